package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SymmetricOperator;

/// The diagonal as preconditioner: no setup cost, sufficient for well conditioned systems (high intrinsic dimension).
public final class Jacobi implements Preconditioner {
    private static final int CHUNK = 2048;

    private final double[] inverse;

    public Jacobi(SymmetricOperator a) {
        inverse = a.diagonal().clone();
        for (int i = 0; i < inverse.length; i++) {
            if (!(inverse[i] > 0))
                throw new IllegalArgumentException("diagonal entry " + i + " must be positive but is " + inverse[i]);
            inverse[i] = 1 / inverse[i];
        }
    }

    @Override
    public void apply(Matrix r, Matrix z) {
        int width = r.columns();
        double[] in = r.values();
        double[] out = z.values();
        Parallel.forRange(inverse.length, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                for (int k = i * width; k < (i + 1) * width; k++) out[k] = inverse[i] * in[k];
        });
    }

    @Override
    public String name() {
        return "Jacobi";
    }
}
