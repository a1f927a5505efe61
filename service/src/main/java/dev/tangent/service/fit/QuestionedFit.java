package dev.tangent.service.fit;

import dev.tangent.Fit;
import dev.tangent.Learning;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import java.util.function.Supplier;

/// A finished fit for an answer that is being computed, which hears how far it is and ends with it.
///
/// @param labelled what it was learnt from
/// @param learning how it was learnt, to do it again on other rows; refused where the memory would not do
record QuestionedFit(Fit fit, PointsInput points, Labelled labelled, Supplier<Learning<?>> learning) {}
