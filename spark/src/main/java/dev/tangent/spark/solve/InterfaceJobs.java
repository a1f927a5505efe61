package dev.tangent.spark.solve;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Parallel;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;

/// The jobs of an iteration: one for each step.
final class InterfaceJobs {
    private final JavaRDD<CellCoarse> cells;
    private final InterfaceLayout layout;
    private final CoarseSpace coarse;
    private int step;

    InterfaceJobs(JavaRDD<CellCoarse> cells, InterfaceLayout layout, CoarseSpace coarse) {
        this.cells = cells;
        this.layout = layout;
        this.coarse = coarse;
    }

    /// S p and what the preconditioner makes of it.
    InterfaceIteration.State apply(Matrix p) {
        step++;
        List<StepOutput> outputs = Slices.collected(
                Slices.map(cells, layout.inputs(step, p), (input, cell) -> Parallel.alone(() -> cell.step(input))));
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
