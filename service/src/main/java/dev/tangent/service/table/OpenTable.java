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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A table that clients work with: its cells never change but for labels, each change of which gives the next version.
/// Safe for threads.
public final class OpenTable {
    private final String id;
    private final Demo demo;
    private final TableDependents dependents;
    private final SharedCoordinates coordinates = new SharedCoordinates();
    private final ReentrantLock editing = new ReentrantLock();
    private final LabelHistory history;
    private final TableVersions versions;
    private final long cells;
    private volatile long asked = System.nanoTime();

    /// @param format what was said to read its file; none where it was generated
    /// @param history where its changed labels are kept
    OpenTable(String id, Demo demo, Optional<DataSetting.FileFormat> format, LabelHistory history) {
        this.id = id;
        this.history = history;
        this.demo = demo;
        cells = TableBytes.of(demo.table());
        dependents = new TableDependents(id);
        versions = new TableVersions(demo.table(), format);
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
        return versions.table();
    }

    public long version() {
        return versions.number();
    }

    int changed() {
        return versions.changed();
    }

    /// The file that holds it as it is now, labels and all.
    public TableFile holder() {
        return versions.holder();
    }

    /// The file that was opened, as it was then.
    public TableFile opened() {
        return versions.opened();
    }

    /// A version of it was written there.
    public void wasWritten(String file, long number) {
        versions.wasWritten(file, number);
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
        return coordinates.shared(PointsInput.of(table(), columns(request), taken));
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

    /// Columns as they are asked for, and never the truth of a demo or what people noted unless somebody names it.
    public ColumnChoice.ColumnRequest columns(ColumnChoice.ColumnRequest request) {
        return new ColumnsToRead(Set.copyOf(demo.truth().values())).leftOut(table(), request);
    }

    /// Refused once it is closed.
    public void add(TableDependent dependent) {
        dependents.add(dependent);
    }

    public void remove(String dependent) {
        dependents.remove(dependent);
    }

    /// Something made of another table reads this one too.
    public void readBy(String reader) {
        dependents.readBy(reader);
    }

    public void readNoMore(String reader) {
        dependents.readNoMore(reader);
    }

    /// A client asked for it, or for what was made of it.
    public void touched() {
        asked = System.nanoTime();
    }

    long asked() {
        return asked;
    }

    /// How many bytes its cells and coordinates take.
    long bytes() {
        return cells + coordinates.bytes();
    }

    /// Whether somebody waits for what is made of it, or changed labels that are in no file but a journal at most.
    boolean isInUse() {
        boolean changing = editing.isLocked() && !editing.isHeldByCurrentThread();
        return changing || versions.unsaved() > 0 || dependents.areInUse();
    }

    /// Changes labels, and lets all that was made of the table follow. One change after the other; what this
    /// returns is kept.
    LabelsEdited change(LabelChange change) {
        return edit(() -> {
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
        return again(() -> history.nextUndone(meant), LabelEdit.UNDO, LabelEdit.EditedCell::reversed);
    }

    /// Makes the change again that was taken back last.
    ///
    /// @param meant the number of that change, where it is said: refused if it is another's turn
    LabelsEdited redo(Optional<Integer> meant) {
        return again(() -> history.nextRedone(meant), LabelEdit.REDO, cell -> cell);
    }

    private LabelsEdited again(Supplier<LabelEdit> next, String by, UnaryOperator<LabelEdit.EditedCell> direction) {
        return edit(() -> {
            history.refuseWhileWaiting();
            LabelEdit edit = next.get();
            LabelsEdited done = follow(
                    LabelChange.unlessOthers(
                            edit.cells().stream().map(direction).toList(), new CellTexts(table())),
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
        versions.next(changed, change.labels().size());
        List<TableDependent.Followed> followed = new ArrayList<>();
        for (TableDependent each : dependents.list()) followed(each, change).ifPresent(followed::add);
        return followed;
    }

    /// The label is kept already: what is deleted while it would follow, or fails at it, refuses nothing and keeps
    /// none of the others from following.
    private static Optional<TableDependent.Followed> followed(TableDependent dependent, LabelChange change) {
        try {
            return dependent.labelsChanged(change.columns());
        } catch (RuntimeException | Error e) {
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
        return edit(() -> {
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
        return edit(history::leave);
    }

    LabelHistory history() {
        return history;
    }

    /// How many labels were changed that are in no file.
    int unkept() {
        return history.isKept() ? 0 : versions.unsaved();
    }

    /// What no label of a closed table does.
    private <T> T edit(Supplier<T> work) {
        return alone(() -> {
            dependents.refuseClosed();
            return work.get();
        });
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

    /// Closes it, unless it has come into use meanwhile.
    ///
    /// @return the ids of what ended: none where it is in use
    List<String> end() {
        if (!editing.tryLock()) return List.of();
        try {
            if (isInUse()) return List.of();
            List<String> gone = dependents.ids();
            gone.add(id);
            close();
            return gone;
        } finally {
            editing.unlock();
        }
    }

    void close() {
        dependents.close();
        alone(() -> {
            history.close();
            return null;
        });
    }
}
