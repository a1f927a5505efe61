/// From labels to values over all cells, as core does it: the reduction of R to the labelled points for a search over
/// lambda and for powers of the Laplacian, the full system where lambda is given. What is dense work on the labels is
/// done on the driver by core's own code.
package dev.tangent.spark.learning;
