package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.reduction.Identifiability;
import dev.tangent.regularizer.RegularizerMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The status of each distinct point for each output, by the [Identifiability] of its connected component.
public final class PointStatuses {
    private final List<Identifiability> outputs;

    public PointStatuses(RegularizerMatrix regularizer, DistinctLabels labels) {
        outputs = Identifiability.ofEach(
                regularizer,
                IntStream.range(0, labels.outputs())
                        .mapToObj(output -> Arrays.stream(labels.known(output))
                                .map(labels::point)
                                .toArray())
                        .toList());
    }

    public Identifiability identifiability(int output) {
        return outputs.get(output);
    }

    public Status status(int point, int output) {
        return status(outputs.get(output).at(point));
    }

    private static Status status(Identifiability.Degree degree) {
        return switch (degree) {
            case FULL -> Status.OK;
            case PARTIAL -> Status.FEW_LABELS;
            case NONE -> Status.NO_LABEL;
        };
    }

    /// Over all outputs.
    public Status worst(int point) {
        Status worst = Status.OK;
        for (Identifiability output : outputs) worst = worst.worse(status(output.at(point)));
        return worst;
    }

    /// The worst status of each connected component over all outputs.
    public Status[] worstOfComponents() {
        Status[] worst = new Status[outputs.getFirst().ofComponents().length];
        Arrays.fill(worst, Status.OK);
        for (Identifiability output : outputs) {
            Identifiability.Degree[] degrees = output.ofComponents();
            Arrays.setAll(worst, c -> worst[c].worse(status(degrees[c])));
        }
        return worst;
    }
}
