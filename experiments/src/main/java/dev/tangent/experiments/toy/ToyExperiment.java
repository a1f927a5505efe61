package dev.tangent.experiments.toy;

import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import java.util.ArrayList;
import java.util.List;

/// The paper's Figure 1.
public record ToyExperiment() implements Experiment {
    private static final int POINTS = 10_000;

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public List<Section> run(Setup setup) {
        setup.log().accept("toy square");
        ToyComparison toy = new ToyComparison(POINTS, setup.seed());
        List<ToyResult> results = new ArrayList<>();
        for (ToyComparison.ToyMethod method : ToyComparison.methods()) results.add(toy.run(method));
        ResultTableBuilder table = ResultTable.named(
                        "toy", "Predicted values around the label at the centre, which is 10")
                .columns("method", "mean within 0.1 of it", "at the label", "time");
        for (ToyResult result : results)
            table.row(
                    TableCell.of(result.title()),
                    TableCell.number(result.near(), 2),
                    TableCell.number(result.atLabel(), 2),
                    TableCell.seconds(result.seconds()));
        return List.of(Section.titled("A square with five labels (Figure 1)")
                .paragraph(
                        "10,000 points on a square, the corners labelled -1 and the centre 10. The Laplacian meets the"
                                + " labels with a spike and is flat elsewhere; regularizers of higher order extend the"
                                + " labels' values smoothly.")
                .add(Figure.of(
                        "toy",
                        toy.figure(results, ToyFigure.LIGHT),
                        "The function that each method predicts from five labels.",
                        "Four panels: the labelled points, and the surfaces of Laplacian, iterated Laplacian and local"
                                + " Gaussian regularizer; the first has a spike at the centre, the others a smooth"
                                + " hill."))
                .add(table.build())
                .build());
    }
}
