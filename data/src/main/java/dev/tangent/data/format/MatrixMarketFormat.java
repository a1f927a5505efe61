package dev.tangent.data.format;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.data.text.InputSubjects;
import java.util.Set;

/// Sparse matrices are no tables; the format says all of itself, so that nothing can be said of it.
final class MatrixMarketFormat implements TableFormat {
    @Override
    public boolean matches(String name, byte[] head) {
        return MatrixMarket.isOne(head);
    }

    @Override
    public Set<Subject> heeds() {
        return Set.of();
    }

    @Override
    public TableSource open(InputFile file, Dialect dialect) {
        throw new InvalidInput(
                "%s is a Matrix Market file, the weights of a graph and no table: give it with %s",
                file.name(), InputSubjects.GRAPH);
    }
}
