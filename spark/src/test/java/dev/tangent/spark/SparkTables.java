package dev.tangent.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/// Datasets for tests: `row`, `features` and a column for each output.
final class SparkTables {
    private SparkTables() {}

    /// @param labels a row for each point, NaN where there is none
    static Dataset<Row> of(double[][] points, double[][] labels) {
        return of(LocalSpark.session(), points, labels);
    }

    static Dataset<Row> of(SparkSession session, double[][] points, double[][] labels) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            List<Object> cells = new ArrayList<>(List.of(i, points[i]));
            for (double label : labels[i]) cells.add(Double.isNaN(label) ? null : label);
            rows.add(RowFactory.create(cells.toArray()));
        }
        StructType schema = new StructType()
                .add("row", DataTypes.IntegerType)
                .add("features", DataTypes.createArrayType(DataTypes.DoubleType));
        for (String name : names(labels[0].length)) schema = schema.add(name, DataTypes.DoubleType);
        return session.createDataFrame(
                JavaSparkContext.fromSparkContext(session.sparkContext()).parallelize(rows, 3), schema);
    }

    static List<String> names(int outputs) {
        return IntStream.range(0, outputs).mapToObj(c -> "y" + c).toList();
    }
}
