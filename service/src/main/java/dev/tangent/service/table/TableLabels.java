package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.data.table.Table;
import dev.tangent.service.history.LabelEdit;
import dev.tangent.service.history.LabelHistory;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Fields;
import dev.tangent.service.http.Query;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
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
    ///
    /// @param undo how many changes can be taken back
    /// @param redo how many can be made again
    record TableLabelList(long version, List<Label> labels, int changed, int undo, int redo) {}

    /// What became of the fits.
    ///
    /// @param change the number of the change that was made, taken back or made again
    /// @param undo how many changes can be taken back
    /// @param redo how many can be made again
    /// @param cells what an undo or a redo changed
    record Changed(
            long version,
            long change,
            List<TableDependent.Followed> fits,
            int undo,
            int redo,
            Optional<List<LabelEdit.EditedCell>> cells) {}

    void addTo(Consumer<Route> routes, String path) {
        routes.accept(Route.of("GET", path + "/labels", this::show, "targets"));
        routes.accept(Route.of("PATCH", path + "/labels", this::change));
        routes.accept(Route.of("GET", path + "/labels/changes", this::changes));
        routes.accept(Route.of("POST", path + "/labels/earlier", this::earlier));
        routes.accept(Route.of("POST", path + "/labels/undo", request -> again(request, OpenTable::undo)));
        routes.accept(Route.of("POST", path + "/labels/redo", request -> again(request, OpenTable::redo)));
    }

    private Answer show(Request request) {
        OpenTable open = tables.of(request.id());
        return open.alone(() -> Answer.json(list(open, targets(open, request.query()))));
    }

    private static TableLabelList list(OpenTable open, List<String> targets) {
        return new TableLabelList(
                open.version(),
                labels(open.table(), targets),
                open.changed(),
                open.history().undoable().size(),
                open.history().redoable().size());
    }

    static List<Label> labels(Table table, List<String> targets) {
        List<Label> labels = new ArrayList<>();
        for (String target : targets)
            if (table.isNumeric(target)) addNumbers(table, target, labels);
            else addTexts(table, target, labels);
        return labels;
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
        return open.alone(() -> changed(open, open.change(change), Optional.empty()));
    }

    private static Answer changed(
            OpenTable open, OpenTable.LabelsEdited done, Optional<List<LabelEdit.EditedCell>> cells) {
        return Answer.json(new Changed(
                open.version(),
                done.change(),
                done.fits(),
                open.history().undoable().size(),
                open.history().redoable().size(),
                cells));
    }

    private Answer again(Request request, BiFunction<OpenTable, Optional<Integer>, OpenTable.LabelsEdited> way)
            throws IOException {
        OpenTable open = tables.of(request.id());
        Fields fields = request.fieldsIfAny();
        Optional<Integer> meant = fields.whole("change", 1);
        fields.end();
        return open.alone(() -> {
            OpenTable.LabelsEdited done = way.apply(open, meant);
            return changed(open, done, Optional.of(done.cells()));
        });
    }

    /// Every change that the table has, in the order they were made.
    ///
    /// @param undoable the numbers of those that can be taken back, the next one last
    /// @param redoable of those that can be made again, the next one last
    record TableChanges(long version, List<LabelEdit> changes, List<Long> undoable, List<Long> redoable) {
        static TableChanges of(long version, LabelHistory history) {
            return new TableChanges(version, history.made(), numbers(history.undoable()), numbers(history.redoable()));
        }

        private static List<Long> numbers(List<LabelEdit> nextFirst) {
            return nextFirst.reversed().stream().map(LabelEdit::number).toList();
        }
    }

    private Answer changes(Request request) {
        OpenTable open = tables.of(request.id());
        return open.alone(() -> Answer.json(TableChanges.of(open.version(), open.history())));
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
