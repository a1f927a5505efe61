package dev.tangent.data.table;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.MessageText;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A table that holds labels, as numbers or as names of classes: which point each of its rows stands for, and which
/// column each output is. A missing cell is unlabelled.
public final class LabelTable {
    private final Table table;
    private final int[] points;
    private final List<String> outputs;
    private final List<String> columns;

    LabelTable(Table table, int[] points, List<String> outputs, List<String> columns) {
        this.table = table;
        this.points = points;
        this.outputs = List.copyOf(outputs);
        this.columns = List.copyOf(columns);
    }

    /// Columns of a table that has one row a point.
    public static LabelTable of(Table table, List<String> columns) {
        return new LabelTable(table, identity(table.rows()), columns, columns);
    }

    static int[] identity(int size) {
        int[] rows = new int[size];
        for (int i = 0; i < size; i++) rows[i] = i;
        return rows;
    }

    public String file() {
        return table.file();
    }

    /// How it was read where that had to be guessed.
    public List<Message> remarks() {
        return table.remarks();
    }

    /// The table they stand in.
    public Table table() {
        return table;
    }

    /// The column that an output is.
    public String columnOf(String output) {
        return column(output);
    }

    /// The same where no text of an output is a label.
    public LabelTable withoutTexts(String output) {
        return new LabelTable(table.withoutTexts(column(output)), points, outputs, columns);
    }

    public List<String> outputs() {
        return outputs;
    }

    private String column(String output) {
        return columns.get(outputs.indexOf(output));
    }

    /// Whether an output's labels are meant as text: most of its cells are no numbers.
    public boolean isText(String output) {
        return table.isText(column(output));
    }

    /// The first label of an output that is no number, for a message: where it stands and what it says. Empty where
    /// [#numbers] would find none.
    public Optional<Message> notANumber(String output) {
        return table.notANumber(column(output));
    }

    /// Some outputs as numbers; infinite ones, text, and outputs without any value are refused.
    public GivenLabels numbers(List<String> chosen) {
        double[][] values = new double[chosen.size()][];
        List<Integer> labelled = new ArrayList<>();
        for (int c = 0; c < values.length; c++) values[c] = numbers(column(chosen.get(c)));
        for (int i = 0; i < points.length; i++) {
            boolean any = false;
            for (double[] column : values) any |= !Double.isNaN(column[i]);
            if (any) labelled.add(i);
        }
        int[] kept = labelled.stream().mapToInt(i -> points[i]).toArray();
        Matrix matrix = Matrix.zeros(kept.length, values.length);
        for (int at = 0; at < kept.length; at++)
            for (int c = 0; c < values.length; c++) matrix.set(at, c, values[c][labelled.get(at)]);
        return new GivenLabels(chosen, kept, matrix);
    }

    private double[] numbers(String column) {
        double[] values = table.numbers(column);
        boolean any = false;
        for (int i = 0; i < values.length; i++) {
            if (Double.isInfinite(values[i]))
                throw new InvalidInput(table.place(i, column) + ": a label must be finite but is " + values[i]);
            any |= !Double.isNaN(values[i]);
        }
        if (!any) throw nothing(column);
        return values;
    }

    /// An output as the class of each labelled point: any text, or whole numbers.
    public Map<Integer, String> classes(String output) {
        String column = column(output);
        CellParser parser = new CellParser(false);
        Map<Integer, String> classes = new TreeMap<>();
        List<String> texts = table.texts(column);
        for (int i = 0; i < points.length; i++) {
            String text = texts.get(i);
            if (parser.parse(text) == CellKind.MISSING) continue;
            if (table.isNumeric(column) && !isWhole(parser.value()))
                throw new InvalidInput(
                        table.place(i, column) + ": a class must be a whole number or a text but is " + text);
            classes.put(points[i], text);
        }
        if (classes.isEmpty()) throw nothing(column);
        return classes;
    }

    private static boolean isWhole(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15;
    }

    private InvalidInput nothing(String column) {
        return new InvalidInput(
                file() + " has no value in column " + MessageText.quoted(column) + ": there is nothing to learn from");
    }
}
