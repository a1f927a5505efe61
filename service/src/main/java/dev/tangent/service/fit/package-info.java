/// Fits: what is asked for, the fit itself, changes that are answered at once, and what it gives.
///
/// A *change* keeps method and parameters and takes another lambda, loss or labels: the reduction that is there answers
/// it. Each gives the fit's next *version*. A fit that cannot follow changed labels is *stale*.
package dev.tangent.service.fit;
