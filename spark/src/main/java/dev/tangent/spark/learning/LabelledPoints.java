package dev.tangent.spark.learning;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.points.CellLabel;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.solve.MatrixBlock;
import dev.tangent.spark.solve.Slices;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;

/// Chosen points, numbered in the order of their rows, and where they are: the labelled ones, or more.
public final class LabelledPoints {
    private final List<CellLabel> points;
    private final int cells;

    private LabelledPoints(List<CellLabel> points, int cells) {
        this.points = points;
        this.cells = cells;
    }

    /// All labelled points.
    public static LabelledPoints of(Cells cells) {
        return of(
                cells.rdd()
                        .flatMap(cell -> Arrays.asList(cell.labels()).iterator())
                        .collect(),
                cells.tree().cells());
    }

    static LabelledPoints of(List<CellLabel> points, int cells) {
        return new LabelledPoints(
                points.stream()
                        .sorted(Comparator.comparingLong(CellLabel::identity))
                        .toList(),
                cells);
    }

    public int size() {
        return points.size();
    }

    CellLabel point(int i) {
        return points.get(i);
    }

    /// Points are numbered as here.
    public DistinctLabels labels(int outputs) {
        LabelsBuilder builder = new LabelsBuilder(outputs);
        for (int i = 0; i < size(); i++)
            for (int c = 0; c < outputs; c++)
                if (points.get(i).weights()[c] > 0)
                    builder.add(i, c, points.get(i).values()[c], points.get(i).weights()[c]);
        return builder.distinct();
    }

    PointCloud cloud() {
        return PointCloud.of(points.stream().map(CellLabel::coordinates).toArray(double[][]::new));
    }

    /// Numbers at some of a cell's points.
    record AtPoints(int[] points, MatrixBlock values) implements Serializable {
        MatrixBlock spread(int size) {
            Matrix all = Matrix.zeros(size, values.columns());
            for (int i = 0; i < points.length; i++)
                System.arraycopy(
                        values.values(),
                        i * values.columns(),
                        all.values(),
                        points[i] * values.columns(),
                        values.columns());
            return MatrixBlock.of(all);
        }
    }

    private int[] ofCell(int cell) {
        return IntStream.range(0, size())
                .filter(i -> points.get(i).cell() == cell)
                .toArray();
    }

    /// Each cell's part of a matrix with a row for each of these points.
    List<AtPoints> parts(Matrix values) {
        int[] columns = IntStream.range(0, values.columns()).toArray();
        List<AtPoints> all = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            int[] own = ofCell(cell);
            all.add(new AtPoints(
                    Arrays.stream(own).map(i -> points.get(i).point()).toArray(),
                    MatrixBlock.of(values.select(own, columns))));
        }
        return all;
    }

    /// A row for every point of every cell: the given ones at these points, zero elsewhere.
    JavaRDD<MatrixBlock> spread(JavaRDD<Cell> like, Matrix values) {
        return Slices.map(like, parts(values), (own, cell) -> own.spread(cell.size()));
    }

    /// The rows of these points.
    Matrix gather(JavaRDD<MatrixBlock> values) {
        List<AtPoints> places = parts(Matrix.zeros(size(), 1));
        List<MatrixBlock> found = Slices.map(values, places, (own, block) -> rows(block, own.points()))
                .collect();
        Matrix all = Matrix.zeros(size(), found.getFirst().columns());
        int[] columns = IntStream.range(0, all.columns()).toArray();
        for (int cell = 0; cell < cells; cell++)
            all.put(ofCell(cell), columns, found.get(cell).matrix());
        return all;
    }

    private static MatrixBlock rows(MatrixBlock block, int[] points) {
        int width = block.columns();
        double[] out = new double[points.length * width];
        for (int i = 0; i < points.length; i++)
            System.arraycopy(block.values(), points[i] * width, out, i * width, width);
        return new MatrixBlock(points.length, width, out);
    }
}
