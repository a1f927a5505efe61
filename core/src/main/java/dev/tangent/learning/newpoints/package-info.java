/// Values for points that were not there when the model was fitted.
///
/// The *out-of-sample extension* gives a new point the value of least local energy, given the values of its neighbours
/// among the data, or one kriged from them. A *fitted model* holds all that this needs; a *streaming model* also
/// takes new labels in.
@NullMarked
package dev.tangent.learning.newpoints;

import org.jspecify.annotations.NullMarked;
