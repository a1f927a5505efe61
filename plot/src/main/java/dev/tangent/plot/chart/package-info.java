/// Charts and pictures for reports, on the drawing primitives of [dev.tangent.plot.picture].
///
/// A *panel* is a plot area between two *axes*, each linear or logarithmic. A *curve* is one method's values over a
/// parameter, each with a *spread* (one standard error up and down). Every method has one colour, the same in all
/// charts. *Ours* is what was measured here, *paper* what the paper printed.
package dev.tangent.plot.chart;
