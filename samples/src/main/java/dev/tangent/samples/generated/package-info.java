/// Point clouds drawn at random from known manifolds.
///
/// A generated cloud comes with its *truth*: the parameters each point was made from, such as the position on the
/// manifold or the number of the shape. A seed determines every bit of it, on every machine.
package dev.tangent.samples.generated;
