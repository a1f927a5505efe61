/// Experiments beyond the paper: the coverage of prediction intervals, and the choice of the points to label next
/// (active learning).
package dev.tangent.experiments.trust;
