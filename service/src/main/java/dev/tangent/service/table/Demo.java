package dev.tangent.service.table;

import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.EdgeTable;
import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.WeightedGraph;
import java.util.Map;
import java.util.Optional;

/// A table, and what is known of it beyond its cells: mostly where it was generated.
///
/// @param truth for each target the column with its true values
/// @param poses how to draw a row, where rows are poses
/// @param graph where its rows are the edges of a graph whose file says more: how many vertices, which directions
public record Demo(Table table, Map<String, String> truth, Optional<Poses> poses, Optional<WeightedGraph> graph) {
    /// One that was generated.
    Demo(Table table, Map<String, String> truth, Optional<Poses> poses) {
        this(table, truth, poses, Optional.empty());
    }

    /// What a file has: a table, or a graph in the Matrix Market format as a table of edges.
    static Demo read(InputFile file, Dialect dialect) {
        if (!MatrixMarket.isOne(file)) return none(Table.read(file, dialect));
        WeightedGraph graph = MatrixMarket.readGraph(file);
        return new Demo(EdgeTable.of(file.name(), graph), Map.of(), Optional.empty(), Optional.of(graph));
    }

    /// A table of which nothing more is known.
    static Demo none(Table table) {
        return new Demo(table, Map.of(), Optional.empty());
    }
}
