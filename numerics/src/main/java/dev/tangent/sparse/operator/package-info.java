/// Operators made of other operators without writing out their entries: powers, and multiples with a diagonal
/// added.
///
/// Each can still be made *explicit*, a sparse matrix with all its entries, where an algorithm needs those.
@NullMarked
package dev.tangent.sparse.operator;

import org.jspecify.annotations.NullMarked;
