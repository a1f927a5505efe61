package dev.tangent.app;

import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;

/// The columns that stand behind each output's own.
///
/// @param sd whether the standard deviation is one of them
/// @param sds a row for each row of the table
record ErrorBarColumns(boolean sd, List<Interval> intervals, Matrix sds) {
    /// @param percent as the user typed it
    /// @param ofOutputs how wide, for each output
    record Interval(String percent, List<NonconformityScores.Interval> ofOutputs) {}

    /// Refuses outputs whose names would then stand twice.
    List<String> names(String output, List<String> outputs) {
        List<String> names = new ArrayList<>();
        if (sd) names.add(output + "_sd");
        for (Interval interval : intervals) {
            names.add(output + "_low" + interval.percent);
            names.add(output + "_high" + interval.percent);
        }
        for (String name : names)
            Check.that(
                    !outputs.contains(name),
                    "an output is called '" + name + "' like an error bar of '" + output + "'; rename it");
        return names;
    }

    void write(CsvTableWriter csv, int row, int output, double value) {
        if (sd) csv.cell(sds.at(row, output));
        for (Interval interval : intervals) {
            double width = interval.ofOutputs.get(output).halfWidth(sds.at(row, output));
            csv.cell(value - width).cell(value + width);
        }
    }
}
