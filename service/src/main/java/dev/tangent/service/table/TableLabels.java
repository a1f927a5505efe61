package dev.tangent.service.table;

import dev.tangent.data.table.Table;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Query;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The labels of a table: what they are, and changes to them, which all fits of the table follow.
final class TableLabels {
    private final Tables tables;

    TableLabels(Tables tables) {
        this.tables = tables;
    }

    /// A label as it is.
    ///
    /// @param value a number or a text
    record Label(int row, String column, Object value) {}

    /// All labels, and how many were changed since the table was opened.
    record TableLabelList(long version, List<Label> labels, int changed) {}

    /// What became of the fits.
    record Changed(long version, List<TableDependent.Followed> fits) {}

    void addTo(Consumer<Route> routes, String path) {
        routes.accept(Route.of("GET", path + "/labels", this::show, "targets"));
        routes.accept(Route.of("PATCH", path + "/labels", this::change));
    }

    private Answer show(Request request) {
        OpenTable open = tables.of(request.id());
        Table table = open.table();
        List<Label> labels = new ArrayList<>();
        for (String target : targets(open, request.query()))
            if (table.isNumeric(target)) addNumbers(table, target, labels);
            else addTexts(table, target, labels);
        return Answer.json(new TableLabelList(open.version(), labels, open.changed()));
    }

    private static List<String> targets(OpenTable open, Query query) {
        List<String> named = query.names("targets");
        return named.isEmpty() ? open.usualTargets() : named;
    }

    private static void addNumbers(Table table, String target, List<Label> labels) {
        double[] numbers = table.numbers(target);
        for (int row = 0; row < numbers.length; row++)
            if (!Double.isNaN(numbers[row])) labels.add(new Label(row, target, numbers[row]));
    }

    private static void addTexts(Table table, String target, List<Label> labels) {
        List<String> texts = table.texts(target);
        for (int row = 0; row < texts.size(); row++)
            if (!texts.get(row).isEmpty()) labels.add(new Label(row, target, texts.get(row)));
    }

    private Answer change(Request request) throws IOException {
        OpenTable open = tables.of(request.id());
        LabelChange change = request.json(LabelChange.class);
        Set<String> columns =
                change.labels().stream().map(LabelChange.ChangedCell::column).collect(Collectors.toUnmodifiableSet());
        List<TableDependent.Followed> fits =
                open.change(change::of, change.labels().size(), columns);
        return Answer.json(new Changed(open.version(), fits));
    }
}
