package dev.tangent.present.code;

import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.CoordinateColumn;
import java.util.List;

/// Something said of the points and labels that a fit is made of.
public sealed interface DataSetting extends FitSetting {
    /// The table of points.
    record PointsFile(String file) implements DataSetting {}

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

    /// Columns beside the coordinates that are learnt.
    record TargetColumns(List<String> columns) implements DataSetting {
        public TargetColumns {
            columns = List.copyOf(columns);
        }
    }

    /// Another table with a row for each point, each column of which is learnt.
    record LabelsBeside(String file) implements DataSetting {}

    /// The column with a weight for each label.
    record LabelWeights(String column) implements DataSetting {}

    /// Whole numbers name classes.
    record NumbersNameClasses() implements DataSetting {}
}
