package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.Subject;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.npy.NpyArray;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/// NumPy's arrays: columns c0, c1, ... of numbers.
final class NpyFormat implements TableFormat {
    @Override
    public boolean matches(String name, byte[] head) {
        return name.endsWith(".npy") || NpyFile.isNpy(head);
    }

    @Override
    public Set<Subject> heeds() {
        return Set.of();
    }

    @Override
    public TableSource open(InputFile file, Dialect dialect) throws IOException {
        NpyArray array = NpyFile.read(file);
        Matrix values = array.values();
        Check.that(values.rows() > 0 && values.columns() > 0, file.name() + " has no rows or no columns");
        return new NpyRows(values, array.notes(file.name()));
    }

    private record NpyRows(Matrix values, List<String> notes) implements TableSource {
        @Override
        public Optional<List<String>> names() {
            return Optional.of(
                    IntStream.range(0, values.columns()).mapToObj(c -> "c" + c).toList());
        }

        @Override
        public boolean named() {
            return false;
        }

        @Override
        public OptionalInt size() {
            return OptionalInt.of(values.rows());
        }

        @Override
        public String rowWord() {
            return "row";
        }

        @Override
        public void rows(CellSink sink) {
            boolean more = true;
            for (int row = 0; more && row < values.rows(); row++) {
                for (int c = 0; c < values.columns(); c++) cell(sink, c, values.at(row, c));
                more = sink.endRow(row);
            }
        }

        private static void cell(CellSink sink, int column, double value) {
            if (sink.asText(column)) sink.text(column, PlainNumber.text(value));
            else sink.number(column, value);
        }
    }
}
