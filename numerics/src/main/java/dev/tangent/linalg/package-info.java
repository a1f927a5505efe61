/// Dense matrices, solves and decompositions of moderate size, and the failures of all numeric work.
///
/// A *matrix* is dense and row-major; a *block* of right-hand sides is a matrix whose row i belongs to unknown i,
/// so that the values of one unknown lie side by side. A [NumericFailure] is thrown where double precision does not
/// suffice for the numbers given. Blocked factorizations on plain arrays are in `block`, decompositions for special
/// shapes in `dense`, innermost loops in `simd`, sets and permutations of indices in `array`.
///
/// Hot loops end by `<` or `>`, even where `<=` or `>=` would read better: for those the compiler assumes that a
/// loop runs more than once and, when one does not, discards the compiled method (deoptimization) and compiles
/// again. Vector code is hundreds of times slower meanwhile.
@NullMarked
package dev.tangent.linalg;

import org.jspecify.annotations.NullMarked;
