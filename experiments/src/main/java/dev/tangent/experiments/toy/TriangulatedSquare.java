package dev.tangent.experiments.toy;

import dev.tangent.plot.triangulation.Triangulation;

/// The points, triangulated once for all panels, and their labels.
record TriangulatedSquare(Triangulation points, int[] labelled, double[] labelValues) {}
