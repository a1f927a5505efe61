package dev.tangent.spark.newpoints;

import dev.tangent.spark.matrix.CellRegularizer;
import java.io.Serializable;

/// What the extension to new points needs beside the fitted ones.
///
/// @param neighbours k, the new point counted
/// @param lambda what R was multiplied with
/// @param spreads of each output's labels
/// @param noise standard deviation of each output's labels about f; empty where there are no error bars
public record ExtensionSpec(
        CellRegularizer regularizer, int neighbours, double lambda, double[] spreads, double[] noise)
        implements Serializable {}
