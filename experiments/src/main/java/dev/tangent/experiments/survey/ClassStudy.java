package dev.tangent.experiments.survey;

import dev.tangent.Classification;
import dev.tangent.ClassificationFit;
import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.method.Methods;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Runs Tangent's methods for classes on every draw of a table.
final class ClassStudy {
    /// In the order of the tables.
    static final Map<String, Classification> METHODS = methods();

    private final ClassTable table;
    private final StudyDesign design;

    ClassStudy(ClassTable table, StudyDesign design) {
        this.table = table;
        this.design = design;
    }

    private static Map<String, Classification> methods() {
        Map<String, Classification> methods = new LinkedHashMap<>();
        methods.put("Lap", new Classification().method(Methods.LAPLACIAN));
        methods.put("LG", new Classification().method(Methods.LOCAL_GAUSSIAN));
        methods.put("Poisson", new Classification().method(Methods.POISSON));
        methods.put("Poisson (mutual)", new Classification().method(Methods.MUTUAL_POISSON));
        methods.put("WNLL", new Classification().method(Methods.WEIGHTED_NONLOCAL));
        methods.put("k-NN", new Classification().method(Methods.NEAREST));
        methods.put(CompetitorSet.AUTO, new Classification().auto());
        return methods;
    }

    List<ClassDraw> draws() {
        return IntStream.range(0, design.draws())
                .mapToObj(number -> new ClassDraw(table, number, design.mostLabels(), design.seed()))
                .toList();
    }

    void run(ClassResults results, Consumer<String> log) {
        for (ClassDraw draw : draws())
            for (int labels : design.labels()) {
                log.accept(table.name() + ": draw " + (draw.number() + 1) + ", " + labels + " labels");
                METHODS.forEach((name, method) -> {
                    ClassificationFit fit = method.seed(design.seed()).fit(table.points(), draw.labels(labels));
                    results.add(name, table, draw, labels, fit.probabilities());
                });
            }
    }
}
