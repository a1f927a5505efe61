/// NumPy's array files (NPY).
///
/// A file has a *header*, which names the element *type* (`descr`), the memory order (`fortran_order`) and the *shape*,
/// and then the values. Arrays of one dimension are read as one column, arrays of two as a matrix of doubles.
@NullMarked
package dev.tangent.data.npy;

import org.jspecify.annotations.NullMarked;
