package dev.tangent.present.code;

import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The points and labels of a program in Java: `table.points(...)` and `table.labels(...)` where these say it all, else
/// the way that files are read by in general.
final class JavaData {
    private final JavaWriter java;
    private final boolean classes;
    private String file = "";
    private List<String> targets = List.of();
    private Optional<String> beside = Optional.empty();
    private Optional<String> weights = Optional.empty();
    private boolean numbersNameClasses;
    private Optional<DataSetting.Coordinates> coordinates = Optional.empty();

    JavaData(JavaWriter java, boolean classes) {
        this.java = java;
        this.classes = classes;
    }

    void add(DataSetting setting) {
        switch (setting) {
            case DataSetting.PointsFile points -> file = points.file();
            case DataSetting.TargetColumns columns -> targets = columns.columns();
            case DataSetting.LabelsBeside labels -> beside = Optional.of(labels.file());
            case DataSetting.LabelWeights column -> weights = Optional.of(column.column());
            case DataSetting.NumbersNameClasses numbers -> numbersNameClasses = true;
            case DataSetting.Coordinates chosen -> coordinates = Optional.of(chosen);
        }
    }

    /// Whether one value, or one class, is predicted for each row.
    boolean isSingle() {
        return classes || targets.size() == 1;
    }

    String table() {
        return read(file);
    }

    private String read(String name) {
        return java.type(Table.class) + ".read(Path.of(" + JavaWriter.quoted(name) + "))";
    }

    String points() {
        DataSetting.Coordinates chosen = coordinates.orElseThrow();
        if (chosen.isPlain()) return "table.points(" + JavaWriter.joined(JavaWriter.quoted(chosen.names())) + ")";
        ColumnChoice.ColumnRequest asked = chosen.asked();
        String request = java.made(
                ColumnChoice.ColumnRequest.class,
                list(asked.columns()),
                list(asked.without()),
                list(asked.dates()),
                asked.targetsAmong());
        List<String> taken = new ArrayList<>(targets);
        if (beside.isEmpty()) weights.ifPresent(taken::add);
        return java.type(PointsInput.class) + ".of(table, " + request + ", " + list(taken) + ").points()";
    }

    String labels() {
        if (weights.isEmpty() && beside.isEmpty())
            return (classes ? "table.classes(" : "table.labels(") + JavaWriter.joined(JavaWriter.quoted(targets)) + ")";
        String weighted = weights.map(column -> "Optional.of(" + JavaWriter.quoted(column) + ")")
                .orElse("Optional.empty()");
        String source = beside.map(other -> java.made(LabelInput.Beside.class, read(other), weighted))
                .orElseGet(() -> java.made(LabelInput.Targets.class, list(targets), weighted));
        return source + ".read(table, " + java.constant(Dialect.class, Dialect.UNKNOWN) + ", " + numbersNameClasses
                + ")" + (classes ? ".classes().orElseThrow()" : ".labels()");
    }

    private static String list(List<String> names) {
        return JavaWriter.list(JavaWriter.quoted(names));
    }
}
