/// Triangles between points of a plane, and the outline of a cloud.
package dev.tangent.plot.triangulation;
