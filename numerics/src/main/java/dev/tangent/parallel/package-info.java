/// Loops over ranges on several threads.
///
/// *Parallel* work runs in the caller's fork-join pool; each task writes its own slot, so results do not depend on the
/// number of threads. *Progress* is told by every chunk, and whoever listens may end the work there.
package dev.tangent.parallel;
