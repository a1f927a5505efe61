/// Computations that take time: they wait for their turn, tell how far they are, and can be cancelled.
///
/// A *job* belongs to a table and ends with it. The *queue* runs jobs one after the other and refuses more than a few
/// that wait.
package dev.tangent.service.job;
