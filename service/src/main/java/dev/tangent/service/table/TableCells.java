package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.table.Table;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.ArrayAnswer;
import dev.tangent.service.http.Query;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// The cells of a table: rows to look at, columns as arrays.
final class TableCells {
    private static final int MOST_ROWS = 10_000;

    private final Tables tables;

    TableCells(Tables tables) {
        this.tables = tables;
    }

    /// Cells of some rows; null where a cell is empty.
    record CellRows(int from, List<String> columns, List<List<Object>> rows) {}

    /// A column of text: different texts, and for each row its place among them.
    record Texts(String name, List<String> categories, int[] codes) {}

    void addTo(Consumer<Route> routes, String path) {
        routes.accept(Route.of("GET", path + "/rows", this::rows, "from", "count", "rows"));
        routes.accept(Route.array(path + "/columns", this::columns, "names"));
        routes.accept(Route.of("GET", path + "/texts", this::texts, "name"));
    }

    private Answer rows(Request request) {
        Table table = tables.of(request.id()).table();
        int[] wanted = wanted(request.query(), table.rows());
        List<List<Object>> rows = new ArrayList<>();
        for (int i = 0; i < wanted.length; i++) rows.add(new ArrayList<>());
        for (String column : table.columns()) {
            if (table.isNumeric(column)) {
                double[] numbers = table.numbers(column);
                for (int i = 0; i < wanted.length; i++)
                    rows.get(i).add(Double.isFinite(numbers[wanted[i]]) ? numbers[wanted[i]] : null);
            } else {
                List<String> texts = table.texts(column);
                for (int i = 0; i < wanted.length; i++) {
                    String text = texts.get(wanted[i]);
                    rows.get(i).add(text.isEmpty() ? null : text);
                }
            }
        }
        return Answer.json(new CellRows(wanted.length == 0 ? 0 : wanted[0], table.columns(), rows));
    }

    private static int[] wanted(Query query, int rows) {
        if (query.text("rows").isPresent()) {
            int[] named = query.names("rows").stream()
                    .mapToInt(text -> row(text, rows))
                    .toArray();
            Check.atMost(MOST_ROWS, named.length, "number of rows", String.valueOf(MOST_ROWS));
            return named;
        }
        int from = Math.min(rows, query.whole("from", 0).orElse(0));
        int count = Math.min(
                rows - from, Math.min(MOST_ROWS, query.whole("count", 0).orElse(100)));
        return IntStream.range(from, from + count).toArray();
    }

    private static int row(String text, int rows) {
        try {
            return Check.index(Integer.parseInt(text.strip()), rows, "row");
        } catch (NumberFormatException e) {
            throw new InvalidInput("rows must be whole numbers separated by commas but has '" + text + "'", e);
        }
    }

    private Answer columns(Request request) {
        OpenTable open = tables.of(request.id());
        request.query().needed("names");
        Table table = open.table();
        List<double[]> columns =
                request.query().names("names").stream().map(table::numbers).toList();
        int width = columns.size();
        return ArrayAnswer.numbers(
                request.query(), table.rows(), width, open.version(), at -> columns.get(at % width)[at / width]);
    }

    private Answer texts(Request request) {
        String name = request.query().needed("name");
        List<String> texts = tables.of(request.id()).table().texts(name);
        Map<String, Integer> places = new LinkedHashMap<>();
        int[] codes = new int[texts.size()];
        for (int i = 0; i < codes.length; i++) {
            String text = texts.get(i);
            codes[i] = text.isEmpty() ? -1 : places.computeIfAbsent(text, fresh -> places.size());
        }
        return Answer.json(new Texts(name, List.copyOf(places.keySet()), codes));
    }
}
