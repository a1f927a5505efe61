package dev.tangent.data.input;

import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.WeightedGraph;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/// A graph in a file: weights in the Matrix Market format, or a table of edges ([EdgeTable]).
public final class GraphFile {
    private GraphFile() {}

    /// A graph by itself; a table of edges has as many vertices as its last one says.
    public static WeightedGraph read(Path path, Dialect dialect) {
        dialect.check(List.of(path));
        return read(InputFile.of(path), dialect, OptionalInt.empty());
    }

    /// A graph of points.
    ///
    /// @param vertices how many points there are; that a Matrix Market file has as many is for the caller to check
    public static WeightedGraph read(Path path, Dialect dialect, int vertices) {
        return read(InputFile.of(path), dialect.of(path), OptionalInt.of(vertices));
    }

    private static WeightedGraph read(InputFile file, Dialect dialect, OptionalInt vertices) {
        if (MatrixMarket.isOne(file)) return MatrixMarket.readGraph(file);
        Table edges = Table.read(file, dialect);
        return EdgeTable.graph(edges, vertices);
    }
}
