package dev.tangent.spark;

import dev.tangent.InvalidInput;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.spark.learning.FittedCell;
import dev.tangent.spark.matrix.CellRegularizer;
import dev.tangent.spark.newpoints.DistributedExtension;
import dev.tangent.spark.newpoints.ExtensionSpec;
import dev.tangent.spark.points.Boxes;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.points.InputRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;

/// A model as two Parquet datasets in one folder: `points`, a row for each distinct point, and `settings`, a single
/// row.
///
/// A point's values travel through the cells as labels do, so that a model may be loaded into any number of partitions.
final class ModelFiles {
    private static final int VERSION = 1;
    private static final DataType NUMBERS = DataTypes.createArrayType(DataTypes.DoubleType, false);

    private static final StructType POINTS = new StructType()
            .add("row", DataTypes.LongType, false)
            .add("features", NUMBERS, false)
            .add("fitted", NUMBERS, false);

    private static final StructType SETTINGS = new StructType()
            .add("version", DataTypes.IntegerType, false)
            .add("features", DataTypes.StringType, false)
            .add("outputs", DataTypes.createArrayType(DataTypes.StringType, false), false)
            .add("means", NUMBERS, false)
            .add("spreads", NUMBERS, false)
            .add("noise", NUMBERS, false)
            .add("neighbours", DataTypes.IntegerType, false)
            .add("lambda", DataTypes.DoubleType, false)
            .add("partitions", DataTypes.IntegerType, false)
            .add("dimension", DataTypes.IntegerType, false)
            .add("scale", DataTypes.DoubleType, false)
            .add("nullSpace", DataTypes.StringType, false)
            .add("bandwidth", DataTypes.DoubleType, false)
            .add("power", DataTypes.IntegerType, false);

    private ModelFiles() {}

    static void save(SparkManifoldModel model, SparkSession session, String folder) {
        DistributedExtension extension = model.extension();
        session.createDataFrame(extension.fitted().flatMap(cell -> rows(cell).iterator()), POINTS)
                .write()
                .parquet(folder + "/points");
        session.createDataFrame(List.of(settings(model)), SETTINGS)
                .coalesce(1)
                .write()
                .parquet(folder + "/settings");
    }

    private static List<Row> rows(FittedCell cell) {
        int n = cell.cell().dimension();
        int outputs = cell.values().columns();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < cell.cell().size(); i++) {
            // Values, the status, then standard deviations.
            double[] fitted = new double[outputs + 1 + cell.sds().columns()];
            System.arraycopy(cell.values().values(), i * outputs, fitted, 0, outputs);
            fitted[outputs] = cell.statusNumber(i);
            System.arraycopy(
                    cell.sds().values(),
                    i * cell.sds().columns(),
                    fitted,
                    outputs + 1,
                    cell.sds().columns());
            rows.add(RowFactory.create(
                    cell.cell().identities()[i],
                    Arrays.copyOfRange(cell.cell().coordinates(), i * n, (i + 1) * n),
                    fitted));
        }
        return rows;
    }

    private static Row settings(SparkManifoldModel model) {
        ExtensionSpec spec = model.extension().spec();
        CellRegularizer.Gaussian lg = spec.regularizer() instanceof CellRegularizer.Gaussian gaussian
                ? gaussian
                : new CellRegularizer.Gaussian(0, 0, NullSpace.CONSTANT);
        CellRegularizer.GraphLaplacian lap = spec.regularizer() instanceof CellRegularizer.GraphLaplacian laplacian
                ? laplacian
                : new CellRegularizer.GraphLaplacian(1, 1);
        return RowFactory.create(
                VERSION,
                model.features(),
                model.outputs().toArray(String[]::new),
                model.means(),
                spec.spreads(),
                spec.noise(),
                spec.neighbours(),
                spec.lambda(),
                model.extension().cells().tree().cells(),
                lg.dimension(),
                lg.scale(),
                lg.nullSpace().name(),
                lap.bandwidth(),
                lap.power());
    }

    static SparkManifoldModel load(SparkSession session, String folder) {
        Row settings = session.read().parquet(folder + "/settings").head();
        int version = settings.<Integer>getAs("version");
        if (version != VERSION)
            throw new InvalidInput(
                    "the model in " + folder + " must be of version " + VERSION + " but is of " + version);
        int outputs = settings.getList(settings.fieldIndex("outputs")).size();
        boolean bars = numbers(settings, "noise").length > 0;
        Dataset<Row> points = session.read().parquet(folder + "/points");
        JavaRDD<InputRow> rows = points.javaRDD()
                .map(row -> new InputRow(row.<Long>getAs("row"), numbers(row, "features"), numbers(row, "fitted")));
        int dimension = numbers(points.head(), "features").length;
        Cells cells = Cells.of(rows, points.count(), dimension, settings.<Integer>getAs("partitions"));
        JavaRDD<FittedCell> fitted = cells.rdd()
                .map(cell -> FittedCell.ofLabels(cell, outputs, bars))
                .setName("fitted points")
                .persist(StorageLevel.MEMORY_AND_DISK());
        ExtensionSpec spec = new ExtensionSpec(
                regularizer(settings),
                settings.<Integer>getAs("neighbours"),
                settings.<Double>getAs("lambda"),
                numbers(settings, "spreads"),
                numbers(settings, "noise"));
        return new SparkManifoldModel(
                settings.getAs("features"),
                settings.<String>getList(settings.fieldIndex("outputs")),
                numbers(settings, "means"),
                new DistributedExtension(cells, fitted, Boxes.of(cells), spec),
                Optional.empty());
    }

    private static CellRegularizer regularizer(Row settings) {
        int dimension = settings.<Integer>getAs("dimension");
        return dimension > 0
                ? new CellRegularizer.Gaussian(
                        dimension, settings.<Double>getAs("scale"), NullSpace.valueOf(settings.getAs("nullSpace")))
                : new CellRegularizer.GraphLaplacian(
                        settings.<Double>getAs("bandwidth"), settings.<Integer>getAs("power"));
    }

    private static double[] numbers(Row row, String column) {
        return FeatureTable.coordinates(row, row.fieldIndex(column));
    }
}
