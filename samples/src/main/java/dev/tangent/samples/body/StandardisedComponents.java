package dev.tangent.samples.body;

import dev.tangent.Check;
import dev.tangent.data.table.NamedMatrix;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;

/// The leading principal components of standardised columns: mean 0 and variance 1 (over all rows, not one less).
///
/// `scores` has a row for each row and a column for each component, not scaled; `directions` has a column for each
/// component, whose largest entry is positive so that signs do not depend on the machine; `variance` is the share of
/// the standardised columns' variance that the components hold. Costs rows x columns^2.
public record StandardisedComponents(Matrix scores, Matrix directions, double variance) {
    public static StandardisedComponents of(NamedMatrix table, int count) {
        Matrix z = standardised(table);
        int width = z.columns();
        Check.atLeast(1, count, "number of components");
        Check.atMost(width, count, "number of components", "the number of columns " + width);
        SymmetricEigen eigen = new SymmetricEigen(width);
        eigen.decompose(z.transposeTimes(z).values(), width);
        Matrix directions = Matrix.zeros(width, count);
        double held = 0;
        for (int t = 0; t < count; t++) {
            directions.setColumns(t, Matrix.column(signed(eigen.vector(t))));
            held += eigen.value(t);
        }
        return new StandardisedComponents(z.times(directions), directions, held / ((double) z.rows() * width));
    }

    private static Matrix standardised(NamedMatrix table) {
        Matrix z = table.values().copy();
        for (int c = 0; c < z.columns(); c++) {
            double mean = 0;
            for (int i = 0; i < z.rows(); i++) mean += z.at(i, c) / z.rows();
            double squares = 0;
            for (int i = 0; i < z.rows(); i++) squares += (z.at(i, c) - mean) * (z.at(i, c) - mean);
            double deviation = Math.sqrt(squares / z.rows());
            Check.that(deviation > 0, "column '" + table.names().get(c) + "' never changes: leave it out");
            for (int i = 0; i < z.rows(); i++) z.set(i, c, (z.at(i, c) - mean) / deviation);
        }
        return z;
    }

    private static double[] signed(double[] direction) {
        double largest = 0;
        for (double entry : direction) if (Math.abs(entry) > Math.abs(largest)) largest = entry;
        double[] out = direction.clone();
        if (largest < 0) for (int t = 0; t < out.length; t++) out[t] = -out[t];
        return out;
    }
}
