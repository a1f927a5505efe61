/// R by rows: each cell has the rows of its own points, made by core's own code from all neighbourhoods that hold one
/// of them. The *halo* of a cell are the remote points that its rows couple its own points to; own points that are
/// coupled to remote ones are on the cell's *interface*, the others are its *interior*. R is symmetric, so that every
/// point of a halo is on the interface of its own cell.
package dev.tangent.spark.matrix;
