package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;

/// The jobs of an iteration: one for each step.
final class InterfaceJobs {
    private final JavaPairRDD<CellSystem, CellCoarse> cells;
    private final InterfaceLayout layout;
    private final CoarseSpace coarse;
    private int step;

    InterfaceJobs(JavaPairRDD<CellSystem, CellCoarse> cells, InterfaceLayout layout, CoarseSpace coarse) {
        this.cells = cells;
        this.layout = layout;
        this.coarse = coarse;
    }

    /// S p and what the preconditioner makes of it.
    InterfaceIteration.State apply(Matrix p) {
        step++;
        List<StepOutput> outputs = Slices.collected(Slices.map(
                cells,
                layout.inputs(step, p),
                (input, cell) -> Parallel.alone(() -> cell._2().step(cell._1(), input))));
        for (StepOutput output : outputs)
            if (output.step() != step)
                throw new IllegalStateException("a cell answered step " + output.step() + " in step " + step);
        return joined(outputs);
    }

    InterfaceIteration.State joined(List<StepOutput> outputs) {
        return new InterfaceIteration.State(
                layout.joined(outputs.stream().map(StepOutput::image).toList()),
                layout.joined(outputs.stream().map(StepOutput::solved).toList()),
                coarse.summed(outputs.stream().map(StepOutput::coarse).toList()));
    }
}
