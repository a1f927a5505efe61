package dev.tangent.experiments.report;

import dev.tangent.plot.page.Block;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.Seconds;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// A report with one of everything, and with every character that means something to some format.
final class Sample {
    static final String NASTY = "a < b & \"c\" > 'd' | *e* _f_ `g` [h](i) \\ # $j$ ~k~";

    private Sample() {}

    static ResultTable table(double seconds) {
        return ResultTable.named("errors", "Errors " + NASTY)
                .grouped()
                .columns("labels", "method, \"name\"")
                .column("weight (kg)", "here")
                .quietColumn("weight (kg)", "paper")
                .columns("solve")
                .row(
                        TableCell.of(20),
                        TableCell.of("Lap"),
                        TableCell.number(11.625, 0.125, 1),
                        TableCell.of("12.8"),
                        time(seconds, true))
                .row(
                        TableCell.of(20),
                        TableCell.of(NASTY),
                        TableCell.number(1 / 3.0, 2).asBest(),
                        TableCell.empty(),
                        time(seconds, false))
                .row(
                        TableCell.of(50),
                        TableCell.of("a, \"b\"\nc"),
                        TableCell.number(-0.001, 2).noted("tied " + NASTY),
                        TableCell.of("2.25"),
                        time(seconds, false))
                .note(Words.of("Bold: best. " + NASTY))
                .build();
    }

    private static TableCell time(double seconds, boolean best) {
        return best ? TableCell.seconds(seconds).asBest() : TableCell.seconds(2 * seconds);
    }

    static Drawing drawing(double seconds) {
        return new DrawingBuilder(300, 100)
                .add(new Shape.Rectangle(new Point(0, 0), 300, 100, PaintStyle.filled(Colour.WHITE)))
                .add(new Shape.Text(new Point(10, 20), NASTY, TextStyle.of(12, Palette.TEXT)))
                .add(Shape.line(new Point(0, 50), new Point(seconds, 50), PaintStyle.stroked(Palette.QUIET, 1)))
                .build();
    }

    static Section section(String heading) {
        return Section.titled(heading).paragraph("Nothing to see.").build();
    }

    static Report report(double seconds, Section... more) {
        Section all = Section.titled("All " + NASTY)
                .heading("Below " + NASTY)
                .paragraph(Words.of(NASTY)
                        .strong("strong " + NASTY)
                        .code("code " + NASTY)
                        .time(seconds + " s"))
                .add(new Block.Bullets(List.of(Words.of("- " + NASTY), Words.of("1. one"))))
                .add(table(seconds))
                .add(Figure.of("plain", drawing(1), "Caption " + NASTY, "Alt " + NASTY))
                .add(Figure.of("cost", drawing(seconds), "Cost", "Cost against size")
                        .asTiming())
                .add(new Block.Provenance(List.of(
                        new Block.Provenance.Fact("seed", Words.of("1")),
                        new Block.Provenance.Fact("time", Words.empty().time(Seconds.text(seconds))))))
                .build();
        return new Report(
                "Report " + NASTY,
                Words.of("Lead " + NASTY),
                Stream.concat(Stream.of(all), Arrays.stream(more)).toList());
    }
}
