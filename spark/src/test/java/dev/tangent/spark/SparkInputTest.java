package dev.tangent.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Tables as people have them.
@Tag("full")
class SparkInputTest {
    private static final double[][] SHEET = SparkClouds.sheet(300, 1);

    private static SparkManifoldRegression regression() {
        return new SparkManifoldRegression("features", "y")
                .neighbours(8)
                .dimension(2)
                .lambda(1e-4)
                .partitions(3);
    }

    /// Rows 3, 50, 77 and 78 cannot be used.
    private static Dataset<Row> faulty() {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < SHEET.length; i++) {
            Object features = switch (i) {
                case 3 -> new double[] {1, 2};
                case 50 -> null;
                case 77 -> new double[] {0, Double.NaN, 0};
                case 78 -> new Double[] {0.0, null, 0.0};
                default -> SHEET[i];
            };
            rows.add(RowFactory.create(features, i % 10 == 0 ? SHEET[i][1] : null));
        }
        return LocalSpark.session()
                .createDataFrame(
                        LocalSpark.distribute(rows, 4),
                        new StructType()
                                .add("features", DataTypes.createArrayType(DataTypes.DoubleType))
                                .add("y", DataTypes.DoubleType));
    }

    @Test
    void rowsWithoutUsableFeaturesAreRefusedWithACountAndAnExample() {
        assertThatThrownBy(() -> regression().fit(faulty()))
                .isInstanceOf(InvalidInput.class)
                .hasMessage(
                        "4 of 300 rows have no usable 'features': 1 null, 1 of another length than 3, 2 with a null,"
                                + " NaN or infinite coordinate; the first is row 3 (of another length); skipInvalid() leaves"
                                + " them out");
    }

    @Test
    void orAreSkippedAndCounted() {
        try (SparkManifoldModel model = regression().skipInvalid().fit(faulty())) {
            assertThat(model.report().counts().skipped()).isEqualTo(4);
            assertThat(model.report().counts().rows()).isEqualTo(296);
            assertThat(model.report().warnings())
                    .contains("4 rows without usable features were left out; they get the label mean");
            Dataset<Row> predicted = model.transform(faulty());
            assertThat(predicted.count()).isEqualTo(300);
            assertThat(predicted.filter("status = 'dropped'").count()).isEqualTo(4);
            assertThat(predicted.filter("isnan(y_prediction)").count()).isZero();
        }
    }

    @Test
    void wrongUseIsToldInOneLine() {
        Dataset<Row> data = SparkTables.of(SHEET, new double[SHEET.length][1]);
        assertThatThrownBy(() -> regression().neighbours(1))
                .hasMessage("neighbours must be a whole number of at least 2 but is 1");
        assertThatThrownBy(() -> regression().method(Methods.HESSIAN))
                .hasMessage("method on Spark must be one of lg, lap, ilap but is hessian");
        assertThatThrownBy(() -> regression().lambda(-1)).hasMessageContaining("relative lambda must be");
        assertThatThrownBy(() -> new SparkManifoldRegression("features", "z").fit(data))
                .hasMessage("there is no column 'z'; there are row, features, y0");
        assertThatThrownBy(() -> new SparkManifoldRegression("row", "y0").fit(data))
                .hasMessage("column 'row' must be an array of numbers but is int");
        assertThatThrownBy(() -> new SparkManifoldRegression("features", "y0")
                        .neighbours(5)
                        .dimension(4)
                        .fit(data))
                .hasMessage("dimension must be at most the number of coordinates, 3, but is 4");
        assertThatThrownBy(() -> new SparkManifoldRegression("features", "y0")
                        .method(Methods.LAPLACIAN)
                        .dimension(2)
                        .fit(data))
                .hasMessageStartingWith("dimension belongs to method lg");
    }
}
