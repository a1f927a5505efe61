package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// One colour for each method, wherever it is drawn. The first seven are told apart by the colour-blind too (M. Okabe
/// and K. Ito, "Color universal design", 2008); the rest differ from them in lightness.
public final class MethodColour {
    private static final Map<String, Colour> COLOURS = new LinkedHashMap<>();

    static {
        name(0x0072b2, "lg", "localgaussian");
        name(0xe69f00, "lap", "laplacian", "graphlaplacian");
        name(0x009e73, "ilap", "iteratedlaplacian", "iteratedgraphlaplacian");
        name(0xcc79a7, "gp", "gaussianprocess");
        name(0x56b4e9, "ridge", "linear", "linearridge");
        name(0xd55e00, "additive", "additivetrend", "lgadditive", "lgtrend");
        name(0x8a909a, "mean", "labelmean", "predictthemean");
        name(0x7a4fb5, "matern", "graphmatern");
        name(0x8c6d31, "nearest", "knn", "nearestlabels", "nearestlabel");
        name(0x3a3f48, "hessian", "hessianenergy");
        name(0xa3445c, "gplikelihood");
        name(0x4f7d2f, "poisson");
        name(0x7fa650, "mutualpoisson");
        name(0x2f6f7d, "wnll");
        name(0xb08a00, "polynomial");
        name(0x8a909a, "random");
        name(0xd7263d, "suggested");
    }

    /// For methods without a colour of their own.
    private static final int[] OTHERS = {0x6b705c, 0x9c4a97, 0x2d6a4f, 0x7f5539};

    private MethodColour() {}

    private static void name(int rgb, String... names) {
        for (String name : names) COLOURS.put(name, Colour.of(rgb));
    }

    /// The colour of a method by its name; case, spaces and hyphens do not count, nor does what follows in
    /// brackets.
    public static Colour of(String method) {
        String key = method.toLowerCase(Locale.ROOT).replaceFirst("\\(.*", "").replaceAll("[^a-z0-9]", "");
        Colour known = COLOURS.get(key);
        return known != null ? known : Colour.of(OTHERS[Math.floorMod(key.hashCode(), OTHERS.length)]);
    }

    /// The same, dark enough to be read as text on white.
    public static Colour ofText(String method) {
        return text(of(method));
    }

    public static Colour text(Colour colour) {
        return colour.lit(0.76, 0);
    }
}
