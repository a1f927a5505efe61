package dev.tangent.experiments.theory;

import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.LineChart;
import dev.tangent.plot.chart.LineChart.AxisScale;
import dev.tangent.plot.chart.LineChart.Quantity;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The text and the pictures of `docs/measured/theory.md`. Every number in it comes from a [TheoryMeasurements].
public final class TheoryPage {
    public static final String CONVERGENCE = "theory-convergence.svg";
    public static final String DEGENERACY = "theory-degeneracy.svg";

    private static final int[] COLOURS = {0x0072b2, 0xe69f00, 0x7a4fb5, 0x009e73};

    private final TheoryMeasurements measured;

    public TheoryPage(TheoryMeasurements measured) {
        this.measured = measured;
    }

    public Drawing convergence() {
        List<Curve> curves = new ArrayList<>();
        for (KnownSurface surface : KnownSurface.values()) {
            List<ConvergenceOrder.RadiusError> rows = measured.convergence().get(surface);
            curves.add(new Curve(
                    String.format(Locale.ROOT, "%s, order %.2f", name(surface), ConvergenceOrder.order(rows)),
                    Colour.of(COLOURS[curves.size()]),
                    rows.stream()
                            .sorted((a, b) -> Double.compare(a.radius(), b.radius()))
                            .map(row -> new Curve.CurvePoint(row.radius(), row.error(), 0))
                            .toList()));
        }
        return TitledSheet.of(
                "The Laplacian by a local quadratic fit",
                "relative error against the radius of the neighbourhoods",
                List.of(LineChart.of(
                        "",
                        new Quantity("radius h", AxisScale.LOGARITHMIC),
                        new Quantity("relative error", AxisScale.LOGARITHMIC),
                        curves)));
    }

    public Drawing degeneracy() {
        List<Drawing> panels = new ArrayList<>();
        for (int dimension : measured.dimensions()) {
            List<Curve> curves = new ArrayList<>();
            for (int r = 0; r < TheoryMeasurements.NAMES.size(); r++) {
                int regularizer = r;
                curves.add(new Curve(
                        TheoryMeasurements.NAMES.get(r),
                        Colour.of(COLOURS[r]),
                        measured.spikes(dimension).stream()
                                .map(row -> new Curve.CurvePoint(
                                        row.points(),
                                        row.spikes().get(regularizer).share(),
                                        0))
                                .toList()));
            }
            panels.add(LineChart.of(
                    dimension + " dimensions",
                    new Quantity("points u", AxisScale.LOGARITHMIC),
                    new Quantity("share of the label", AxisScale.FROM_ZERO),
                    curves));
        }
        return TitledSheet.of(
                "Share of a label that its neighbourhood takes on",
                "1: the neighbourhood has the value of the label; 0: the label is an isolated spike",
                panels);
    }

