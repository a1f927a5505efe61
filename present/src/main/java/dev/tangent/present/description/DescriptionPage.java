package dev.tangent.present.description;

import dev.tangent.data.input.Finding;
import dev.tangent.data.input.TableDescription;
import dev.tangent.plot.page.Block;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.SectionBuilder;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import dev.tangent.present.FrontWords;
import java.util.ArrayList;
import java.util.List;

/// What is in a table, as a page.
public final class DescriptionPage {
    private DescriptionPage() {}

    /// With what looks wrong first.
    ///
    /// @param next the command that would follow; empty where none can
    public static Report of(TableDescription table, String next, FrontWords front) {
        SectionBuilder look = Section.titled("What to look at");
        List<Words> doubts = table.findings().stream()
                .filter(Finding::isDoubt)
                .map(finding -> Words.of(finding.words().text(front::name)))
                .toList();
        if (doubts.isEmpty()) look.paragraph("Nothing.");
        else look.add(new Block.Bullets(doubts));
        List<Section> sections = new ArrayList<>(List.of(
                look.build(), Section.titled("Columns").add(columns(table)).build()));
        if (!next.isEmpty())
            sections.add(
                    Section.titled("Next").paragraph(Words.empty().code(next)).build());
        return new Report(
                "What is in " + table.file(),
                Words.of(table.rows() + " rows, " + table.columns().size() + " columns."),
                sections);
    }

    private static ResultTable columns(TableDescription table) {
        ResultTableBuilder rows = ResultTable.named("columns", "What each column holds, and what is done with it.")
                .columns("column", "type", "values", "missing", "distinct", "histogram", "use");
        for (ColumnGroup group : ColumnGroup.of(table.columns()))
            rows.row(
                    TableCell.of(group.name()),
                    TableCell.of(group.type()),
                    TableCell.of(group.values()),
                    TableCell.of(group.missing()),
                    TableCell.of(group.distinct()),
                    TableCell.of(DescriptionText.bars(group.counts())),
                    TableCell.of(group.use()));
        return rows.build();
    }
}
