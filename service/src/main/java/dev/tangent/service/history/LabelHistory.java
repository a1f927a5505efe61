package dev.tangent.service.history;

import dev.tangent.data.table.Table;
import dev.tangent.service.http.Refusal;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The edits of an open table's labels, and, where it has a journal, those of an earlier opening that wait for a
/// decision. Until that is made no label changes. Not safe for threads.
public final class LabelHistory implements AutoCloseable {
    /// How the name of a journal ends.
    public static final String ENDING = LabelJournal.ENDING;

    private final Optional<LabelJournal> journal;
    private final List<LabelEdit> made = new ArrayList<>();
    private List<LabelEdit> waiting = List.of();
    private Optional<String> note = Optional.empty();

    private LabelHistory(Optional<LabelJournal> journal) {
        this.journal = journal;
    }

    /// Without a journal: it ends with the table.
    public static LabelHistory unkept() {
        return new LabelHistory(Optional.empty());
    }

    /// With a journal beside the file.
    public static LabelHistory beside(Path file, Table table) {
        if (!LabelJournal.canBeKept(file)) {
            LabelHistory unkept = unkept();
            unkept.note = Optional.of("labels that are changed here are not kept, for the folder cannot be written");
            return unkept;
        }
        LabelHistory history = new LabelHistory(Optional.of(new LabelJournal(file)));
        history.begin(table);
        return history;
    }

    private void begin(Table table) {
        LabelJournal file = journal.orElseThrow();
        try {
            waiting = file.read();
        } catch (EditLines.Unreadable e) {
            note = Optional.of(file.name() + " cannot be read as changes of labels (" + e.getMessage()
                    + "): it was kept as " + file.setAside());
        }
        if (!waiting.isEmpty() && differing(table, waiting).isEmpty()) {
            waiting = List.of();
            file.setAside(); // the table's file has them all
        }
    }

    /// What must be told of the journal.
    public Optional<String> note() {
        return note;
    }

    public boolean isKept() {
        return journal.isPresent();
    }

    /// The journal's name; empty where there is none.
    public String journalName() {
        return journal.map(LabelJournal::name).orElse("");
    }

    /// Edits of an earlier opening, until it is decided what becomes of them.
    public List<LabelEdit> waiting() {
        return waiting;
    }

    /// Edits that the table has.
    public List<LabelEdit> made() {
        return List.copyOf(made);
    }

    /// The edits that can be taken back, the last first.
    public List<LabelEdit> undoable() {
        return List.copyOf(stacks().getFirst());
    }

    /// The edits that were taken back and can be made again, the last first.
    public List<LabelEdit> redoable() {
        return List.copyOf(stacks().getLast());
    }

    /// The edit that is taken back next.
    ///
    /// @param meant its number, where it is said: refused if it is another's turn
    public LabelEdit nextUndone(Optional<Integer> meant) {
        return next(undoable(), meant, "take back");
    }

    /// The edit that is made again next.
    ///
    /// @param meant its number, where it is said: refused if it is another's turn
    public LabelEdit nextRedone(Optional<Integer> meant) {
        return next(redoable(), meant, "make again");
    }

    private static LabelEdit next(List<LabelEdit> edits, Optional<Integer> meant, String words) {
        LabelEdit edit = edits.stream()
                .findFirst()
                .orElseThrow(() -> Refusal.conflict("there is no change of labels to " + words, "nothing"));
        meant.filter(number -> number != edit.number()).ifPresent(number -> {
            throw Refusal.conflict(
                    "the next change of labels to " + words + " is " + edit.number() + ", not " + number
                            + ": others have changed labels meanwhile; read the changes anew",
                    "changed");
        });
        return edit;
    }

    /// What stands and what was taken back, from the edits alone: so they are the same after the journal was read.
    private List<Deque<LabelEdit>> stacks() {
        Deque<LabelEdit> standing = new ArrayDeque<>();
        Deque<LabelEdit> back = new ArrayDeque<>();
        for (LabelEdit edit : made) {
            switch (edit.by()) {
                case LabelEdit.UNDO -> move(standing, back);
                case LabelEdit.REDO -> move(back, standing);
                default -> {
                    standing.push(edit);
                    back.clear();
                }
            }
        }
        return List.of(standing, back);
    }

    private static void move(Deque<LabelEdit> from, Deque<LabelEdit> to) {
        if (!from.isEmpty()) to.push(from.pop());
    }

    /// The number of the next edit.
    public long next() {
        return made.size() + 1L;
    }

    /// Confirms an edit: it is on the disk when this returns.
    public void add(LabelEdit edit) {
        refuseWhileWaiting();
        journal.ifPresent(file -> file.append(made, edit));
        made.add(edit);
    }

    public void refuseWhileWaiting() {
        if (!waiting.isEmpty())
            throw Refusal.conflict(
                    waiting.size() + " changes of labels of an earlier opening wait in " + journalName()
                            + ": first take them over or leave them",
                    "waiting");
    }

    /// Those that waited are the table's now.
    public List<LabelEdit> take() {
        List<LabelEdit> taken = waiting;
        made.addAll(taken);
        waiting = List.of();
        return taken;
    }

    /// The table begins without those that waited; their file is kept under the name that is answered.
    public String leave() {
        String aside = journal.filter(file -> !waiting.isEmpty())
                .map(LabelJournal::setAside)
                .orElse("");
        waiting = List.of();
        return aside;
    }

    /// Cells that do not have what the edits, one after the other, gave them.
    public static List<LabelEdit.EditedCell> differing(Table table, List<LabelEdit> edits) {
        CellTexts cells = new CellTexts(table);
        return last(edits).stream()
                .filter(cell -> !cells.has(cell, cell.after()))
                .toList();
    }

    /// For each cell one edit: from what the first found to what the last left.
    public static List<LabelEdit.EditedCell> last(List<LabelEdit> edits) {
        Map<String, LabelEdit.EditedCell> cells = new LinkedHashMap<>();
        for (LabelEdit edit : edits)
            for (LabelEdit.EditedCell cell : edit.cells())
                cells.merge(
                        cell.row() + " " + cell.column(),
                        cell,
                        (first, last) -> new LabelEdit.EditedCell(
                                last.row(), last.column(), last.numeric(), first.before(), last.after()));
        return List.copyOf(cells.values());
    }

    @Override
    public void close() {
        journal.ifPresent(LabelJournal::close);
    }
}
