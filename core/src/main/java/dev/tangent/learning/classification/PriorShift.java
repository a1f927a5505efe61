package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Prior;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// Turns values of the classes, none negative, into probabilities: corrected for the prior, each row summing to one.
/// Where all are zero the labels' own shares are used, corrected alike.
///
/// @param factors what each class is multiplied with
/// @param otherwise for a row of zeros
public record PriorShift(double[] factors, double[] otherwise) {
    public static PriorShift of(Prior prior, DistinctLabels labels, boolean[] inUse) {
        double[] labelled = ClassProbabilities.labelled(labels, inUse);
        double[] factors = prior.factors(labelled);
        double[] shares = new double[labelled.length];
        Arrays.setAll(shares, c -> labelled[c] * factors[c]);
        double sum = Arrays.stream(shares).sum();
        return new PriorShift(
                factors, Arrays.stream(shares).map(share -> share / sum).toArray());
    }

    public Matrix of(Matrix values) {
        Matrix corrected = values.copy();
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < factors.length; c++) corrected.set(i, c, values.at(i, c) * factors[c]);
        return ClassProbabilities.normalised(corrected, otherwise);
    }

    /// Each row corrected by the labels of all rows that are not of its group.
    static Matrix leaveOneOut(Prior prior, DistinctLabels labels, LabelGroups together, Matrix values) {
        Matrix all = Matrix.zeros(values.rows(), values.columns());
        boolean[] inUse = labels.everything();
        int[][] members = together.members();
        for (int i = 0; i < inUse.length; i++) {
            for (int member : members[i]) inUse[member] = false;
            Matrix row = Matrix.wrap(1, values.columns(), values.row(i));
            Matrix corrected = of(prior, labels, inUse).of(row);
            System.arraycopy(corrected.values(), 0, all.values(), i * values.columns(), values.columns());
            for (int member : members[i]) inUse[member] = true;
        }
        return all;
    }
}
