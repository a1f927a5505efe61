package dev.tangent.data.model;

import dev.tangent.Check;
import dev.tangent.ClassificationFit;
import dev.tangent.InvalidInput;
import dev.tangent.RegressionFit;
import dev.tangent.data.input.CoordinateColumn;
import dev.tangent.data.table.Table;
import dev.tangent.learning.ClassPrediction;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.method.MethodSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A fitted model with the names that its numbers have.
///
/// @param columns of the coordinates
/// @param coordinates the columns of a table that they come from
/// @param outputs of the values, or the classes whose probabilities they are
/// @param made the method and its parameters; only models by the regularizers lg, lap and ilap do without
/// @param about what made it, for people
public record SavedModel(
        FittedModel model,
        List<String> columns,
        List<String> outputs,
        Optional<MethodSettings> made,
        Map<String, String> about,
        List<CoordinateColumn> coordinates) {
    private static final String CLASSES = "classes of";

    public SavedModel {
        columns = List.copyOf(columns);
        coordinates = List.copyOf(coordinates);
        outputs = List.copyOf(outputs);
        about = Map.copyOf(about);
        Check.that(
                columns.size() == model.cloud().dimension(),
                "a model of " + model.cloud().dimension() + " coordinates has " + columns.size() + " names for them");
        Check.that(
                CoordinateColumn.names(coordinates).equals(columns),
                "the model's coordinates are not those that its columns name");
        Check.that(
                outputs.size() == model.values().columns(),
                "a model of " + model.values().columns() + " outputs has " + outputs.size() + " names for them");
    }

    /// Of a model whose coordinates are columns of numbers.
    public SavedModel(
            FittedModel model,
            List<String> columns,
            List<String> outputs,
            Optional<MethodSettings> made,
            Map<String, String> about) {
        this(model, columns, outputs, made, about, CoordinateColumn.numbers(columns));
    }

    /// Of a fit, with nothing more to say about it.
    public static SavedModel of(RegressionFit fit, List<String> columns, List<String> outputs) {
        return new SavedModel(fit.model(), columns, outputs, Optional.of(fit.settings()), Map.of());
    }

    /// Of a fit of classes, with nothing more to say about it.
    ///
    /// @param column what they are classes of
    public static SavedModel of(ClassificationFit fit, List<String> columns, String column) {
        return new SavedModel(fit.model(), columns, fit.names(), Optional.of(fit.settings()), Map.of())
                .ofClasses(column);
    }

    /// The same whose outputs are classes.
    ///
    /// @param column what they are classes of
    public SavedModel ofClasses(String column) {
        return noted(CLASSES, column);
    }

    /// The same with more to say about it.
    public SavedModel noted(String key, String text) {
        Map<String, String> more = new LinkedHashMap<>(about);
        more.put(key, text);
        return new SavedModel(model, columns, outputs, made, more, coordinates);
    }

    /// What the outputs are classes of; empty where they are values.
    public Optional<String> classesOf() {
        return classesOf(about);
    }

    static Optional<String> classesOf(Map<String, String> about) {
        return Optional.ofNullable(about.get(CLASSES));
    }

    /// What a model of classes predicted of new points.
    public ClassPrediction classes(NewPrediction found) {
        return new ClassPrediction(outputs, ClassPrediction.probabilities(found.values()), found.statuses(), List.of());
    }

    /// The model's columns by their names, or by their order where the table has none.
    public List<CoordinateColumn> coordinatesIn(Table table) {
        List<String> names = coordinates.stream().map(CoordinateColumn::column).toList();
        if (names.stream().allMatch(table::has)) return coordinates;
        List<String> unnamed =
                IntStream.range(0, coordinates.size()).mapToObj(c -> "c" + c).toList();
        boolean numbers = coordinates.stream().allMatch(CoordinateColumn.Numbers.class::isInstance);
        if (numbers && table.columns().equals(unnamed)) return CoordinateColumn.numbers(unnamed);
        String lacking =
                names.stream().filter(name -> !table.has(name)).findFirst().orElseThrow();
        throw new InvalidInput(
                table.file() + " has no column '" + lacking + "', which the model needs: " + String.join(", ", names));
    }
}
