package dev.tangent.data.input;

import dev.tangent.Check;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.LabelFile;
import dev.tangent.data.table.LabelTable;
import dev.tangent.data.table.Table;
import dev.tangent.data.text.InputSubjects;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where labels come from: columns of the table of points itself, or a file of their own.
public sealed interface LabelInput {
    /// Columns of the points' table that are no coordinates.
    default List<String> taken() {
        return List.of();
    }

    /// The labels.
    ///
    /// @param dialect what is known of a file of labels
    /// @param classes whether they name classes although they are numbers
    Labelled read(Table points, Dialect dialect, boolean classes);

    /// The column with a weight for each label.
    Optional<String> weights();

    /// Columns beside the coordinates; a row without a value is unlabelled.
    record Targets(List<String> targets, Optional<String> weights) implements LabelInput {
        @Override
        public List<String> taken() {
            List<String> taken = new ArrayList<>(targets);
            weights.ifPresent(taken::add);
            Check.that(
                    taken.size() == taken.stream().distinct().count(),
                    "%s and %s name a column twice: %s",
                    InputSubjects.TARGETS,
                    InputSubjects.WEIGHTS,
                    String.join(", ", taken));
            return taken;
        }

        @Override
        public Labelled read(Table points, Dialect dialect, boolean classes) {
            return Labelled.of(LabelTable.of(points, taken()), weights, classes);
        }
    }

    /// A file of labels, read as [LabelFile] has it.
    record Separate(Path file, Optional<String> weights) implements LabelInput {
        @Override
        public Labelled read(Table points, Dialect dialect, boolean classes) {
            Table labels = Table.read(file, dialect.of(file), KeptColumns.NONE);
            Labelled found = new Beside(labels, weights).read(points, dialect, classes);
            return found.noted(LabelFile.countedFromOne(labels).stream().toList());
        }
    }

    /// The same of a table that was read.
    record Beside(Table labels, Optional<String> weights) implements LabelInput {
        @Override
        public Labelled read(Table points, Dialect dialect, boolean classes) {
            LabelTable table = LabelFile.of(labels, points.rows());
            weights.ifPresent(column -> Check.that(
                    table.outputs().contains(column),
                    "%s has no column '%s' for %s; its columns are %s",
                    labels.file(),
                    column,
                    InputSubjects.WEIGHTS,
                    String.join(", ", table.outputs())));
            return Labelled.of(table, weights, classes).noted(table.remarks());
        }
    }
}
