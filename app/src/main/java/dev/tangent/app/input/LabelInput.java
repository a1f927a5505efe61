package dev.tangent.app.input;

import dev.tangent.data.GivenLabels;
import dev.tangent.data.LabelFile;
import dev.tangent.data.Table;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.linalg.Matrix;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Where labels come from: columns of the table of points itself, or a file of their own.
public sealed interface LabelInput {
    /// Columns of the points' table that are no coordinates.
    List<String> taken();

    Labelled read(Table points);

    /// Columns beside the coordinates; a row without a value is unlabelled.
    record Targets(List<String> targets, Optional<String> weights) implements LabelInput {
        @Override
        public List<String> taken() {
            List<String> taken = new ArrayList<>(targets);
            weights.ifPresent(taken::add);
            Check.that(
                    taken.size() == taken.stream().distinct().count(),
                    "--target and --weights name a column twice: " + String.join(", ", taken));
            return taken;
        }

        @Override
        public Labelled read(Table points) {
            List<String> columns = taken();
            double[][] values = new double[columns.size()][];
            for (int c = 0; c < values.length; c++) values[c] = column(points, columns.get(c));
            for (int c = 0; c < targets.size(); c++) refuseEmpty(points, targets.get(c), values[c]);
            int[] rows = IntStream.range(0, points.rows())
                    .filter(row -> IntStream.range(0, targets.size()).anyMatch(c -> !Double.isNaN(values[c][row])))
                    .toArray();
            Matrix matrix = Matrix.zeros(rows.length, values.length);
            for (int i = 0; i < rows.length; i++)
                for (int c = 0; c < values.length; c++) matrix.set(i, c, values[c][rows[i]]);
            return Labelled.of(points.file(), new GivenLabels(columns, rows, matrix), weights);
        }

        private static double[] column(Table points, String name) {
            double[] values = points.numbers(name);
            for (int row = 0; row < values.length; row++)
                if (Double.isInfinite(values[row]))
                    throw new InvalidInput(points.place(row, name) + ": a label must be finite but is " + values[row]);
            return values;
        }

        private static void refuseEmpty(Table points, String name, double[] values) {
            for (double value : values) if (!Double.isNaN(value)) return;
            throw new InvalidInput(points.file() + " has no value in the target column '" + name
                    + "': there is nothing to learn from");
        }
    }

    /// A file that names rows and their values.
    record Separate(Path file, Optional<String> weights) implements LabelInput {
        @Override
        public List<String> taken() {
            return List.of();
        }

        @Override
        public Labelled read(Table points) {
            GivenLabels given = LabelFile.read(file, points.rows());
            weights.ifPresent(column -> Check.that(
                    given.outputs().contains(column),
                    file + " has no column '" + column + "' for --weights; its columns are "
                            + String.join(", ", given.outputs())));
            return Labelled.of(file.toString(), given, weights);
        }
    }
}
