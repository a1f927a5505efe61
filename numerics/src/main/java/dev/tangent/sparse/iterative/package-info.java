/// Preconditioned conjugate gradients.
///
/// A *preconditioner* M approximates A and is cheap to solve with. The *two-level* method combines a *smoother*,
/// which reduces errors that oscillate, with a *coarse space* for those that do not. An *aggregate* is a small set
/// of points close to each other; the coarse functions of an aggregate are its constant and its leading principal
/// coordinates. Points are *strongly coupled* if their entry of A is large compared with their diagonal entries.
@NullMarked
package dev.tangent.sparse.iterative;

import org.jspecify.annotations.NullMarked;
