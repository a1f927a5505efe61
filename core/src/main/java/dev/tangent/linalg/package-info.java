/// Small dense algebra and what all numeric code here stands on.
///
/// A *matrix* is dense and row-major; a *block* of right-hand sides is a matrix whose row i belongs to point i, so
/// that the outputs of one point lie side by side. *Parallel* work runs in the caller's fork-join pool; each piece of
/// work writes its own slot, so results do not depend on the number of threads.
///
/// Hot loops end by `<` or `>`, even where `<=` or `>=` would read better: for those the compiler bets that a loop
/// turns more than once and, when one does not, throws the compiled method away and begins again. Vector code is
/// hundreds of times slower meanwhile.
package dev.tangent.linalg;
