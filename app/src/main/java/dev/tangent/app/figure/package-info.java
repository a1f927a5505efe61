/// Line charts for reports.
///
/// A *chart* shows *curves*, values over a parameter, between two *axes*, each linear or logarithmic.
package dev.tangent.app.figure;
