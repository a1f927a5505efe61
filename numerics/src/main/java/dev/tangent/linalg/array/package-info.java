/// What works on plain arrays of indices and keys: permutations, subsets, disjoint sets, selection; and the checks
/// of arguments that every public method makes.
///
/// *Selection* splits an array at a rank without sorting it. *Disjoint sets* are merged two at a time and know
/// which set an index is in. What is random takes its seed as an argument.
@NullMarked
package dev.tangent.linalg.array;

import org.jspecify.annotations.NullMarked;
