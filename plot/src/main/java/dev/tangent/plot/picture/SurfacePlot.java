package dev.tangent.plot.picture;

import dev.tangent.plot.picture.Shape.Polygon;
import dev.tangent.plot.triangulation.Triangulation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A shaded surface in a box, with some of its points marked. Every triangle inside the box but the surface's gaps is
/// drawn, and cut only where its colour changes, so the highest point of the picture is the highest point of the data.
///
/// Triangles are painted from the back to the front in the order of their circumcentres, which for Delaunay triangles
/// is never wrong: of two neighbours the further one has the further circumcentre (Edelsbrunner, "An acyclicity
/// theorem for cell complexes in d dimensions", 1990).
public record SurfacePlot(Surface surface, Box box, Look look, int[] marked) {
    private static final double SEAM = 0.7;

    /// `bands`: how many steps of colour a steep triangle is cut into; `lines`: the distance of the lines of
    /// constant x and y drawn on the surface; `mesh`: whether the triangles' edges show.
    public record Look(ColourScale scale, int bands, double lines, boolean mesh) {}

    public SurfacePlot {
        marked = marked.clone();
    }

    /// The same plot of at most `points` points of the surface: the marked ones, and those that matter most.
    public SurfacePlot thinned(int points) {
        int[] chosen = SurfaceSimplification.choose(surface, marked, points);
        int[] moved =
                IntStream.of(marked).map(p -> Arrays.binarySearch(chosen, p)).toArray();
        return new SurfacePlot(SurfaceSimplification.thinned(surface, chosen), box, look, moved);
    }

    public void paint(DrawingBuilder drawing) {
        BlinnShading light = new BlinnShading(surface, box);
        Triangulation points = surface.triangulation();
        double[] depth = new double[points.triangles()];
        for (int t = 0; t < depth.length; t++) {
            double[] centre = points.circumcentre(t);
            depth[t] = box.camera().depth(centre[0], centre[1]);
        }
        IntStream.range(0, depth.length)
                .filter(t -> !surface.gaps().get(t))
                .boxed()
                .sorted((s, t) -> Double.compare(depth[t], depth[s]))
                .forEach(t -> triangle(drawing, light, t));
        for (int p : marked) if (box.holds(points.x(p), points.y(p)) && !hidden(p)) mark(drawing, p);
    }

    private void triangle(DrawingBuilder drawing, BlinnShading light, int t) {
        Facet facet = Facet.of(surface, t)
                .above(Facet.X, box.left())
                .below(Facet.X, box.right())
                .above(Facet.Y, box.front())
                .below(Facet.Y, box.back());
        if (facet.isEmpty()) return;
        for (Facet piece : pieces(facet)) {
            Colour colour = light.on(t, look.scale().at(piece.mean(Facet.VALUE)));
            drawing.add(new Polygon(projected(piece.corners()), PaintStyle.seamless(colour, SEAM)));
            lines(drawing, piece, Facet.X, colour.lit(1, 0.28));
            lines(drawing, piece, Facet.Y, colour.lit(1, 0.28));
        }
        if (look.mesh())
            edges(
                    drawing,
                    facet,
                    light.on(t, look.scale().at(facet.mean(Facet.VALUE))).lit(1, 0.5));
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
    private void lines(DrawingBuilder drawing, Facet piece, int axis, Colour colour) {
        if (look.lines() <= 0) return;
        double first = Math.ceil(piece.least(axis) / look.lines());
        for (double i = first; i * look.lines() < piece.most(axis); i++) {
            List<double[]> ends = piece.line(axis, i * look.lines());
            if (ends.size() == 2) drawing.add(new Polygon(projected(ends), PaintStyle.seamless(colour, SEAM)));
        }
    }

    private void edges(DrawingBuilder drawing, Facet facet, Colour colour) {
        List<Point> corners = projected(facet.corners());
        for (int i = 0; i < corners.size(); i++) {
            List<Point> ends = List.of(corners.get(i), corners.get((i + 1) % corners.size()));
            drawing.add(new Polygon(ends, PaintStyle.seamless(colour, SEAM)));
        }
    }

    private List<Point> projected(List<double[]> corners) {
        return corners.stream().map(c -> box.project(c[0], c[1], c[2])).toList();
    }

    private void mark(DrawingBuilder drawing, int p) {
        Triangulation points = surface.triangulation();
        drawing.add(LabelMarker.at(box.project(points.x(p), points.y(p), surface.value(p))));
    }

    /// Whether the surface rises into the line of sight between point p and the viewer. The first hundredth of the
    /// way does not count: a dot at a summit is seen, although it reaches over the surface's edge.
    private boolean hidden(int p) {
        double step = 0.01 * box.half();
        double[] near = box.camera().direction(0, step, 0);
        double rise = box.sightRise(step);
        Triangulation points = surface.triangulation();
        for (int i = 2; i < 300; i++) {
            double x = points.x(p) + i * step * near[0];
            double y = points.y(p) + i * step * near[1];
            if (!box.holds(x, y) || !points.covers(x, y)) return false;
            if (surface.at(x, y) > surface.value(p) + i * rise) return true;
        }
        return false;
    }
}
