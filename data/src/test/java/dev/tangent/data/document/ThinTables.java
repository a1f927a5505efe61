package dev.tangent.data.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The CSV tables of `examples/`, the large ones without two of three rows that have an empty cell: whoever runs
/// programs on them waits half as long, and all labels, names of columns and numbers of rows that programs ask for
/// are there.
final class ThinTables {
    private static final int LARGE = 500;
    private static final int KEPT = 3;

    private ThinTables() {}

    static void into(Path folder) throws IOException {
        try (Stream<Path> tables = Files.list(JavaPrograms.ROOT.resolve("examples"))) {
            for (Path table :
                    tables.filter(each -> each.toString().endsWith(".csv")).toList())
                Files.write(folder.resolve(table.getFileName()), thinned(Files.readAllLines(table)));
        }
    }

    private static List<String> thinned(List<String> lines) {
        return IntStream.range(0, lines.size())
                .filter(i -> lines.size() <= LARGE || i % KEPT == 0 || !hasEmptyCell(lines.get(i)))
                .mapToObj(lines::get)
                .toList();
    }

    private static boolean hasEmptyCell(String line) {
        return line.startsWith(",") || line.endsWith(",") || line.contains(",,");
    }
}
