/// Rankings of candidates, and means of several of them.
///
/// The candidates of all methods are *ranked*; what a search takes is one of them, or an *ensemble*: a mean of one
/// candidate of each method, weighted by their errors on held-out labels.
package dev.tangent.selection.ensemble;
