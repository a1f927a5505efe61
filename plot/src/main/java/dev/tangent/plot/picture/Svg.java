package dev.tangent.plot.picture;

import dev.tangent.plot.picture.Shape.Circle;
import dev.tangent.plot.picture.Shape.Dots;
import dev.tangent.plot.picture.Shape.Polygon;
import dev.tangent.plot.picture.Shape.Polyline;
import dev.tangent.plot.picture.Shape.Rectangle;
import dev.tangent.plot.picture.Shape.Text;

/// Writes a drawing as one standalone SVG 1.1 document, small enough to keep beside a page: numbers have two decimals,
/// lines go in relative steps, and neighbours of one style share one group.
public final class Svg {
    private static final String FONTS = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans','DejaVu Sans',sans-serif";

    private final StringBuilder out = new StringBuilder();
    private String group = "";

    private Svg() {}

    public static String text(Drawing drawing) {
        Svg svg = new Svg();
        svg.element(drawing, "xmlns=\"http://www.w3.org/2000/svg\"");
        return svg.out.toString();
    }

    /// The drawing as an element of an HTML page, where it needs no name space.
    ///
    /// @param alt what the picture shows, for those who do not see it
    public static String inline(Drawing drawing, String alt) {
        Svg svg = new Svg();
        svg.element(drawing, "role=\"img\" aria-label=\"" + escaped(alt) + "\"");
        return svg.out.toString();
    }

    private void element(Drawing drawing, String attributes) {
        String width = SvgNumbers.text(drawing.width());
        String height = SvgNumbers.text(drawing.height());
        out.append("<svg ").append(attributes);
        out.append(" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" ".formatted(width, height, width, height));
        out.append("font-family=\"").append(FONTS).append("\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n");
        drawing.shapes().forEach(this::shape);
        enter("");
        out.append("</svg>\n");
    }

    private void shape(Shape shape) {
        switch (shape) {
            case Polygon s -> path(SvgNumbers.path(s.points(), true), s.style());
            case Polyline s -> path(SvgNumbers.path(s.points(), false), s.style());
            case Circle s -> {
                open("circle", s.style());
                number("cx", s.centre().x()).number("cy", s.centre().y()).number("r", s.radius());
                out.append("/>\n");
            }
            case Rectangle s -> {
                open("rect", s.style());
                number("x", s.corner().x()).number("y", s.corner().y());
                number("width", s.width()).number("height", s.height());
                out.append("/>\n");
            }
            // A line of no length with round ends is a disc.
            case Dots s -> path(SvgNumbers.dots(s.centres()), PaintStyle.stroked(s.colour(), 2 * s.radius()));
            case Text s -> words(s);
        }
    }

    private void path(String data, PaintStyle style) {
        open("path", style);
        out.append(" d=\"").append(data).append("\"/>\n");
    }

    /// Enters the style's group and begins an element. A seamless shape names its colour once, as `color`, and
    /// shares its group with all others of that outline.
    private void open(String element, PaintStyle style) {
        if (style.isSeamless()) {
            enter(" fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"" + SvgNumbers.text(style.width())
                    + "\"");
            out.append('<')
                    .append(element)
                    .append(" color=\"")
                    .append(style.fill().hex())
                    .append('"');
        } else {
            String stroke = style.stroke().visible()
                    ? paint("stroke", style.stroke()) + " stroke-width=\"" + SvgNumbers.text(style.width()) + "\""
                    : "";
            enter(paint("fill", style.fill()) + stroke);
            out.append('<').append(element);
        }
    }

    private void enter(String attributes) {
        if (attributes.equals(group)) return;
        if (!group.isEmpty()) out.append("</g>\n");
        if (!attributes.isEmpty()) out.append("<g").append(attributes).append(">\n");
        group = attributes;
    }

    private static String paint(String name, Colour colour) {
        if (!colour.visible()) return " " + name + "=\"none\"";
        String opaque = " " + name + "=\"" + colour.hex() + "\"";
        return colour.opacity() == 1
                ? opaque
                : opaque + " " + name + "-opacity=\"" + SvgNumbers.text(colour.opacity()) + "\"";
    }

    private Svg number(String name, double value) {
        out.append(' ')
                .append(name)
                .append("=\"")
                .append(SvgNumbers.text(value))
                .append('"');
        return this;
    }

    private void words(Text s) {
        TextStyle lettering = s.lettering();
        open("text", PaintStyle.filled(lettering.colour()));
        number("x", s.position().x()).number("y", s.position().y()).number("font-size", lettering.size());
        if (lettering.bold()) out.append(" font-weight=\"bold\"");
        switch (lettering.anchor()) {
            case START -> {}
            case MIDDLE -> out.append(" text-anchor=\"middle\"");
            case END -> out.append(" text-anchor=\"end\"");
        }
        if (lettering.angle() != 0)
            out.append(" transform=\"rotate(%s %s %s)\""
                    .formatted(
                            SvgNumbers.text(lettering.angle()),
                            SvgNumbers.text(s.position().x()),
                            SvgNumbers.text(s.position().y())));
        out.append('>').append(escaped(s.text())).append("</text>\n");
    }

    /// Text as XML and HTML can hold it, also within quotes.
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
