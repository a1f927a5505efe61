package dev.tangent.app.command;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.RegressionFit;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.MatrixView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What a fit predicts, number by number: values or probabilities row by row, and then the standard deviations.
final class FitNumbers {
    private FitNumbers() {}

    /// Of a file of predictions.
    static List<Double> of(Path folder, String predictions, boolean classes, boolean bars) throws IOException {
        Table table = Table.read(Files.writeString(folder.resolve("compared.csv"), predictions));
        List<String> columns = table.columns().stream()
                .filter(column -> !List.of("row", "status").contains(column))
                .skip(classes ? 1 : 0)
                .toList();
        List<Double> numbers = new ArrayList<>();
        for (boolean sds : bars ? new boolean[] {false, true} : new boolean[] {false})
            for (int row = 0; row < table.rows(); row++)
                for (String column : columns)
                    if (!bars || column.endsWith("_sd") == sds) numbers.add(table.numbers(column)[row]);
        return numbers;
    }

    static List<Double> of(Fit fit, boolean bars) {
        List<Double> numbers = new ArrayList<>();
        switch (fit) {
            case ClassificationFit classes -> add(classes.probabilities(), numbers);
            case RegressionFit values -> {
                add(values.values(), numbers);
                if (bars) add(values.sds(), numbers);
            }
        }
        return numbers;
    }

    private static void add(MatrixView rows, List<Double> numbers) {
        for (int row = 0; row < rows.rows(); row++) for (double number : rows.row(row)) numbers.add(number);
    }
}