    public String markdown() {
        StringBuilder text = new StringBuilder("""
                # The theory, checked numerically

                Written by `./tangent theory -o docs/measured`; do not edit. Letters and equation numbers as in
                [paper-map.md](../paper-map.md).

                ## Proposition 1: the local quadratic fit converges to the Laplacian

                `LocalPolynomial.operator` fits a quadratic through the centre's value in each tangent space; the trace of its
                Hessian estimates the Laplacian. Its bias is of order h^2 in the neighbourhood's radius h. Third derivatives
                add an error of order h / sqrt(k), since points do not lie symmetrically around a centre: so k grows as h^-2,
                and the number of points as k / h^2. The function is the spherical harmonic z(5z^2 - 3) on the unit sphere,
                where Delta Y = -12 Y, and sin(theta) + cos(2 phi) on a torus of radii 1 and 1/2.

                """.replace("                ", ""));
        text.append("![Relative error against radius, sphere and torus](images/")
                .append(CONVERGENCE)
                .append(")\n\n");
        for (KnownSurface surface : KnownSurface.values()) convergence(text, surface);
        text.append("""
                ## Sobolev degeneracy: a label becomes an isolated spike

                Points spread evenly over [-1, 1]^m, corners labelled 0, the centre labelled 1, k = %d, relative lambda 1e-8, one draw.
                The share is (mean within %s of the centre - mean of all) / (value at the centre - mean of all). Functions of
                bounded Dirichlet energy need not be continuous in two dimensions or more, so the Laplacian can meet a label
                with a spike whose energy vanishes in the limit: slowly, as a logarithm, in two dimensions, faster in three.
                The energies of the Laplacian's square and of LG hold second derivatives, which exclude this in both.

                """.replace("                ", "").formatted(TheoryMeasurements.NEIGHBOURS, Degeneracy.NEAR));
        text.append("![Share of the label against the number of points](images/")
                .append(DEGENERACY)
                .append(")\n\n");
        for (int dimension : measured.dimensions()) degeneracy(text, dimension);
        text.append("""
                ## Null spaces

                Zero eigenvalues on one flat connected component of a 2-D manifold, counted by `NullSpaceTest` (E by
                `LocalDerivativeTest`); twice as many on two.

                | matrix | dimension | functions |
                |---|---|---|
                | L, L^2, L^3 | 1 | constants |
                | G (LG with the constant null space) | 1 | constants |
                | G' (LG) | 3 | constants and linear functions |
                | Hessian energy | 3 | constants and linear functions |
                | B'B (local polynomial) | 5 | the above, xy and x^2 - y^2: every quadratic without a Laplacian |
                | E (local derivatives) | 1 | constants |

                ## The series of derivatives is the norm of the Gaussian's Hilbert space

                Eq. 24 for the kernel exp(-d^2 / sigma^2): (pi sigma^2)^(-m/2) times the sum over t of sigma^{2t} / (t! 4^t)
                times the integral of |D^t q|^2 is alpha'K alpha. `GaussianDerivativesTest` integrates it numerically for random
                expansions, in 1-D to order 40 (agreement to 1e-10) and in 2-D to order 24 (1e-5): the series halves from term
                to term, as the sum starting at t = 0 and the factor 4^t demand.

                ## The symmetrized operator is indefinite

                """.replace("                ", ""));
        text.append(String.format(
                Locale.ROOT,
                "The paper's energy for B is -(B + B')/2. On %,d points of the sphere with k = %d its smallest eigenvalue is%n"
                        + "%.3g, its largest %.3g: not an energy. Tangent offers B as an operator and S'S as the regularizer.%n",
                measured.indefinite().points(),
                measured.indefinite().neighbours(),
                measured.indefinite().smallest(),
                measured.indefinite().largest()));
        return text.toString();
    }

    private void convergence(StringBuilder text, KnownSurface surface) {
        List<ConvergenceOrder.RadiusError> rows = measured.convergence().get(surface);
        text.append(String.format(
                Locale.ROOT,
                "On the %s the fitted order is **%.2f**.%n%n",
                name(surface),
                ConvergenceOrder.order(rows)));
        text.append("| radius h | neighbours k | points u | relative error |\n|---|---|---|---|\n");
        for (ConvergenceOrder.RadiusError row : rows)
            text.append(String.format(
                    Locale.ROOT,
                    "| %.2f | %d | %,d | %.4f |%n",
                    row.radius(),
                    row.neighbours(),
                    row.points(),
                    row.error()));
        text.append('\n');
    }

    private void degeneracy(StringBuilder text, int dimension) {
        text.append(String.format(Locale.ROOT, "Shares in %d dimensions:%n%n", dimension));
        text.append("| points u | ")
                .append(String.join(" | ", TheoryMeasurements.NAMES))
                .append(" |\n|---|");
        text.append("---|".repeat(TheoryMeasurements.NAMES.size())).append('\n');
        for (TheoryMeasurements.Spikes row : measured.spikes(dimension)) {
            text.append(String.format(Locale.ROOT, "| %,d |", row.points()));
            for (Degeneracy.Spike spike : row.spikes())
                text.append(String.format(Locale.ROOT, " %.3f |", spike.share()));
            text.append('\n');
        }
        text.append('\n');
    }

    private static String name(KnownSurface surface) {
        return surface.name().toLowerCase(Locale.ROOT);
    }
}
