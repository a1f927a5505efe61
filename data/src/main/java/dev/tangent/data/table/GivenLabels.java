package dev.tangent.data.table;

import dev.tangent.Check;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.linalg.Matrix;
import java.util.List;

/// Values known for some points: row i of `values` belongs to point `rows[i]`, one column an output, NaN where that
/// output is not known. No point is named twice, and each has at least one value.
public record GivenLabels(List<String> outputs, int[] rows, Matrix values) {
    public GivenLabels {
        outputs = List.copyOf(outputs);
        Check.that(
                values.rows() == rows.length && values.columns() == outputs.size(),
                "labels of " + rows.length + " points and " + outputs.size() + " outputs need as many values");
    }

    public int size() {
        return rows.length;
    }

    /// For learning, each of weight one.
    public Labels labels() {
        LabelsBuilder builder = new LabelsBuilder(outputs.size());
        for (int i = 0; i < rows.length; i++)
            for (int c = 0; c < outputs.size(); c++)
                if (!Double.isNaN(values.at(i, c))) builder.add(rows[i], c, values.at(i, c), 1);
        return builder.build();
    }
}
