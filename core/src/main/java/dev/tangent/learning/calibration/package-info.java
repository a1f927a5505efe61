/// Class probabilities that mean what they say.
///
/// Probabilities are *calibrated* if of the points given probability p to a class a part p has it. Held-out labels tell
/// how far they are: *temperature scaling* corrects them by one number, and *mixture weights* say how much each of
/// several classifiers counts.
package dev.tangent.learning.calibration;
