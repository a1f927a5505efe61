package dev.tangent.report;

import dev.tangent.learning.Lambda;
import dev.tangent.method.ValueSource;
import dev.tangent.regularizer.RegularizerMatrix;

/// The weight of the regularizer.
///
/// @param relative raw times the mean diagonal entry of the matrix
public record LambdaReport(double raw, double relative, boolean byDefault, boolean chosen) {
    public static LambdaReport of(Lambda lambda, RegularizerMatrix matrix, ValueSource origin) {
        double relative = switch (lambda) {
            case Lambda.Raw given -> given.value() * matrix.scale();
            case Lambda.Relative given -> given.value();
        };
        return new LambdaReport(
                lambda.over(matrix), relative, origin == ValueSource.DEFAULT, origin == ValueSource.CHOSEN);
    }
}
