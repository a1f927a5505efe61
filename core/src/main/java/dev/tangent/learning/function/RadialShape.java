package dev.tangent.learning.function;

/// How likeness falls with distance r, in units of the length; one at zero. Rasmussen and Williams 2006, Eq. 4.9, 4.17.
public enum RadialShape {
    /// exp(-r^2 / 2): infinitely smooth.
    GAUSSIAN("rbf") {
        @Override
        public double at(double r) {
            return Math.exp(-r * r / 2);
        }

        @Override
        public double decline(double r) {
            return Math.exp(-r * r / 2);
        }
    },
    /// Once differentiable.
    MATERN_3_2("matern-3/2") {
        @Override
        public double at(double r) {
            double s = Math.sqrt(3) * r;
            return (1 + s) * Math.exp(-s);
        }

        @Override
        public double decline(double r) {
            return 3 * Math.exp(-Math.sqrt(3) * r);
        }
    },
    /// Twice differentiable.
    MATERN_5_2("matern-5/2") {
        @Override
        public double at(double r) {
            double s = Math.sqrt(5) * r;
            return (1 + s + s * s / 3) * Math.exp(-s);
        }

        @Override
        public double decline(double r) {
            double s = Math.sqrt(5) * r;
            return 5.0 / 3 * (1 + s) * Math.exp(-s);
        }
    };

    private final String word;

    RadialShape(String word) {
        this.word = word;
    }

    public abstract double at(double r);

    /// -k'(r) / r, finite at zero for all of them: dk / d log length_d = decline (x_d - x'_d)^2 / length_d^2.
    public abstract double decline(double r);

    public String word() {
        return word;
    }
}
