package dev.tangent.spark;

import dev.tangent.InvalidInput;
import dev.tangent.learning.Status;
import dev.tangent.spark.newpoints.DistributedExtension;
import dev.tangent.spark.newpoints.NewRow;
import dev.tangent.spark.newpoints.PredictedRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/// What a regression on Spark learnt: a value for every row that it learnt from, and for new ones.
///
/// Its points stay in the executors' memory until [#close].
public final class SparkManifoldModel implements AutoCloseable {
    private final String features;
    private final List<String> outputs;
    private final double[] means;
    private final DistributedExtension extension;
    private final Optional<SparkFitReport> report;

    SparkManifoldModel(
            String features,
            List<String> outputs,
            double[] means,
            DistributedExtension extension,
            Optional<SparkFitReport> report) {
        this.features = features;
        this.outputs = outputs;
        this.means = means;
        this.extension = extension;
        this.report = report;
    }

    /// What was done; of a fit of this session, not of a model that was loaded.
    public SparkFitReport report() {
        return report.orElseThrow(() -> new InvalidInput("a model that was loaded has no report"));
    }

    /// Writes the model to a new folder, as Parquet.
    public void save(String folder) {
        ModelFiles.save(this, SparkSession.active(), folder);
    }

    /// Reads what [#save] wrote.
    public static SparkManifoldModel load(String folder) {
        return ModelFiles.load(SparkSession.active(), folder);
    }

    String features() {
        return features;
    }

    double[] means() {
        return means;
    }

    DistributedExtension extension() {
        return extension;
    }

    /// Names of the outputs.
    public List<String> outputs() {
        return outputs;
    }

    /// The rows with a prediction beside each: `<output>_prediction`, `<output>_sd` where there are error bars, and
    /// `status`, as core words it. A row at the place of one that was learnt from gets that one's value; others the
    /// value that makes their own energy least. Rows without usable features get the label mean and the status
    /// `dropped`. The order of rows may change.
    public Dataset<Row> transform(Dataset<Row> data) {
        StructType schema = schema(data.schema());
        Column values = FeatureTable.features(data, features);
        int width = data.columns().length;
        int dimension = dimension();
        JavaRDD<Row> rows = data.withColumn(TEMPORARY, values).javaRDD();
        JavaRDD<NewRow<Row>> usable = rows.filter(row -> isUsable(row, width, dimension))
                .map(row -> new NewRow<>(FeatureTable.coordinates(row, width), row));
        boolean bars = hasBars();
        double[] mean = means;
        double[] spreads = extension.spec().spreads();
        JavaRDD<Row> predicted = extension.predict(usable).map(each -> output(each, width));
        JavaRDD<Row> others = rows.filter(row -> !isUsable(row, width, dimension))
                .map(row ->
                        output(new PredictedRow<>(row, mean, bars ? spreads : new double[0], Status.DROPPED), width));
        return data.sparkSession().createDataFrame(predicted.union(others), schema);
    }

    private static final String TEMPORARY = "tangent_features";

    private boolean hasBars() {
        return extension.spec().noise().length > 0;
    }

    private int dimension() {
        return extension.boxes().corners()[0].length / 2;
    }

    private static boolean isUsable(Row row, int column, int dimension) {
        double[] values = FeatureTable.coordinates(row, column);
        return values.length == dimension && FeatureTable.isFinite(values);
    }

    private StructType schema(StructType given) {
        StructType schema = given;
        for (String output : outputs) schema = schema.add(output + "_prediction", DataTypes.DoubleType, false);
        if (hasBars()) for (String output : outputs) schema = schema.add(output + "_sd", DataTypes.DoubleType, false);
        schema = schema.add("status", DataTypes.StringType, false);
        List<String> names = new ArrayList<>(List.of(schema.fieldNames()));
        names.stream()
                .filter(name -> names.indexOf(name) != names.lastIndexOf(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new InvalidInput("column '" + name + "' is there already: rename or drop it");
                });
        return schema;
    }

    private static Row output(PredictedRow<Row> predicted, int width) {
        List<Object> cells = new ArrayList<>();
        for (int c = 0; c < width; c++) cells.add(predicted.payload().get(c));
        for (double value : predicted.values()) cells.add(value);
        for (double sd : predicted.sds()) cells.add(sd);
        cells.add(predicted.status().word());
        return RowFactory.create(cells.toArray());
    }

    /// Lets go of the executors' memory.
    @Override
    public void close() {
        extension.fitted().unpersist();
        extension.cells().rdd().unpersist();
    }
}
