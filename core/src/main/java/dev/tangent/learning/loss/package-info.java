/// Losses other than the squared one, and how to minimise them on the labels.
///
/// A *loss* rho(y, f) measures how badly a value f fits a label y; it is convex in f. A *pointwise* loss sees one
/// output at a time; some have *kinks*, where the slope jumps. On the labels everything is small and dense: the
/// *eigen-coordinates* are those along the eigenvectors of S, in which lambda f'Sf is a sum of squares. The *ridge* is
/// a very weak square added to each of them, so that what neither loss nor S determines is zero instead of open. The
/// *gap* is a proved bound on how far the objective is above its minimum.
package dev.tangent.learning.loss;
