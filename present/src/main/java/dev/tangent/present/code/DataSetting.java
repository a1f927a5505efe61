package dev.tangent.present.code;

import dev.tangent.InvalidInput;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.CoordinateColumn;
import dev.tangent.data.text.InputSubjects;
import java.util.List;
import java.util.Optional;

/// Something said of the points and labels that a fit is made of.
public sealed interface DataSetting extends FitSetting {
    /// The table of points.
    record PointsFile(String file) implements DataSetting {}

    /// The file of a graph whose vertices the points are; see [dev.tangent.data.input.GraphFile].
    record GraphFile(String file) implements DataSetting {}

    /// What the files do not say about themselves, as a person says it.
    ///
    /// @param decimal the decimal mark of text files
    /// @param thousands what separates thousands
    /// @param encoding of text files
    /// @param sheet of a workbook
    /// @param delimiter between cells of text files
    /// @param skip how many lines stand before the table
    /// @param na words that stand for a missing cell
    record FileFormat(
            Optional<String> decimal,
            Optional<String> thousands,
            Optional<String> encoding,
            Optional<String> sheet,
            Optional<String> delimiter,
            Optional<String> skip,
            List<String> na)
            implements DataSetting {
        public static final FileFormat UNKNOWN =
                new FileFormat(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

        public FileFormat {
            na = List.copyOf(na);
        }

        /// With nothing said but these.
        public FileFormat(
                Optional<String> decimal,
                Optional<String> thousands,
                Optional<String> encoding,
                Optional<String> sheet) {
            this(decimal, thousands, encoding, sheet, Optional.empty(), Optional.empty(), List.of());
        }

        /// What it means; wrong words are refused.
        public Dialect dialect() {
            Dialect known = Dialect.read(decimal, thousands, encoding, sheet).missing(na);
            Dialect delimited = delimiter.map(known::delimitedBy).orElse(known);
            return skip.map(text -> delimited.skipping(lines(text))).orElse(delimited);
        }

        /// How many lines to skip.
        int lines() {
            return skip.map(FileFormat::lines).orElse(0);
        }

        private static int lines(String text) {
            if (text.matches("\\d{1,9}")) return Integer.parseInt(text);
            throw new InvalidInput(
                    "%s must be a whole number of at least 0 but is %s", InputSubjects.SKIPPED_LINES, text);
        }

        @Override
        public boolean isUsual() {
            return equals(UNKNOWN);
        }
    }

    /// Columns beside the coordinates that are learnt.
    record TargetColumns(List<String> columns) implements DataSetting {
        public TargetColumns {
            columns = List.copyOf(columns);
        }
    }

    /// A table of labels beside the points, each column of which is learnt; see [dev.tangent.data.table.LabelFile].
    record LabelsBeside(String file) implements DataSetting {}

    /// The column with a weight for each label.
    record LabelWeights(String column) implements DataSetting {}

    /// Which columns place points.
    ///
    /// @param asked as it was asked for
    /// @param chosen the columns that this came to
    /// @param complete whether no point lacks a coordinate
    record Coordinates(ColumnChoice.ColumnRequest asked, List<CoordinateColumn> chosen, boolean complete)
            implements DataSetting {
        public Coordinates {
            chosen = List.copyOf(chosen);
        }

        /// Whether each column of numbers is one coordinate and nothing is missing.
        boolean isPlain() {
            return complete && chosen.stream().allMatch(CoordinateColumn.Numbers.class::isInstance);
        }

        List<String> names() {
            return chosen.stream().map(CoordinateColumn::column).toList();
        }
    }
}
