package dev.tangent.learning.selection;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/// Which method each output gets, where outputs choose alone.
///
/// Twenty labels of one output do not tell methods apart, those of six outputs together often do: on real measurements
/// the method that luck chose for an output had up to a fifth more error than the best one. So an output takes the
/// method that is best over all of them, unless its own labels clearly speak for another.
public final class MethodChoice {
    /// Standard errors of the difference, which five folds exceed by chance once in forty times (Student's t). They
    /// shrink with more labels, and outputs go their own ways.
    private static final double CLEARLY = 2.8;

    private MethodChoice() {}

    /// The number of the method for each output.
    ///
    /// @param methods for each method, what its best candidate for each output did on the same folds
    public static int[] perOutput(List<List<FoldErrors>> methods) {
        int outputs = methods.getFirst().size();
        int common = least(methods.size(), m -> overall(methods.get(m)));
        return IntStream.range(0, outputs)
                .map(c -> {
                    int own = least(methods.size(), m -> methods.get(m).get(c).mean());
                    FoldErrors usual = methods.get(common).get(c);
                    return usual.above(methods.get(own).get(c), CLEARLY) ? own : common;
                })
                .toArray();
    }

    /// In units of what knowing nothing costs, so that no output counts more for its scale.
    private static double overall(List<FoldErrors> outputs) {
        return outputs.stream()
                .mapToDouble(errors -> errors.unit() > 0 ? errors.mean() / errors.unit() : 0)
                .sum();
    }

    private static int least(int count, IntToDoubleFunction value) {
        return IntStream.range(0, count)
                .boxed()
                .min(Comparator.comparingDouble(value::applyAsDouble))
                .orElseThrow();
    }
}
