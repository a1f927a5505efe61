package dev.tangent.selection;

import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import java.util.List;

/// Why a search that was called for does not take place: too few labels, or too many.
///
/// @param labels distinct labelled points
/// @param canBeHeldOut whether some class, or some output, has more than one label
/// @param methods to be searched among
public record TuningPreconditions(int labels, boolean canBeHeldOut, List<Method> methods) {
    /// Beyond this nobody has measured what a search takes.
    private static final int MOST_SEARCHED = 20_000;

    /// Beyond this a method without a regularizer, which is dense work on all labels, is no longer quick.
    private static final int MOST_DENSE = 2000;

    /// Empty if there is nothing against it.
    public List<String> reasonsAgainst() {
        if (labels < SelectionSettings.FEWEST_LABELS)
            return List.of("nothing was tuned: cross-validation needs at least " + SelectionSettings.FEWEST_LABELS
                    + " labelled points but there are " + labels + "; what was not given has its default");
        if (!canBeHeldOut)
            return List.of(
                    "nothing was tuned: every class or target has a single label, so that none can be held out; what was"
                            + " not given has its default");
        if (labels > most())
            return List.of("nothing was tuned: with " + labels + " labelled points, more than " + most()
                    + ", a search takes long; it is made where a number of folds is given");
        return List.of();
    }

    private int most() {
        return methods.stream().anyMatch(each -> each.can(Capability.SUGGESTIONS)) ? MOST_SEARCHED : MOST_DENSE;
    }
}
