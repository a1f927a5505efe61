/// Small dense linear algebra, disjoint sets, permutations and argument checks.
///
/// A *matrix* is dense and row-major; a *block* of right-hand sides is a matrix whose row i belongs to point i, so that
/// the outputs of one point lie side by side.
///
/// Hot loops end by `<` or `>`, even where `<=` or `>=` would read better: for those the compiler assumes that a loop
/// runs more than once and, when one does not, discards the compiled method (deoptimization) and compiles again. Vector
/// code is hundreds of times slower meanwhile.
package dev.tangent.linalg;
