package dev.tangent.learning.uncertainty;

/// Two-sided quantiles: the q with |x| <= q for the given share of all x.
public final class Quantiles {
    private static final int STEPS = 100;

    private Quantiles() {}

    /// Of Student's distribution, by bisection on the integral of its density over x = sqrt(degrees) tan t, where it is
    /// cos(t)^(degrees - 1) up to a factor.
    public static double student(double share, int degrees) {
        double whole = integral(Math.PI / 2, degrees);
        double low = 0;
        double high = Math.PI / 2;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            if (integral(middle, degrees) < share * whole) low = middle;
            else high = middle;
        }
        return Math.sqrt(degrees) * Math.tan(low);
    }

    /// Simpson's rule.
    private static double integral(double to, int degrees) {
        int pieces = 400;
        double width = to / pieces;
        double sum = 0;
        for (int i = 0; i <= pieces; i++) {
            int weight = i == 0 || i == pieces ? 1 : i % 2 == 1 ? 4 : 2;
            sum += weight * Math.pow(Math.cos(i * width), degrees - 1);
        }
        return sum * width / 3;
    }
}
