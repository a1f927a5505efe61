package dev.tangent.plot.picture;

import dev.tangent.plot.triangulation.Triangulation;

/// A light source at the viewer's upper left: matt by Lambert's law, with a slight gloss (Blinn 1977). Normals are
/// averaged over the triangles about each point, so that a smooth function looks smooth however its points are
/// scattered.
final class BlinnShading {
    private static final double AMBIENT = 0.58;
    private static final double MATT = 0.5;
    private static final double GLOSS = 0.16;
    private static final double SHARPNESS = 28;

    private final Triangulation points;
    private final double[] normals;
    private final double[] lamp;
    private final double[] half;

    BlinnShading(Surface surface, Box box) {
        points = surface.triangulation();
        normals = normals(surface, box);
        lamp = box.camera().direction(-0.55, 0.45, 0.9);
        double[] viewer = box.camera().towardsViewer();
        half = unit(new double[] {lamp[0] + viewer[0], lamp[1] + viewer[1], lamp[2] + viewer[2]});
    }

    /// The colour of a triangle that has the given colour in even light.
    Colour on(int triangle, Colour colour) {
        double[] normal = new double[3];
        for (int which = 0; which < 3; which++) add(normal, normals, 3 * points.corner(triangle, which));
        unit(normal);
        double matt = AMBIENT + MATT * Math.max(0, dot(normal, lamp));
        return colour.lit(matt, GLOSS * Math.pow(Math.max(0, dot(normal, half)), SHARPNESS));
    }

    private static double[] normals(Surface surface, Box box) {
        Triangulation points = surface.triangulation();
        double[] sum = new double[3 * points.points()];
        for (int t = 0; t < points.triangles(); t++) {
            if (surface.gaps().get(t)) continue;
            double[] slope = surface.slope(t);
            double[] normal = unit(new double[] {-box.steepness(slope[0]), -box.steepness(slope[1]), 1});
            for (int which = 0; which < 3; which++) {
                int at = 3 * points.corner(t, which);
                for (int i = 0; i < 3; i++) sum[at + i] += normal[i];
            }
        }
        return sum;
    }

    private static void add(double[] sum, double[] vectors, int at) {
        double length = Math.sqrt(
                vectors[at] * vectors[at] + vectors[at + 1] * vectors[at + 1] + vectors[at + 2] * vectors[at + 2]);
        for (int i = 0; i < 3; i++) sum[i] += vectors[at + i] / length;
    }

    private static double[] unit(double[] vector) {
        double length = Math.sqrt(dot(vector, vector));
        for (int i = 0; i < 3; i++) vector[i] /= length;
        return vector;
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
