/// A value for every row, how it came about and whether the solve converged.
package dev.tangent.learning.prediction;
