/// Grids: which values of which parameters a search tries.
///
/// A *grid* has one or more values for each parameter of a method. Those that nobody gave have usual ones, made for
/// the points at hand, and a grid whose end is chosen is *expanded* beyond it.
package dev.tangent.selection.grid;
