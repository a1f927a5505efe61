package dev.tangent.service.table;

import dev.tangent.InvalidInput;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.EdgeTable;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.present.code.DataSetting;
import dev.tangent.service.history.CellTexts;
import dev.tangent.service.history.LabelEdit;
import dev.tangent.service.history.LabelHistory;
import dev.tangent.service.http.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A table that clients work with: its cells never change but for labels, each change of which gives the next version.
/// Safe for threads.
public final class OpenTable {
    private final String id;
    private final Demo demo;
    private final Optional<DataSetting.FileFormat> format;
    private final Map<String, TableDependent> dependents = Collections.synchronizedMap(new LinkedHashMap<>());
    private volatile boolean closed;
    private final ReentrantLock editing = new ReentrantLock();
    private final LabelHistory history;
    private volatile TableVersion current;
    private volatile Optional<WrittenTable> written = Optional.empty();

    /// @param changed how many labels were changed since it was opened
    private record TableVersion(Table table, long number, int changed) {}

    /// The file that a version was written to.
    private record WrittenTable(String file, long version) {}

    /// @param format what was said to read its file; none where it was generated
    /// @param history where its changed labels are kept
    OpenTable(String id, Demo demo, Optional<DataSetting.FileFormat> format, LabelHistory history) {
        this.id = id;
        this.history = history;
        this.demo = demo;
        this.format = format;
        current = new TableVersion(demo.table(), 0, 0);
    }

    /// The graph whose edges the rows are.
    ///
    /// @param vertices how many there are; a table of edges alone says only which have some
    public WeightedGraph graph(OptionalInt vertices) {
        return demo.graph().orElseGet(() -> EdgeTable.graph(table(), vertices));
    }

    public String id() {
        return id;
    }

    /// As it is now.
    public Table table() {
        return current.table();
    }

    public long version() {
        return current.number();
    }

    int changed() {
        return current.changed();
    }

    /// The file that holds it as it is now, labels and all.
    public TableFile holder() {
        String opened = demo.table().file();
        if (format.isPresent() && changed() == 0) return TableFile.opened(opened, format.get());
        String why = format.isEmpty()
                ? "'" + opened + "' was generated"
                : "labels were changed since " + opened + " was read";
        return written.filter(saved -> saved.version() == version())
                .map(saved -> TableFile.written(saved.file(), why))
                .orElseGet(() -> TableFile.toWrite(opened, why));
    }

    /// The file that was opened, as it was then.
    public TableFile opened() {
        return TableFile.opened(demo.table().file(), format.orElse(DataSetting.FileFormat.UNKNOWN));
    }

    /// A version of it was written there.
    public void wasWritten(String file, long number) {
        written = Optional.of(new WrittenTable(file, number));
    }

    public Map<String, String> truth() {
        return demo.truth();
    }

    /// A pose, true and predicted; refused where rows are no poses.
    public Poses.Drawn drawn(int row, Map<String, Double> predicted) {
        return poses().orElseThrow(() -> new InvalidInput(id + " has no poses to draw"))
                .drawn(table(), truth(), row, predicted);
    }

    Optional<Poses> poses() {
        return demo.poses();
    }

    /// The points, as a fit takes them.
    ///
    /// @param taken columns with another use
    public PointsInput points(ColumnChoice.ColumnRequest request, List<String> taken) {
        return PointsInput.of(table(), columns(request), taken);
    }

    /// The columns that are coordinates where nobody says.
    ColumnChoice usualColumns() {
        return ColumnChoice.of(
                table(), columns(new ColumnChoice.ColumnRequest(List.of(), List.of(), List.of(), true)), List.of());
    }

    /// The columns that look like ones to learn.
    public List<String> usualTargets() {
        return TableView.of(this).use().targets();
    }

    /// Columns as they are asked for, and never the truth of a demo unless somebody names it.
    public ColumnChoice.ColumnRequest columns(ColumnChoice.ColumnRequest request) {
        List<String> without = new ArrayList<>(request.without());
        demo.truth().values().stream()
                .filter(column -> !request.columns().contains(column)
                        && !request.with().contains(column)
                        && !without.contains(column))
                .forEach(without::add);
        return new ColumnChoice.ColumnRequest(
                request.columns(), request.with(), without, request.dates(), request.targetsAmong());
    }

    /// Refused once it is closed: what would be made of it then is nothing that anybody could still end.
    public void add(TableDependent dependent) {
        synchronized (dependents) {
            if (closed) throw Refusal.unknown("table " + id + " was closed meanwhile");
            dependents.put(dependent.id(), dependent);
        }
    }

    public void remove(String dependent) {
        dependents.remove(dependent);
    }

    private List<TableDependent> dependents() {
        synchronized (dependents) {
            return List.copyOf(dependents.values());
        }
    }

