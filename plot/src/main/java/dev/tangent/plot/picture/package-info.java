/// Pictures without a plotting library: shapes, two writers, and the surface plot.
///
/// A *drawing* is a list of shapes, painted in order, in a plane whose origin is the upper left corner and whose y
/// grows downwards; one unit is one pixel of an unscaled picture. [Svg] and [Png] write the same drawing. A *surface*
/// is a function known at scattered points of the plane and linear on each Delaunay triangle between them; a *facet*
/// is a piece of one such triangle; the *box* is the part of space (x, y, value) that a plot shows.
package dev.tangent.plot.picture;
