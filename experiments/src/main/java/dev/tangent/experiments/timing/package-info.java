/// The paper's timings, and cost against size.
package dev.tangent.experiments.timing;
