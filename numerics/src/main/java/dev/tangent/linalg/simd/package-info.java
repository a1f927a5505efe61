/// Dense kernels on flat arrays: the only package that imports the Vector API.
///
/// A *kernel* is an innermost loop behind an interface with two implementations, one on vectors and one in plain
/// loops (its *scalar twin*), which give the same bits. Work that is known to be long runs on vectors from its
/// beginning, see [VectorCode]; for other work a [KernelRace] decides. A *lane* is one element of a vector; a *batch*
/// holds as many small matrices as a vector has lanes, entry by entry beside each other. Nothing here knows
/// matrices or checks arguments: callers pad their arrays to `DenseKernels.LANES` and pass offsets.
@NullMarked
package dev.tangent.linalg.simd;

import org.jspecify.annotations.NullMarked;
