/// Symmetric sparse matrices in the Matrix Market exchange format.
///
/// The *banner* is the first line and names the format, the type of values and the symmetry. A *coordinate* file then
/// has a size line and one *entry* (row, column, value) a line, counted from 1. *Triplets* are these entries in memory,
/// in any order.
@NullMarked
package dev.tangent.data.matrixmarket;

import org.jspecify.annotations.NullMarked;
