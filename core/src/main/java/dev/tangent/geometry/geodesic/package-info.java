/// Distances along the manifold: shortest paths over the neighbour graph.
///
/// The *edge graph* is the neighbour graph without direction, each edge as long as its ends are apart. A *geodesic* is
/// a shortest path in it. *Landmarks* are a few points spread over all of them. A *shortcut* is an edge between points
/// that are near in space and far along the manifold.
package dev.tangent.geometry.geodesic;
