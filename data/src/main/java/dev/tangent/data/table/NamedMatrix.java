package dev.tangent.data.table;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import java.util.List;

/// Columns with names: row i belongs to point i.
public record NamedMatrix(List<String> names, Matrix values) {
    public NamedMatrix {
        names = List.copyOf(names);
        Check.that(
                names.size() == values.columns(),
                names.size() + " names for " + values.columns() + " columns of values");
    }
}
