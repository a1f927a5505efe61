package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.data.table.Table;
import dev.tangent.service.history.LabelEdit;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Query;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

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
        routes.accept(Route.of("GET", path + "/labels/changes", this::changes));
        routes.accept(Route.of("POST", path + "/labels/earlier", this::earlier));
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
        List<TableDependent.Followed> fits = open.change(request.json(LabelChange.class));
        return Answer.json(new Changed(open.version(), fits));
    }

    /// Every change that the table has, in the order they were made.
    record TableChanges(long version, List<LabelEdit> changes) {}

    private Answer changes(Request request) {
        OpenTable open = tables.of(request.id());
        return open.alone(() ->
                Answer.json(new TableChanges(open.version(), open.history().made())));
    }

    /// Whether to take over what an earlier opening changed.
    record Decision(Boolean take) {
        Decision {
            Check.that(take != null, "'take' must be true or false");
        }
    }

    /// What became of it.
    ///
    /// @param labels how many were set
    /// @param others cells that kept what the file has, for it is neither what the change found nor what it left
    /// @param kept the file that has the changes that were left
    record Decided(
            long version,
            int labels,
            List<LabelEdit.EditedCell> others,
            Optional<String> kept,
            List<TableDependent.Followed> fits) {}

    private Answer earlier(Request request) throws IOException {
        OpenTable open = tables.of(request.id());
        if (!request.json(Decision.class).take())
            return Answer.json(new Decided(open.version(), 0, List.of(), Optional.of(open.leaveEarlier()), List.of()));
        OpenTable.TakenOver taken = open.takeOver();
        return Answer.json(new Decided(open.version(), taken.labels(), taken.others(), Optional.empty(), taken.fits()));
    }
}
