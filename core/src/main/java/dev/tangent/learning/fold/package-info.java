/// Folds: which labels are held out together.
///
/// *Folds* split the labels, never the points: every fit sees all points, and a held-out label is one of weight zero.
/// *Near copies* are labels of one thing, held out together, because one tells the other.
package dev.tangent.learning.fold;
