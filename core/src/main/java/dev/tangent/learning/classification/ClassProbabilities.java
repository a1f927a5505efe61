package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// Rows of class shares or probabilities.
public final class ClassProbabilities {
    private ClassProbabilities() {}

    /// The class with the largest share; of equals the first.
    public static int largest(Matrix shares, int row) {
        int largest = 0;
        for (int c = 1; c < shares.columns(); c++) if (shares.at(row, c) > shares.at(row, largest)) largest = c;
        return largest;
    }

    /// The class of each label, for [dev.tangent.learning.fold.Folds#stratified]; of a mixed label the largest
    /// share.
    public static int[] strata(DistinctLabels shares) {
        int[] strata = new int[shares.size()];
        for (int i = 0; i < strata.length; i++) strata[i] = largest(shares.values(), i);
        return strata;
    }

    /// How often each class occurs among the labels in use, half a label added to each so that none is at zero.
    public static double[] labelled(DistinctLabels labels, boolean[] inUse) {
        double[] shares = new double[labels.outputs()];
        double total = 0;
        int count = 0;
        for (int i = 0; i < labels.size(); i++) {
            if (!inUse[i]) continue;
            for (int c = 0; c < shares.length; c++) shares[c] += labels.weight(i, 0) * labels.value(i, c);
            total += labels.weight(i, 0);
            count++;
        }
        double half = count == 0 ? 1 : total / count / 2;
        double sum = total + half * shares.length;
        for (int c = 0; c < shares.length; c++) shares[c] = (shares[c] + half) / sum;
        return shares;
    }

    /// Makes every row sum to one; a row of zeros becomes `otherwise`. No value may be negative.
    public static Matrix normalised(Matrix values, double[] otherwise) {
        Matrix normalised = values.copy();
        int width = values.columns();
        for (int i = 0; i < values.rows(); i++) {
            double sum = Arrays.stream(values.row(i)).sum();
            for (int c = 0; c < width; c++) normalised.set(i, c, sum > 0 ? values.at(i, c) / sum : otherwise[c]);
        }
        return normalised;
    }
}
