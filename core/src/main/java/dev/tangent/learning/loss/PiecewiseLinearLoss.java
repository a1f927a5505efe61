package dev.tangent.learning.loss;

/// A loss that is zero in a tube about the label and grows in proportion outside: with e = f - y, rho = highest
/// * max(e - tube, 0) + lowest * min(e + tube, 0), where lowest < 0 < highest are its only other slopes.
///
/// rho'' is zero wherever it exists; what there is to say about the kinks is in the smoothed loss env(e) = min
/// over r of rho(r) + (r - e)^2 / (2 width), whose slope is max(|e| - tube, 0) / width with e's sign, cut off at
/// the two slopes (Moreau 1965).
public sealed interface PiecewiseLinearLoss extends PointwiseLoss permits Quantile, EpsilonInsensitive {
    /// Half the width of the interval where the loss is zero.
    double tube();

    /// rho' far below the label, negative.
    double lowest();

    /// rho' far above the label, positive.
    double highest();

    @Override
    default double value(double y, double f) {
        double e = f - y;
        return highest() * Math.max(e - tube(), 0) + lowest() * Math.min(e + tube(), 0);
    }

    /// rho*(m) - m y for a slope m between the two: what the slope is worth in the dual.
    default double conjugate(double m) {
        return tube() * Math.abs(m);
    }

    /// How far e is outside the tube, with its sign.
    private double outside(double e) {
        return Math.copySign(Math.max(Math.abs(e) - tube(), 0), e);
    }

    default double smoothedSlope(double width, double e) {
        return Math.clamp(outside(e) / width, lowest(), highest());
    }

    default double smoothedCurvature(double width, double e) {
        double slope = outside(e) / width;
        // At the very edge of the tube the curved side is taken, so that a loss with no tube is curved at its kink.
        return Math.abs(e) >= tube() && slope >= lowest() && slope <= highest() ? 1 / width : 0;
    }

    default double smoothedValue(double width, double e) {
        double m = smoothedSlope(width, e);
        return m * e - conjugate(m) - width * m * m / 2;
    }
}
