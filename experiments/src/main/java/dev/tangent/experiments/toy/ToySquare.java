package dev.tangent.experiments.toy;

import dev.tangent.experiments.picture.Triangulation;

/// The points, triangulated once for all panels, and their labels.
record ToySquare(Triangulation points, int[] labelled, double[] labelValues) {}
