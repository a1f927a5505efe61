/// Values for points that were not there when the model was fitted.
///
/// A *new point* takes the value that makes its own local energy least, given the values of its neighbours among the
/// data. A *fitted model* holds all that this needs; a *streaming model* also takes new labels in.
package dev.tangent.learning.newpoints;
