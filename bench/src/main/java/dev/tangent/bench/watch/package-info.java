/// Measures again what stands under `docs/measured`, and says what moved.
package dev.tangent.bench.watch;
