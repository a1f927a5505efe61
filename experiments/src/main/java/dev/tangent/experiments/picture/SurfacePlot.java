package dev.tangent.experiments.picture;

import dev.tangent.experiments.picture.Shape.Polygon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// A shaded surface in a box, with some of its points marked. Every triangle inside the box is drawn, and cut only
/// where its colour changes, so the highest point of the picture is the highest point of the data.
///
/// Triangles are painted from the back to the front in the order of their circumcentres, which for Delaunay triangles
/// is never wrong: of two neighbours the further one has the further circumcentre (Edelsbrunner, "An acyclicity
/// theorem for cell complexes in d dimensions", 1990).
public record SurfacePlot(Surface surface, Box box, Look look, int[] marked) {
    private static final double SEAM = 0.4;

    /// `bands`: how many steps of colour a steep triangle is cut into; `lines`: the distance of the lines of constant
    /// x and y drawn on the surface; `mesh`: whether the triangles' edges show.
    public record Look(ColourMap colours, int bands, double lines, boolean mesh) {}

    public SurfacePlot {
        marked = marked.clone();
    }

    /// The same plot of at most `points` points of the surface: the marked ones, and those that matter most.
    public SurfacePlot thinned(int points) {
        int[] chosen = Thinning.choose(surface, marked, points);
        int[] moved = IntStream.of(marked).map(p -> Arrays.binarySearch(chosen, p)).toArray();
        return new SurfacePlot(Thinning.thinned(surface, chosen), box, look, moved);
    }

    public void paint(Drawing.Builder drawing) {
        Light light = new Light(surface, box);
        Triangulation points = surface.triangulation();
        double[] depth = new double[points.triangles()];
        double[] nearest = new double[points.points()];
        Arrays.fill(nearest, Double.POSITIVE_INFINITY);
        for (int t = 0; t < depth.length; t++) {
            double[] centre = points.circumcentre(t);
            depth[t] = box.camera().depth(centre[0], centre[1]);
            for (int which = 0; which < 3; which++) {
                int p = points.corner(t, which);
                nearest[p] = Math.min(nearest[p], depth[t]);
            }
        }
        List<Layer> layers = new ArrayList<>();
        for (int t = 0; t < depth.length; t++) {
            int triangle = t;
            layers.add(new Layer(depth[t], () -> triangle(drawing, light, triangle)));
        }
        for (int p : marked) layers.add(new Layer(nearest[p], () -> mark(drawing, p)));
        layers.sort(Comparator.comparingDouble(Layer::depth).reversed());
        for (Layer layer : layers) layer.paint().run();
    }

    private record Layer(double depth, Runnable paint) {}

    private void triangle(Drawing.Builder drawing, Light light, int t) {
        Facet facet = Facet.of(surface, t)
                .above(Facet.X, box.left())
                .below(Facet.X, box.right())
                .above(Facet.Y, box.front())
                .below(Facet.Y, box.back());
        if (facet.isEmpty()) return;
        for (Facet piece : pieces(facet)) {
            Colour colour = light.on(t, look.colours().at(box.share(piece.mean(Facet.VALUE))));
            drawing.add(new Polygon(projected(piece.corners()), Style.seamless(colour, SEAM)));
            lines(drawing, piece, Facet.X, colour.lit(1, 0.32));
            lines(drawing, piece, Facet.Y, colour.lit(1, 0.32));
        }
        if (look.mesh())
            drawing.add(new Polygon(projected(facet.corners()), Style.stroked(Colour.WHITE.withOpacity(0.45), 0.5)));
    }

    /// A facet that spans less than two bands of colour stays whole.
    private List<Facet> pieces(Facet facet) {
        double band = (box.high() - box.low()) / look.bands();
        double least = facet.least(Facet.VALUE);
        double most = facet.most(Facet.VALUE);
        if (most - least < 2 * band) return List.of(facet);
        List<Facet> pieces = new ArrayList<>();
        Facet rest = facet;
        for (double level = least + band; level < most; level += band) {
            Facet piece = rest.below(Facet.VALUE, level);
            if (!piece.isEmpty()) pieces.add(piece);
            rest = rest.above(Facet.VALUE, level);
        }
        if (!rest.isEmpty()) pieces.add(rest);
        return pieces;
    }

    /// A line is a polygon of two corners, so that it shares the facets' group in the SVG.
    private void lines(Drawing.Builder drawing, Facet piece, int axis, Colour colour) {
        if (look.lines() <= 0) return;
        double first = Math.ceil(piece.least(axis) / look.lines());
        for (double i = first; i * look.lines() < piece.most(axis); i++) {
            List<double[]> ends = piece.line(axis, i * look.lines());
            if (ends.size() == 2) drawing.add(new Polygon(projected(ends), Style.seamless(colour, SEAM)));
        }
    }

    private List<Point> projected(List<double[]> corners) {
        return corners.stream().map(c -> box.project(c[0], c[1], c[2])).toList();
    }

    private void mark(Drawing.Builder drawing, int p) {
        double x = surface.triangulation().x(p);
        double y = surface.triangulation().y(p);
        if (x < box.left() || x > box.right() || y < box.front() || y > box.back()) return;
        drawing.add(Mark.at(box.project(x, y, surface.value(p))));
    }
}
