package dev.tangent.plot.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.plot.picture.Shape.Circle;
import dev.tangent.plot.picture.Shape.Polygon;
import dev.tangent.plot.triangulation.Triangulation;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SurfacePlotTest {
    private static final int CENTRE = 4;
    private static final SurfacePlot.Look LOOK =
            new SurfacePlot.Look(new ColourScale(ColourMap.HEIGHT, 0, 10), 20, 0.2, false);

    private final Box box = Box.unitSquare(0, 10, 1.4, new Camera(33, 27), 100, new Point(200, 300));
    private final double[][] points = points();

    @Test
    void theTopOfASpikeIsTheTopOfThePicture() {
        double[] values = new double[2000];
        values[CENTRE] = 10;
        SurfacePlot plot = plot(values, CENTRE);
        for (SurfacePlot either : List.of(plot, plot.thinned(500)))
            assertThat(top(painted(either))).isCloseTo(box.project(0, 0, 10).y(), within(1e-9));
    }

    @Test
    void aSteepTriangleIsCutWhereItsColourChanges() {
        double[] values = new double[2000];
        int flat = painted(plot(values)).shapes().size();
        values[CENTRE] = 10;
        assertThat(painted(plot(values)).shapes()).hasSizeGreaterThan(flat + 4 * 10);
    }

    @Test
    void aMarkedPointIsHiddenBehindARidgeAndSeenBeforeIt() {
        double[] ridge = new double[2000];
        Arrays.setAll(ridge, i -> 10 * Math.exp(-Math.pow(points[1][i] / 0.2, 2)));
        int behind = nearest(0.2, 0.6);
        int before = nearest(-0.2, -0.6);
        assertThat(marks(painted(plot(ridge, behind)))).isZero();
        assertThat(marks(painted(plot(ridge, before)))).isEqualTo(1);
    }

    @Test
    void nearTrianglesArePaintedAfterTheOnesTheyHide() {
        double[] ridge = new double[2000];
        Arrays.setAll(ridge, i -> 10 * Math.exp(-Math.pow(points[1][i] / 0.2, 2)));
        Point beyond = box.project(0.1, 0.7, 1);
        List<Polygon> over = painted(plot(ridge)).shapes().stream()
                .filter(Polygon.class::isInstance)
                .map(Polygon.class::cast)
                .filter(p -> p.points().size() > 2 && holds(p.points(), beyond))
                .toList();
        assertThat(over).hasSizeGreaterThan(2);
        // The floor behind the ridge is dark, the ridge that hides it is light.
        assertThat(lightness(over.getLast())).isGreaterThan(lightness(over.getFirst()));
    }

    @Test
    void aZoomedBoxShowsOnlyItsPart() {
        Box zoomed = box.zoomed(0, 0, 0.12, 100, new Point(200, 300));
        DrawingBuilder drawing = new DrawingBuilder(400, 400);
        new SurfacePlot(Surface.of(Triangulation.of(points[0], points[1]), new double[2000]), zoomed, LOOK, new int[] {
                    0, CENTRE
                })
                .paint(drawing);
        Drawing inset = drawing.build();
        double azimuth = Math.toRadians(zoomed.camera().azimuth());
        double reach = 100 * (Math.cos(azimuth) + Math.sin(azimuth)) + 1e-9; // half the width of [-1, 1]^2 as seen
        for (Shape shape : inset.shapes())
            if (shape instanceof Polygon p)
                for (Point corner : p.points()) assertThat(corner.x()).isBetween(200 - reach, 200 + reach);
        assertThat(marks(inset)).isEqualTo(1);
    }

    private SurfacePlot plot(double[] values, int... marked) {
        return new SurfacePlot(Surface.of(Triangulation.of(points[0], points[1]), values), box, LOOK, marked);
    }

    private static Drawing painted(SurfacePlot plot) {
        DrawingBuilder drawing = new DrawingBuilder(400, 400);
        plot.paint(drawing);
        return drawing.build();
    }

    private static double top(Drawing drawing) {
        return drawing.shapes().stream()
                .filter(Polygon.class::isInstance)
                .flatMap(shape -> ((Polygon) shape).points().stream())
                .mapToDouble(Point::y)
                .min()
                .orElseThrow();
    }

    private static long marks(Drawing drawing) {
        return drawing.shapes().stream().filter(Circle.class::isInstance).count();
    }

    private static double lightness(Polygon polygon) {
        return Oklab.of(polygon.style().fill().rgb())[0];
    }

    private static boolean holds(List<Point> corners, Point place) {
        boolean inside = false;
        for (int i = 0; i < corners.size(); i++) {
            Point a = corners.get(i), b = corners.get((i + 1) % corners.size());
            if (a.y() > place.y() != b.y() > place.y()
                    && place.x() < a.x() + (place.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x())) inside = !inside;
        }
        return inside;
    }

    private int nearest(double x, double y) {
        int best = 0;
        for (int i = 0; i < 2000; i++)
            if (Math.hypot(points[0][i] - x, points[1][i] - y) < Math.hypot(points[0][best] - x, points[1][best] - y))
                best = i;
        return best;
    }

    private static double[][] points() {
        double[][] points = SurfaceTest.squareWithCorners(2000);
        points[0][CENTRE] = 0;
        points[1][CENTRE] = 0;
        return points;
    }
}
