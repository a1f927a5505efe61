package dev.tangent.data.format;

import dev.tangent.Subject;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.file.TextEncoding;
import dev.tangent.data.text.InputSubjects;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// JSON lines, a flat object each, or an array of such objects. A key that a line has not, and `null`, is a missing
/// cell; columns stand in the order in which their keys first appear.
final class JsonLinesFormat implements TableFormat {
    @Override
    public boolean matches(String name, byte[] head) {
        if (name.endsWith(".jsonl") || name.endsWith(".ndjson")) return true;
        if (name.matches(".*\\.(csv|tsv|txt|dat)")) return false;
        int at = next(head, 0);
        if (at < head.length && head[at] == '[') at = next(head, at + 1);
        if (at >= head.length || head[at] != '{') return false;
        at = next(head, at + 1);
        return at < head.length && (head[at] == '"' || head[at] == '}');
    }

    private static int next(byte[] head, int from) {
        int at = from;
        while (at < head.length && head[at] >= 0 && head[at] <= ' ') at++;
        return at;
    }

    @Override
    public Set<Subject> heeds() {
        return Set.of(InputSubjects.DECIMAL, InputSubjects.THOUSANDS, InputSubjects.ENCODING);
    }

    @Override
    public TableSource open(InputFile file, Dialect dialect) throws IOException {
        Charset charset = TextEncoding.of(file, dialect.encoding()).charset();
        Map<String, Integer> places = new LinkedHashMap<>();
        try (JsonLines lines = new JsonLines(file.name(), file.text(charset))) {
            while (lines.next()) while (lines.nextCell()) places.putIfAbsent(lines.key(), places.size());
        }
        return new JsonRows(file, charset, places);
    }

    private record JsonRows(InputFile file, Charset charset, Map<String, Integer> places) implements TableSource {
        @Override
        public Optional<List<String>> names() {
            return Optional.of(List.copyOf(places.keySet()));
        }

        @Override
        public void rows(CellSink sink) throws IOException {
            String[] cells = new String[places.size()];
            boolean[] numbers = new boolean[cells.length];
            try (JsonLines lines = new JsonLines(file.name(), file.text(charset))) {
                boolean more = true;
                while (more && lines.next()) {
                    Arrays.fill(cells, "");
                    Arrays.fill(numbers, false);
                    while (lines.nextCell()) {
                        Integer at = places.get(lines.key());
                        if (at == null) throw lines.wrong("the file was changed while it was read");
                        cells[at] = lines.text();
                        numbers[at] = lines.isNumber();
                    }
                    for (int c = 0; c < cells.length; c++) put(sink, c, cells[c], numbers[c]);
                    more = sink.endRow(lines.line());
                }
            }
        }

        private static void put(CellSink sink, int column, String cell, boolean number) {
            if (number && !sink.asText(column)) sink.number(column, Double.parseDouble(cell));
            else sink.text(column, cell);
        }
    }
}
