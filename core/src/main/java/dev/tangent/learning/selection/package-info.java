/// Choosing neighbours, dimension and lambda by the labels themselves.
///
/// *Folds* split the labels, never the points: every candidate sees all points, and a held-out label is one of weight
/// zero. A *setting* is everything that fixes R; each costs one reduction, which then scores a whole grid of lambdas on
/// all folds. A *candidate* is a setting with a lambda and its *score*, the error on held-out labels.
package dev.tangent.learning.selection;
