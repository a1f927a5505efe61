/// Points on many machines. Space is cut into *cells* by a kd-tree over a sample; a cell holds the distinct points that
/// lie in it, its *own* points, in the order of their rows. Points of other cells that it has to know are *remote*.
/// A point's *identity* is the number of the first row at its place, so that ties between neighbours fall as in core.
package dev.tangent.spark.points;