    /// Changes labels, and lets all that was made of the table follow. One change after the other; what this
    /// returns is kept.
    LabelsEdited change(LabelChange change) {
        return alone(() -> {
            history.refuseWhileWaiting();
            return follow(change, LabelEdit.LABEL);
        });
    }

    /// What a change, an undo or a redo did.
    ///
    /// @param change the number of the change that was made, taken back or made again
    record LabelsEdited(long change, List<LabelEdit.EditedCell> cells, List<TableDependent.Followed> fits) {}

    /// Takes back the last change that stands. Cells that have other values by now keep them.
    ///
    /// @param meant the number of that change, where it is said: refused if it is another's turn
    LabelsEdited undo(Optional<Integer> meant) {
        return again(meant, LabelEdit.UNDO, "take back", history::undoable, cell -> cell.reversed());
    }

    /// Makes the change again that was taken back last.
    ///
    /// @param meant the number of that change, where it is said: refused if it is another's turn
    LabelsEdited redo(Optional<Integer> meant) {
        return again(meant, LabelEdit.REDO, "make again", history::redoable, cell -> cell);
    }

    private LabelsEdited again(
            Optional<Integer> meant,
            String by,
            String words,
            Supplier<List<LabelEdit>> edits,
            UnaryOperator<LabelEdit.EditedCell> direction) {
        return alone(() -> {
            history.refuseWhileWaiting();
            LabelEdit edit = edits.get().stream()
                    .findFirst()
                    .orElseThrow(() -> Refusal.conflict("there is no change of labels to " + words, "nothing"));
            meant.filter(number -> number != edit.number()).ifPresent(number -> {
                throw Refusal.conflict(
                        "the next change of labels to " + words + " is " + edit.number() + ", not " + number
                                + ": others have changed labels meanwhile; read the changes anew",
                        "changed");
            });
            CellTexts now = new CellTexts(table());
            LabelsEdited done = follow(
                    LabelChange.to(edit.cells().stream()
                            .map(direction)
                            .map(cell ->
                                    now.has(cell, cell.before()) ? cell : cell.to(now.at(cell.row(), cell.column())))
                            .toList()),
                    by);
            return new LabelsEdited(edit.number(), done.cells(), done.fits());
        });
    }

    private LabelsEdited follow(LabelChange change, String by) {
        Table changed = change.of(table());
        LabelEdit edit = change.edit(table(), changed, history.next(), by);
        history.add(edit);
        return new LabelsEdited(edit.number(), edit.cells(), follow(changed, change));
    }

    private List<TableDependent.Followed> follow(Table changed, LabelChange change) {
        current = new TableVersion(
                changed, version() + 1, changed() + change.labels().size());
        List<TableDependent.Followed> followed = new ArrayList<>();
        for (TableDependent each : dependents()) followed(each, change).ifPresent(followed::add);
        return followed;
    }

    /// The label is kept already: what is deleted while it would follow follows no more, and that refuses nothing.
    private static Optional<TableDependent.Followed> followed(TableDependent dependent, LabelChange change) {
        try {
            return dependent.labelsChanged(change.columns());
        } catch (CancellationException e) {
            return Optional.empty();
        }
    }

    /// What became of labels that an earlier opening had changed.
    ///
    /// @param labels how many were set
    /// @param others cells that have other values by now, and keep them
    record TakenOver(int labels, List<LabelEdit.EditedCell> others, List<TableDependent.Followed> fits) {}

    /// Changes labels as they were changed when the table was open before.
    TakenOver takeOver() {
        return alone(() -> {
            CellTexts cells = new CellTexts(table());
            Map<Boolean, List<LabelEdit.EditedCell>> fitting = LabelHistory.last(history.take()).stream()
                    .collect(Collectors.partitioningBy(
                            cell -> cells.has(cell, cell.before()) || cells.has(cell, cell.after())));
            List<LabelEdit.EditedCell> ours = fitting.get(true);
            if (ours.isEmpty()) return new TakenOver(0, fitting.get(false), List.of());
            LabelChange change = LabelChange.to(ours);
            return new TakenOver(ours.size(), fitting.get(false), follow(change.of(table()), change));
        });
    }

    /// Begins without what an earlier opening changed; it is kept in the file that is answered.
    String leaveEarlier() {
        return alone(history::leave);
    }

    LabelHistory history() {
        return history;
    }

    /// How many labels were changed that are in no file.
    int unkept() {
        boolean saved = written.filter(file -> file.version() == version()).isPresent();
        return history.isKept() || saved ? 0 : changed();
    }

    /// Does something during which no label changes.
    public <T> T alone(Supplier<T> work) {
        editing.lock();
        try {
            return work.get();
        } finally {
            editing.unlock();
        }
    }

    void close() {
        closed = true;
        dependents().forEach(TableDependent::close);
        alone(() -> {
            history.close();
            return null;
        });
    }
}
