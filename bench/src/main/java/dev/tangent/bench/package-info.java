/// Benchmarks. An *item* is one question ("how long do 50,000 neighbour lists take?") asked of Tangent and of its
/// *peers*, other programs that do the same work, in the same run on the same machine, turn by turn. Its *section* of
/// the report states the *thresholds* it has to meet. Kernels, which take microseconds, are measured by JMH instead.
package dev.tangent.bench;
