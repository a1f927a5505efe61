/// One fit, one way: points and labels are prepared, a method and its parameters selected, the choice is fitted again
/// to all labels, error bars are made, and all of it is reported.
///
/// A *fit job* is the settings and the data of one fit; its *stages* are timed and may be cancelled.
package dev.tangent.fit;
