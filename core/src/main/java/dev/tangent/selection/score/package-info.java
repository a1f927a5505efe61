/// Scores: how far a candidate's predictions are from the labels that it did not see.
///
/// A *candidate* is a trial with its *score*, the error on held-out labels by some *measure*, fold by fold. The
/// *selection rule* says which of the candidates of one method is taken.
package dev.tangent.selection.score;
