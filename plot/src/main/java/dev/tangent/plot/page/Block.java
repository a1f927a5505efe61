package dev.tangent.plot.page;

import dev.tangent.Check;
import java.util.List;

/// What a section is made of.
public sealed interface Block
        permits Block.Heading,
                Block.Paragraph,
                Block.Bullets,
                Block.Provenance,
                Block.DataFile,
                Block.FigureRow,
                ResultTable,
                Figure {
    /// A heading within the section.
    record Heading(String text) implements Block {}

    record Paragraph(Words words) implements Block {
        public static Paragraph of(String text) {
            return new Paragraph(Words.of(text));
        }
    }

    record Bullets(List<Words> items) implements Block {
        public Bullets {
            items = List.copyOf(items);
            Check.atLeast(1, items.size(), "number of bullets");
        }
    }

    /// Where the results come from: data, seed, version, machine, command, times.
    record Provenance(List<Fact> entries) implements Block {
        /// One fact.
        public record Fact(String key, Words value) {}

        public Provenance {
            entries = List.copyOf(entries);
            Check.atLeast(1, entries.size(), "number of facts");
        }
    }

    /// Figures beside each other, as many as the screen has room for.
    record FigureRow(List<Figure> figures) implements Block {
        public FigureRow {
            figures = List.copyOf(figures);
            Check.atLeast(1, figures.size(), "number of figures in a row");
        }
    }

    /// A table that is too long to be read: a CSV file beside the others, and only words about it on the page.
    record DataFile(ResultTable table, Words words) implements Block {
        /// With the table's caption for words.
        public static DataFile of(ResultTable table) {
            return new DataFile(
                    table,
                    table.caption()
                            .and(": ")
                            .code("tables/" + table.name() + ".csv")
                            .and("."));
        }
    }
}
