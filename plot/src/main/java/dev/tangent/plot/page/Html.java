package dev.tangent.plot.page;

import dev.tangent.plot.picture.Svg;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Writes a report as one HTML page that needs nothing else: style and pictures are in it, and it asks no network. It
/// adapts to narrow and wide screens, to a dark colour scheme and to print.
public final class Html {
    private final StringBuilder out = new StringBuilder();
    private int tables;
    private int figures;

    private Html() {}

    public static String text(Report report) {
        Html html = new Html();
        html.page(report);
        return html.out.toString();
    }

    private void page(Report report) {
        String title = Svg.escaped(report.title());
        out.append("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <meta name="color-scheme" content="light dark"/>
                """);
        element("title", title);
        element("style", "\n" + style());
        out.append("</head>\n<body>\n<main>\n<header>\n");
        element("h1", title);
        if (!report.lead().isEmpty())
            out.append("<p class=\"lead\">").append(words(report.lead())).append("</p>\n");
        out.append("</header>\n");
        List<String> places = report.places();
        if (report.hasContents()) contents(report, places);
        for (int i = 0; i < places.size(); i++) section(report.sections().get(i), places.get(i));
        out.append("</main>\n</body>\n</html>\n");
    }

    private void contents(Report report, List<String> places) {
        out.append("<nav aria-label=\"Contents\">\n<ol>\n");
        for (int i = 0; i < places.size(); i++)
            out.append("<li><a href=\"#%s\">%s</a></li>\n"
                    .formatted(
                            places.get(i), Svg.escaped(report.sections().get(i).heading())));
        out.append("</ol>\n</nav>\n");
    }

    private void section(Section section, String place) {
        out.append("<section id=\"").append(place).append("\">\n");
        element("h2", Svg.escaped(section.heading()));
        section.blocks().forEach(this::block);
        out.append("</section>\n");
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading heading -> element("h3", Svg.escaped(heading.text()));
            case Block.Paragraph paragraph -> element("p", words(paragraph.words()));
            case Block.Bullets bullets -> {
                out.append("<ul>\n");
                bullets.items().forEach(item -> element("li", words(item)));
                out.append("</ul>\n");
            }
            case Block.Provenance provenance -> {
                out.append("<dl>\n");
                for (Block.Provenance.Fact entry : provenance.entries()) {
                    element("dt", Svg.escaped(entry.key()));
                    element("dd", words(entry.value()));
                }
                out.append("</dl>\n");
            }
            case Block.DataFile file -> element("p", words(file.words()));
            case Block.FigureRow row -> {
                out.append("<div class=\"row\">\n");
                row.figures().forEach(this::figure);
                out.append("</div>\n");
            }
            case ResultTable table -> new HtmlTable(table, ++tables).write(out);
            case Figure figure -> figure(figure);
        }
    }

    private void figure(Figure figure) {
        String picture = Svg.inline(figure.drawing(), figure.alt());
        String held = "<div class=\"scroll\" tabindex=\"0\">\n" + picture + "</div>";
        out.append("<figure style=\"--width:")
                .append(Math.round(figure.drawing().width()))
                .append("px\">\n");
        out.append(figure.timing() ? Timings.division(picture) : held);
        out.append("\n<figcaption><b>Figure ").append(++figures).append(".</b> ");
        out.append(words(figure.caption())).append("</figcaption>\n</figure>\n");
    }

    private void element(String name, String content) {
        out.append('<').append(name).append('>').append(content);
        out.append("</").append(name).append(">\n");
    }

    static String words(Words words) {
        StringBuilder html = new StringBuilder();
        for (Words.Span span : words.spans()) {
            String text = Svg.escaped(span.text());
            html.append(
                    switch (span) {
                        case Words.Plain plain -> text;
                        case Words.Strong strong -> "<strong>" + text + "</strong>";
                        case Words.Code code -> "<code>" + text + "</code>";
                        case Words.Timing timing -> Timings.span(text);
                    });
        }
        return html.toString();
    }

    private static String style() {
        try (InputStream in = Html.class.getResourceAsStream("report.css")) {
            if (in == null) throw new IllegalStateException("report.css is missing from the program");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
