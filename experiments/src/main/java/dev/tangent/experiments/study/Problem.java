package dev.tangent.experiments.study;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import java.util.List;

/// Points, and what is to be predicted at them.
///
/// @param source where it comes from, in a sentence; says so if it is simulated
public record Problem(String name, String source, PointCloud points, List<StudyTarget> targets) {
    public Problem {
        targets = List.copyOf(targets);
        for (StudyTarget target : targets)
            Check.that(
                    target.values().rows() == points.size(),
                    target.name() + " has " + target.values().rows() + " rows but there are " + points.size()
                            + " points");
    }
}
