/// Loops over ranges on several threads.
///
/// *Parallel* work runs in the caller's fork-join pool; each task writes to a range of its own, so that results do
/// not depend on the number of threads. *Progress* is reported after every chunk, and a listener may end the work
/// there by an exception.
@NullMarked
package dev.tangent.parallel;

import org.jspecify.annotations.NullMarked;
