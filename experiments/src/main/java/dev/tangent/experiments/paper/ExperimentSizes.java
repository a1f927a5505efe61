package dev.tangent.experiments.paper;

import dev.tangent.data.BodyShapes;
import java.util.List;

/// The sizes of what an experiment generates itself; measured tables are taken as they are.
///
/// @param poses simulated frames
/// @param people simulated body shapes
/// @param labels numbers of labels on simulated body shapes, ascending
/// @param growth numbers of points at which cost against size is measured, ascending
public record ExperimentSizes(int poses, int people, List<Integer> labels, List<Integer> growth) {
    /// 500 labels are left out: they take as long as all other numbers of labels together.
    public static final ExperimentSizes FULL = new ExperimentSizes(
            8_000, BodyShapes.SCANS, List.of(20, 50, 100, 200), List.of(2_000, 5_000, 10_000, 20_000, 50_000));

    public ExperimentSizes {
        labels = List.copyOf(labels);
        growth = List.copyOf(growth);
    }
}
