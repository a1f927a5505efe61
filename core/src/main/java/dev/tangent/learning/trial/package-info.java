/// Methods whose parameters can be tried on held-out labels.
///
/// *Folds* split the labels, never the points: every trial sees all points, and a held-out label is one of weight zero.
/// A *tunable method* tries all its parameters on a *labelled graph*; each *trial* has what it predicts for the labels
/// that it did not see. A *search unit* is what a method does in one go, such as all lambdas of one regularizer.
package dev.tangent.learning.trial;
