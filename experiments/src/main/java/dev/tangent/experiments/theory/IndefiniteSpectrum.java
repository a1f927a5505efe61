package dev.tangent.experiments.theory;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.regularizer.energy.LocalPolynomial;
import java.util.SplittableRandom;

/// The ends of the spectrum of -(B + B')/2, the paper's energy for the local polynomial operator.
record IndefiniteSpectrum(int points, int neighbours, double smallest, double largest) {
    public static IndefiniteSpectrum onSphere(int points, int neighbours, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[points][];
        for (int i = 0; i < points; i++) rows[i] = KnownSurface.SPHERE.draw(random);
        Matrix energy = new LocalPolynomial(2)
                .operator(NeighbourGraph.nearest(PointCloud.of(rows), neighbours))
                .symmetrized(-1)
                .toDense();
        SymmetricEigen eigen = new SymmetricEigen(points);
        eigen.decompose(energy.values(), points);
        return new IndefiniteSpectrum(points, neighbours, eigen.value(points - 1), eigen.value(0));
    }
}
