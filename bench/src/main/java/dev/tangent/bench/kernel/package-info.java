/// JMH benchmarks of the innermost loops, each beside the same work by other means.
package dev.tangent.bench.kernel;
