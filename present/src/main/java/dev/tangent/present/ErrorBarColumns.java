package dev.tangent.present;

import dev.tangent.Check;
import dev.tangent.data.table.RowWriter;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.Intervals.PredictionInterval;
import dev.tangent.linalg.MatrixView;
import java.util.ArrayList;
import java.util.List;

/// The columns that stand behind each output's own.
///
/// @param sd whether the standard deviation is one of them
/// @param sds a row for each row of the table
public record ErrorBarColumns(boolean sd, MatrixView sds, List<IntervalBounds> intervals) {
    /// Intervals that are to hold the same part of measured values.
    ///
    /// @param percent as the user typed it
    public record IntervalBounds(String percent, Intervals intervals) {}

    /// Refuses outputs whose names would then stand twice.
    List<String> names(String output, List<String> outputs) {
        List<String> names = new ArrayList<>();
        if (sd) names.add(output + "_sd");
        for (IntervalBounds bounds : intervals) {
            names.add(output + "_low" + bounds.percent);
            names.add(output + "_high" + bounds.percent);
        }
        for (String name : names)
            Check.that(
                    !outputs.contains(name),
                    "an output is called '" + name + "' like an error bar of '" + output + "'; rename it");
        return names;
    }

    void write(RowWriter out, int row, int output) {
        if (sd) out.cell(sds.at(row, output));
        for (IntervalBounds bounds : intervals) {
            PredictionInterval interval = bounds.intervals.at(row, output);
            out.cell(interval.low()).cell(interval.high());
        }
    }
}
