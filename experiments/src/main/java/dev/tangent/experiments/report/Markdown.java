package dev.tangent.experiments.report;

import dev.tangent.data.file.OutputFile;
import dev.tangent.plot.page.Block;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Timings;
import dev.tangent.plot.page.Words;
import dev.tangent.plot.picture.PictureFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes a report as Markdown (GitHub's, for its tables), its pictures as files in a folder `images` beside it.
final class Markdown {
    private static final String IMAGES = "images";

    private final StringBuilder out = new StringBuilder();
    private final PictureFormat pictures;
    private int tables;
    private int figures;

    private Markdown(PictureFormat pictures) {
        this.pictures = pictures;
    }

    public static String text(Report report, PictureFormat pictures) {
        Markdown markdown = new Markdown(pictures);
        markdown.document(report);
        return markdown.out.toString();
    }

    /// Writes the text and its pictures; the folder for these is made where there is none.
    public static void write(Report report, Path file, PictureFormat pictures) {
        Path folder = file.toAbsolutePath().resolveSibling(IMAGES);
        OutputFile target = OutputFile.to(file);
        try {
            if (!report.figures().isEmpty()) Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make the folder " + folder, e);
        }
        for (Figure figure : report.figures())
            OutputFile.to(folder.resolve(figure.fileName(pictures.ending())))
                    .write(out -> pictures.write(figure.drawing(), out));
        target.writeText(out -> out.write(text(report, pictures)));
    }

    private void document(Report report) {
        paragraph("# " + escaped(report.title()));
        if (!report.lead().isEmpty()) paragraph(words(report.lead()));
        for (Section section : report.sections()) {
            paragraph("## " + escaped(section.heading()));
            section.blocks().forEach(this::block);
        }
        out.setLength(out.length() - 1);
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading heading -> paragraph("### " + escaped(heading.text()));
            case Block.Paragraph paragraph -> paragraph(words(paragraph.words()));
            case Block.Bullets bullets ->
                paragraph(
                        bullets.items().stream().map(item -> "- " + words(item)).collect(Collectors.joining("\n")));
            case Block.Provenance provenance ->
                paragraph(provenance.entries().stream()
                        .map(entry -> "- **" + escaped(entry.key()) + "**: " + words(entry.value()))
                        .collect(Collectors.joining("\n")));
            case Block.DataFile file -> paragraph(words(file.words()));
            case ResultTable table -> table(table);
            case Block.FigureRow row -> row.figures().forEach(this::figure);
            case Figure figure -> figure(figure);
        }
    }

    private void figure(Figure figure) {
        String alt = escaped(figure.alt());
        paragraph("![" + alt + "](" + IMAGES + "/" + figure.fileName(pictures.ending()) + ")");
        paragraph("**Figure " + ++figures + ".** " + words(figure.caption()));
    }

    private void table(ResultTable table) {
        paragraph("**Table " + ++tables + ".** " + words(table.caption()));
        StringBuilder lines = new StringBuilder();
        line(
                lines,
                table.columns().stream()
                        .map(column -> escaped(column.fullName()))
                        .toList());
        line(
                lines,
                IntStream.range(0, table.columns().size())
                        .mapToObj(column -> table.isNumeric(column) ? "---:" : "---")
                        .toList());
        List<String> notes = table.notes();
        for (int i = 0; i < table.rows().size(); i++) {
            int row = i;
            line(
                    lines,
                    IntStream.range(0, table.columns().size())
                            .mapToObj(column -> column == 0 && !table.begins(row)
                                    ? ""
                                    : content(table.rows().get(row).get(column), notes))
                            .toList());
        }
        paragraph(lines.toString().strip());
        if (!table.note().isEmpty()) paragraph(words(table.note()));
        for (int i = 0; i < notes.size(); i++)
            paragraph("<sup>" + ResultTable.letter(i) + "</sup> " + escaped(notes.get(i)));
    }

    private static void line(StringBuilder lines, List<String> cells) {
        lines.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private static String content(TableCell cell, List<String> notes) {
        String text = escaped(cell.text());
        String all = (cell.best() ? "**" + text + "**" : text)
                + cell.note()
                        .map(note -> "<sup>" + ResultTable.letter(notes.indexOf(note)) + "</sup>")
                        .orElse("")
                + cell.spread().map(spread -> " " + escaped(spread.text())).orElse("");
        return cell.timing() ? Timings.span(all) : all;
    }

    private void paragraph(String text) {
        out.append(text).append("\n\n");
    }

    private static String words(Words words) {
        StringBuilder text = new StringBuilder();
        for (Words.Span span : words.spans())
            text.append(
                    switch (span) {
                        case Words.Plain plain -> escaped(plain.text());
                        case Words.Strong strong -> "**" + escaped(strong.text()) + "**";
                        case Words.Code code -> code(code.text());
                        case Words.Timing timing -> Timings.span(escaped(timing.text()));
                    });
        return text.toString();
    }

    /// Fenced by one backtick more than it holds in a row.
    private static String code(String text) {
        String fence = "`";
        while (text.contains(fence)) fence += "`";
        boolean edge = text.startsWith("`") || text.endsWith("`");
        return fence + (edge ? " " + text + " " : text).replaceAll("\\R", " ") + fence;
    }

    /// Text that means nothing but itself, in one line.
    static String escaped(String text) {
        return text.replaceAll("\\R", " ")
                .replaceAll("[\\\\`*_\\[\\]|~$]", "\\\\$0")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replaceFirst("^(\\s*)([-+#])", "$1\\\\$2")
                .replaceFirst("^(\\s*[0-9]+)([.)])(?=\\s)", "$1\\\\$2");
    }
}
