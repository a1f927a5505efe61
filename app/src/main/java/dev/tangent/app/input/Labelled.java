package dev.tangent.app.input;

import dev.tangent.data.GivenLabels;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Labels to learn from: the names of the outputs, and values with weights at some rows.
///
/// @param source the file they come from
/// @param weights the column that weighed them
public record Labelled(String source, List<String> outputs, Labels labels, Optional<String> weights) {
    private static final List<String> RESERVED = List.of("row", "status");

    /// Takes the column of weights, if there is one, out of the values.
    static Labelled of(String source, GivenLabels given, Optional<String> weights) {
        int weightColumn = weights.map(given.outputs()::indexOf).orElse(-1);
        List<String> outputs = new ArrayList<>(given.outputs());
        weights.ifPresent(outputs::remove);
        if (outputs.isEmpty()) throw new InvalidInput(source + " has no output beside the weights");
        for (String name : outputs)
            if (RESERVED.contains(name))
                throw new InvalidInput("an output cannot be called '" + name
                        + "': predictions have a column of that name; rename it in " + source);
        Labels.Builder builder = new Labels.Builder(outputs.size());
        for (int i = 0; i < given.size(); i++) add(builder, source, given, i, weightColumn);
        return new Labelled(source, List.copyOf(outputs), builder.build(), weights);
    }

    private static void add(Labels.Builder builder, String source, GivenLabels given, int i, int weightColumn) {
        Matrix values = given.values();
        int row = given.rows()[i];
        for (int column = 0, output = 0; column < values.columns(); column++) {
            if (column == weightColumn) continue;
            double value = values.at(i, column);
            if (!Double.isNaN(value))
                builder.add(row, output, value, weightColumn < 0 ? 1 : weight(source, row, values.at(i, weightColumn)));
            output++;
        }
    }

    private static double weight(String source, int row, double weight) {
        if (weight > 0 && weight < Double.POSITIVE_INFINITY) return weight;
        throw new InvalidInput(source + ": the weight of the label of row " + row + " must be a positive number but "
                + (Double.isNaN(weight) ? "is missing" : "is " + weight));
    }
}
