/// Nearest neighbours: exact by a tree of boxes, or approximate.
///
/// Ties are broken by distance, then by the smaller index. A *leaf* of the tree has few points, whose distances are
/// computed four at a time; a *filter* in single precision leaves out those that are too far.
package dev.tangent.geometry.neighbours;
