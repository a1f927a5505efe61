/// The demonstration: five labels on a square, and what three methods make of them.
///
/// A label of 10 stands at the centre, -1 at each corner. A good regularizer falls smoothly from the centre; the graph
/// Laplacian makes a *spike*: the label itself is met, its surroundings hardly know of it.
package dev.tangent.app.demo;
