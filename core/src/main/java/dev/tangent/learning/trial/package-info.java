/// Methods whose parameters can be tried on held-out labels.
///
/// A *tunable method* tries all its parameters on a *labelled graph*; each *trial* has what it predicts for the labels
/// that the folds did not let it see. A *search unit* is what a method does in one go, such as all lambdas of one
/// regularizer.
package dev.tangent.learning.trial;
