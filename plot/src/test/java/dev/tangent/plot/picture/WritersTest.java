package dev.tangent.plot.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.plot.picture.Shape.Circle;
import dev.tangent.plot.picture.Shape.Dots;
import dev.tangent.plot.picture.Shape.Polygon;
import dev.tangent.plot.picture.Shape.Rectangle;
import dev.tangent.plot.picture.Shape.Text;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.awt.image.BufferedImage;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class WritersTest {
    private static final Colour RED = Colour.of(0xff0000);
    private static final Colour BLUE = Colour.of(0x0000ff);

    private final Drawing drawing = new DrawingBuilder(100, 60)
            .add(new Rectangle(new Point(0, 0), 100, 60, PaintStyle.filled(Colour.WHITE)))
            .add(new Polygon(
                    List.of(new Point(10, 10), new Point(30, 10), new Point(30, 30), new Point(10, 30)),
                    PaintStyle.seamless(RED, 0.5)))
            .add(new Circle(new Point(60, 20), 8, new PaintStyle(BLUE.withOpacity(0.5), RED, 2)))
            .add(Shape.line(new Point(5, 50), new Point(95, 50), PaintStyle.stroked(BLUE, 4)))
            .add(new Dots(List.of(new Point(80, 20), new Point(90, 20)), 3, RED))
            .add(new Text(
                    new Point(50, 40),
                    "a < b & c",
                    TextStyle.of(8, BLUE).at(Anchor.MIDDLE).turned(-90)))
            .build();

    @Test
    void svgIsWellFormedAndHoldsEveryShape() throws Exception {
        Document svg = parsed(Svg.text(drawing));
        assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 100 60");
        assertThat(svg.getElementsByTagName("path").getLength()).isEqualTo(3);
        assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(1);
        assertThat(svg.getElementsByTagName("text").item(0).getTextContent()).isEqualTo("a < b & c");
    }

    @Test
    void svgNumbersHaveTwoDecimalsAndNoDrift() {
        List<Point> thirds = List.of(new Point(1 / 3.0, -0.004), new Point(2 / 3.0, -1.25), new Point(1, 10.5));
        assertThat(SvgNumbers.path(thirds, true)).isEqualTo("M.33 0l.34-1.25 .33 11.75z");
        assertThat(SvgNumbers.path(thirds, false)).endsWith("11.75");
    }

    @Test
    void pngHasTheScaledSizeAndTheColoursOfTheShapes() {
        BufferedImage image = Png.image(drawing, 2);
        assertThat(image.getWidth()).isEqualTo(200);
        assertThat(image.getHeight()).isEqualTo(120);
        assertThat(image.getRGB(40, 40)).isEqualTo(0xffff0000);
        assertThat(image.getRGB(20, 100)).isEqualTo(0xff0000ff);
        assertThat(image.getRGB(160, 40)).isEqualTo(0xffff0000);
        assertThat(image.getRGB(2, 2)).isEqualTo(0xffffffff);
        assertThat(image.getRGB(120, 40) & 0xff).isEqualTo(255);
        assertThat(image.getRGB(120, 40) >> 16 & 0xff).isBetween(120, 135);
    }

    @Test
    void aPlacedDrawingIsShifted() {
        Drawing sheet = new DrawingBuilder(200, 200).place(drawing, 100, 100).build();
        assertThat(Png.image(sheet, 1).getRGB(120, 120)).isEqualTo(0xffff0000);
        assertThat(Png.image(sheet, 1).getRGB(20, 20)).isZero();
    }

    @Test
    void ticksAreRoundAndInside() {
        Ticks ticks = Ticks.between(-1.99, 10, 6);
        assertThat(ticks.values()).containsExactly(0.0, 2.0, 4.0, 6.0, 8.0, 10.0);
        assertThat(ticks.text(-2)).isEqualTo("\u22122");
        assertThat(Ticks.between(0, 1, 5).text(0.2)).isEqualTo("0.2");
        assertThat(Ticks.plain(10)).isEqualTo("10");
        assertThat(Ticks.plain(-0.25)).isEqualTo("\u22120.25");
    }

    @Test
    void theColourMapMeetsItsControlsAndGrowsLighter() {
        assertThat(new ColourMap(0x123456, 0xfedcba).at(0).rgb()).isEqualTo(0x123456);
        assertThat(new ColourMap(0x123456, 0xfedcba).at(1).rgb()).isEqualTo(0xfedcba);
        for (int i = 0; i < 50; i++) assertThat(lightness((i + 1) / 50.0)).isGreaterThan(lightness(i / 50.0));
    }

    private static double lightness(double share) {
        return Oklab.of(ColourMap.HEIGHT.at(share).rgb())[0];
    }

    static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}
