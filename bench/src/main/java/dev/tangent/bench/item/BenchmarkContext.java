package dev.tangent.bench.item;

import dev.tangent.bench.BenchArguments;
import dev.tangent.bench.peer.PeerProcess;
import dev.tangent.bench.peer.Peers;
import dev.tangent.bench.table.MotionTable;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.samples.generated.SmoothSheet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What items share: the arguments, a folder for files handed to peers (gone afterwards), the tables.
public final class BenchmarkContext implements AutoCloseable {
    private static final int POINTS = 50_000;
    private static final int NEIGHBOURS = 20;

    private final BenchArguments arguments;
    private final Consumer<String> log;
    private final Path folder;
    private final Peers peers;
    private final MotionTable table;
    private final Map<Integer, BuiltSheet> sheets = new HashMap<>();
    private Optional<NeighbourGraph> graph = Optional.empty();
    private Optional<Drawing> picture = Optional.empty();

    public BenchmarkContext(BenchArguments arguments, Consumer<String> log) {
        this.arguments = arguments;
        this.log = log;
        try {
            folder = Files.createTempDirectory("tangent-bench");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        peers = new Peers(folder);
        int count = arguments.capped(POINTS);
        table = arguments
                .data()
                .map(data -> MotionTable.read(data.resolve("mocap"), count))
                .orElseGet(() -> MotionTable.generated(count));
    }

    public BenchArguments arguments() {
        return arguments;
    }

    void log(String line) {
        log.accept(line);
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    MotionTable table() {
        return table;
    }

    /// The exact 20 nearest neighbours in the table, found once for all items that take them as given.
    NeighbourGraph graph() {
        if (graph.isEmpty()) graph = Optional.of(NeighbourGraph.nearest(table.points(), NEIGHBOURS));
        return graph.get();
    }

    /// A 2-D sheet in R^15 with its LG matrix, built once for each size.
    BuiltSheet sheet(int size) {
        return sheets.computeIfAbsent(size, BuiltSheet::of);
    }

    PointCloud box(int size, int dimension) {
        return SmoothSheet.of(size, dimension, dimension, 5).points();
    }

    /// A peer's process, or none where it is not installed.
    Optional<PeerProcess> python(String script, String... words) {
        return noted(script, peers.python(script, List.of(words)));
    }

    Optional<PeerProcess> scikitLearn(String script, String... words) {
        return noted(script, peers.scikitLearn(script, List.of(words)));
    }

    Optional<PeerProcess> octave(String script, String... words) {
        return noted(script, peers.octave(script, List.of(words)));
    }

    private Optional<PeerProcess> noted(String script, Optional<PeerProcess> peer) {
        if (peer.isEmpty()) log.accept(script + ": not measured, its program is not installed");
        return peer;
    }

    void draw(Drawing drawing) {
        picture = Optional.of(drawing);
    }

    Optional<Drawing> picture() {
        return picture;
    }

    @Override
    public void close() {
        try (var files = Files.walk(folder)) {
            for (Path path : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        } catch (IOException e) {
            log.accept("could not clear the temporary folder: " + e.getMessage());
        }
    }
}
