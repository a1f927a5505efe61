package dev.tangent.learning.uncertainty;

/// Two-sided quantiles: the q with |x| <= q for the given share of all x.
public final class Quantiles {
    private static final int STEPS = 100;

    private Quantiles() {}

    /// Of Student's distribution, by Newton's method on the integral of its density over x = sqrt(degrees) tan t,
    /// where it is cos(t)^(degrees - 1) up to a factor. That falls, so the integral is concave, and steps from
    /// below never pass the root.
    public static double student(double share, int degrees) {
        double wanted = share * integral(Math.PI / 2, degrees);
        double at = 0;
        for (int step = 0; step < STEPS; step++) {
            double next = at + (wanted - integral(at, degrees)) / density(at, degrees);
            if (!(next > at && next < Math.PI / 2)) break; // but for rounding
            at = next;
        }
        return Math.sqrt(degrees) * Math.tan(at);
    }

    private static double density(double at, int degrees) {
        return Math.pow(Math.cos(at), degrees - 1.0);
    }

    /// Simpson's rule.
    private static double integral(double to, int degrees) {
        int pieces = 400;
        double width = to / pieces;
        double sum = 0;
        for (int i = 0; i <= pieces; i++) {
            int weight = i == 0 || i == pieces ? 1 : i % 2 == 1 ? 4 : 2;
            sum += weight * density(i * width, degrees);
        }
        return sum * width / 3;
    }
}
