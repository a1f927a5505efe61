/// The graph of a sparse matrix, whose vertices are rows and whose edges are nonzero entries off the diagonal.
///
/// *Connected components* are the parts that no path of edges joins. The *level structure* is what a breadth-first
/// search finds: how wide the graph is, and from that an estimate of what a factor takes.
@NullMarked
package dev.tangent.sparse.graph;

import org.jspecify.annotations.NullMarked;
