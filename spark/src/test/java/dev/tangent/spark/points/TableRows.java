package dev.tangent.spark.points;

import dev.tangent.spark.LocalSpark;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;

/// Rows as a table gives them.
public final class TableRows {
    private TableRows() {}

    /// Without labels.
    public static JavaRDD<InputRow> of(double[][] points) {
        return of(points, new double[points.length][0]);
    }

    public static JavaRDD<InputRow> of(double[][] points, double[][] labels) {
        List<InputRow> rows = new ArrayList<>();
        for (int i = 0; i < points.length; i++) rows.add(new InputRow(i, points[i], labels[i]));
        return LocalSpark.distribute(rows, 3);
    }

    public static Cells cells(double[][] points, int partitions) {
        return Cells.of(of(points), points.length, points[0].length, partitions);
    }
}
