package dev.tangent.learning.trial;

import dev.tangent.learning.fold.Folds;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A way to predict all points from labels, with parameters that the labels can choose among.
public interface TunableMethod {
    /// A short name, as a person would type it: "lg".
    String name();

    /// Tries every parameter of this method on the same folds, and hands over each trial as soon as it stands.
    ///
    /// A trial may use the held-out labels of a fold for nothing but being compared with.
    void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found);

    /// This method in units to be tried one by one, for those who count them, keep what they find, or stop in
    /// between. Together they find the same trials in the same order.
    default List<SearchUnit> units() {
        return List.of(SearchUnit.of(name(), this, Optional.empty()));
    }
}
