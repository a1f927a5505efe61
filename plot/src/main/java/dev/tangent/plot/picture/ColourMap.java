package dev.tangent.plot.picture;

import dev.tangent.Check;

/// Colours for numbers in [0, 1], interpolated between control colours in Oklab, where equal steps look equal
/// (B. Ottosson, "A perceptual color space for image processing", 2020). Numbers outside take the nearest end.
public final class ColourMap {
    /// Indigo through teal to yellow, its lightness rising evenly, so it also reads in grey print. It starts
    /// lighter than viridis: the shading of a surface has to darken it and still be seen.
    public static final ColourMap HEIGHT =
            new ColourMap(0x3d4a9a, 0x2f6fb3, 0x1f93ad, 0x35b392, 0x7fcb6b, 0xcadd51, 0xfeea60);

    private final double[][] controls;

    public ColourMap(int... controlColours) {
        Check.atLeast(2, controlColours.length, "number of control colours");
        controls = new double[controlColours.length][];
        for (int i = 0; i < controls.length; i++) controls[i] = Oklab.of(controlColours[i]);
    }

    public Colour at(double share) {
        Check.finite(share, "share");
        double position = Math.clamp(share, 0, 1) * (controls.length - 1);
        int left = Math.min((int) position, controls.length - 2);
        double t = position - left;
        double[] mixed = new double[3];
        for (int i = 0; i < 3; i++) mixed[i] = (1 - t) * controls[left][i] + t * controls[left + 1][i];
        return Colour.of(Oklab.rgb(mixed));
    }
}
