package dev.tangent.experiments.toy;

import dev.tangent.plot.picture.Triangulation;

/// The points, triangulated once for all panels, and their labels.
record TriangulatedSquare(Triangulation points, int[] labelled, double[] labelValues) {}
