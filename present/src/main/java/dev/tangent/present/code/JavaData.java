package dev.tangent.present.code;

import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.GraphFile;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.KeptColumns;
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
    private Optional<String> graph = Optional.empty();
    private List<String> targets = List.of();
    private Optional<String> beside = Optional.empty();
    private Optional<String> weights = Optional.empty();
    private DataSetting.FileFormat format = DataSetting.FileFormat.UNKNOWN;
    private Optional<DataSetting.Coordinates> coordinates = Optional.empty();

    JavaData(JavaWriter java, boolean classes) {
        this.java = java;
        this.classes = classes;
    }

    void add(DataSetting setting) {
        switch (setting) {
            case DataSetting.PointsFile points -> file = points.file();
            case DataSetting.GraphFile own -> graph = Optional.of(own.file());
            case DataSetting.FileFormat said -> format = said;
            case DataSetting.TargetColumns columns -> targets = columns.columns();
            case DataSetting.LabelsBeside labels -> beside = Optional.of(labels.file());
            case DataSetting.LabelWeights column -> weights = Optional.of(column.column());
            case DataSetting.Coordinates chosen -> coordinates = Optional.of(chosen);
        }
    }

    /// Whether one value, or one class, is predicted for each row.
    boolean isSingle() {
        return classes || targets.size() == 1;
    }

    /// The lines that make the table and its points; where a graph is all, the table has its vertices alone.
    String tableAndPoints() {
        if (!file.isEmpty()) return assigned("table", read(file)) + assigned("points", points());
        String vertices = java.type(PointsInput.class) + ".of(" + JavaWriter.quoted(graph.orElseThrow()) + ", points)";
        return assigned("points", graph("")) + assigned("table", vertices + ".table()");
    }

    private static String assigned(String name, String value) {
        return "    var " + name + " = " + value + ";\n";
    }

    private String graph(String vertices) {
        String path = "Path.of(" + JavaWriter.quoted(graph.orElseThrow()) + ")";
        return java.type(GraphFile.class) + ".read(" + path + ", " + dialect() + vertices + ")";
    }

    private String read(String name) {
        String path = "Path.of(" + JavaWriter.quoted(name) + ")";
        String how =
                format.isUsual() ? "" : ", " + dialect() + ", " + java.constant(KeptColumns.class, KeptColumns.NONE);
        return java.type(Table.class) + ".read(" + path + how + ")";
    }

    private String dialect() {
        if (format.isUsual()) return java.constant(Dialect.class, Dialect.UNKNOWN);
        return java.type(Dialect.class) + ".read("
                + JavaWriter.joined(List.of(
                        optional(format.decimal()),
                        optional(format.thousands()),
                        optional(format.encoding()),
                        optional(format.sheet())))
                + ")"
                + format.delimiter()
                        .map(text -> ".delimitedBy(" + JavaWriter.quoted(text) + ")")
                        .orElse("")
                + (format.skip().isPresent() ? ".skipping(" + format.lines() + ")" : "")
                + (format.na().isEmpty() ? "" : ".missing(" + list(format.na()) + ")");
    }

    private static String optional(Optional<String> text) {
        return text.map(given -> "Optional.of(" + JavaWriter.quoted(given) + ")")
                .orElse("Optional.empty()");
    }

    private String points() {
        DataSetting.Coordinates chosen = coordinates.orElseThrow();
        if (chosen.isPlain() && graph.isEmpty())
            return "table.points(" + JavaWriter.joined(JavaWriter.quoted(chosen.names())) + ")";
        ColumnChoice.ColumnRequest asked = chosen.asked();
        String request = java.made(
                ColumnChoice.ColumnRequest.class,
                list(asked.columns()),
                list(asked.with()),
                list(asked.without()),
                list(asked.dates()),
                asked.targetsAmong());
        List<String> taken = new ArrayList<>(targets);
        if (beside.isEmpty()) weights.ifPresent(taken::add);
        String own = graph.isEmpty() ? "" : ", " + graph(", table.rows()");
        return java.type(PointsInput.class) + ".of(table, " + request + ", " + list(taken) + own + ").given()";
    }

    String labels() {
        if (weights.isEmpty() && beside.isEmpty())
            return (classes ? "table.classes(" : "table.labels(") + JavaWriter.joined(JavaWriter.quoted(targets)) + ")";
        String weighted = optional(weights);
        String source = beside.map(other -> java.made(LabelInput.Beside.class, read(other), weighted))
                .orElseGet(() -> java.made(LabelInput.Targets.class, list(targets), weighted));
        return source + ".read(table, " + dialect() + ", " + classes + ")"
                + (classes ? ".classes().orElseThrow()" : ".labels()");
    }

    private static String list(List<String> names) {
        return JavaWriter.list(JavaWriter.quoted(names));
    }
}
