package dev.tangent.data.input;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.table.GivenLabels;
import dev.tangent.data.table.LabelTable;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.OutputNames;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Labels to learn from: the names of the outputs, and values with weights at some rows.
///
/// @param source the file they come from
/// @param labels values of each output, or shares of each class
/// @param weights the column that weighed them
/// @param classes where the one output names classes
/// @param findings how a file of their own was read where that had to be guessed, and what is most likely not meant
public record Labelled(
        String source,
        List<String> outputs,
        Labels labels,
        Optional<String> weights,
        Optional<ClassLabels> classes,
        List<Finding> findings) {
    public Labelled {
        findings = List.copyOf(findings);
    }

    /// What is learnt: the classes, where it names some.
    public Target target() {
        return classes.<Target>map(known -> known).orElse(labels);
    }

    /// The same classes with other names, in the order of those they have.
    public Labelled named(List<String> names) {
        ClassLabels known = classes.orElseThrow(() -> new InvalidInput("names of classes are for classes, not values"));
        return new Labelled(source, outputs, labels, weights, Optional.of(known.named(names)), findings);
    }

    /// Labels to learn from, and others to compare a fit with.
    public record HeldOut(Labelled training, TestLabels test) {}

    /// Holds some labels out.
    ///
    /// @param share of the labelled rows, between 0 and 1
    public HeldOut holdOut(double share, long seed) {
        Optional<Target.Split<ClassLabels>> named = classes.map(known -> known.split(share, seed));
        Target.Split<Labels> split = named.map(known -> new Target.Split<>(
                        known.training().labels(), known.heldOut().labels()))
                .orElseGet(() -> labels.split(share, seed));
        Target truth = named.<Target>map(Target.Split::heldOut).orElse(split.heldOut());
        return new HeldOut(
                new Labelled(source, outputs, split.training(), weights, named.map(Target.Split::training), findings),
                TestLabels.heldOut(truth));
    }

    /// With remarks on how their file was read.
    Labelled noted(List<Message> remarks) {
        List<Finding> all = new ArrayList<>();
        for (Message remark : remarks) all.add(new Finding(FindingKind.READING, List.of(), remark));
        all.addAll(findings);
        return new Labelled(source, outputs, labels, weights, classes, all);
    }

    private Labelled finding(List<Finding> first) {
        List<Finding> all = new ArrayList<>(first);
        all.addAll(findings);
        return new Labelled(source, outputs, labels, weights, classes, all);
    }

    /// Takes the column of weights, if there is one, out of the values. A column of text names classes; one of
    /// numbers and one word has no label where that stands.
    static Labelled of(LabelTable given, Optional<String> weights, boolean classes) {
        LabelTable table = given;
        List<Finding> readings = new ArrayList<>();
        if (!classes)
            for (String output : given.outputs()) {
                Optional<StandInWord> word = StandInWord.of(given.table(), given.columnOf(output));
                if (word.isEmpty() || weights.equals(Optional.of(output))) continue;
                table = table.withoutTexts(output);
                readings.add(word.get().label());
            }
        return read(table, weights, classes).finding(readings);
    }

    private static Labelled read(LabelTable table, Optional<String> weights, boolean classes) {
        List<String> outputs = new ArrayList<>(table.outputs());
        weights.ifPresent(outputs::remove);
        if (outputs.isEmpty()) throw new InvalidInput(table.file() + " has no output beside the weights");
        OutputNames.checkReserved(outputs, table.file());
        Optional<String> text = outputs.stream().filter(table::isText).findFirst();
        if (!classes) for (String output : outputs) refuseMixed(table, output);
        if (!classes && text.isEmpty()) return values(table, outputs, weights);
        if (outputs.size() > 1)
            throw new InvalidInput(
                    "%sclasses are learnt one column at a time, but there are %s: %s",
                    text.map(name -> Message.of(
                                    "column '%s' of %s holds text, so it names classes; ", name, table.file()))
                            .orElse(Message.of("%s: ", InputSubjects.CLASSES)),
                    outputs.size(),
                    String.join(", ", outputs));
        ClassLabels named = classes(table, outputs.getFirst(), weights);
        return new Labelled(
                table.file(),
                List.copyOf(outputs),
                named.labels(),
                weights,
                Optional.of(named),
                LabelFindings.of(outputs.getFirst(), named));
    }

    /// Refuses numbers among texts, whichever are more: nothing says whether a column names classes.
    private static void refuseMixed(LabelTable table, String output) {
        if (!table.isText(output)) return;
        List<CellKind> kinds = table.table().kinds(table.columnOf(output));
        List<String> texts = table.table().texts(table.columnOf(output));
        long numbers = IntStream.range(0, kinds.size())
                .filter(row -> kinds.get(row) == CellKind.NUMBER && isBare(texts.get(row)))
                .count();
        if (numbers == 0) return;
        throw new InvalidInput(
                "%s, but %s; if the column names classes, add %s; if words mean that there is no label, name them with"
                        + " %s",
                table.notANumber(output).orElseThrow(),
                numbers == 1 ? "another cell is" : numbers + " other cells are",
                InputSubjects.CLASSES,
                InputSubjects.MISSING_WORDS);
    }

    /// Whether a number, in whatever style, stands without a unit: an offer may be `10%` or `two for one`.
    private static boolean isBare(String number) {
        String text = number.strip();
        char last = text.charAt(text.length() - 1);
        return (Character.isDigit(last) || last == '.' || last == ',') && "+-.,0123456789".indexOf(text.charAt(0)) >= 0;
    }

    /// What is predicted for a row: a value of each output, or a probability of each class.
    public List<String> columns() {
        return classes.map(ClassLabels::names).orElse(outputs);
    }

    private static Labelled values(LabelTable table, List<String> outputs, Optional<String> weights) {
        GivenLabels given = numbers(table, outputs);
        Map<Integer, Double> weightOf = weights(table, weights);
        LabelsBuilder builder = new LabelsBuilder(outputs.size());
        for (int i = 0; i < given.size(); i++) {
            int row = given.rows()[i];
            for (int c = 0; c < outputs.size(); c++) {
                double value = given.values().at(i, c);
                if (!Double.isNaN(value)) builder.add(row, c, value, weight(table, weights, weightOf, row));
            }
        }
        return new Labelled(
                table.file(),
                List.copyOf(outputs),
                builder.build(),
                weights,
                Optional.empty(),
                LabelFindings.of(given));
    }

    /// The numbers of all outputs of a table, each of weight one.
    static Labels values(LabelTable table) {
        return numbers(table, table.outputs()).labels();
    }

    private static GivenLabels numbers(LabelTable table, List<String> outputs) {
        for (String output : outputs)
            table.notANumber(output).ifPresent(label -> {
                throw new InvalidInput("%s; if the column names classes, add %s", label, InputSubjects.CLASSES);
            });
        return table.numbers(outputs);
    }

    private static ClassLabels classes(LabelTable table, String output, Optional<String> weights) {
        Map<Integer, String> classes = table.classes(output);
        List<String> names = classes.values().stream().distinct().toList();
        if (names.size() == 1)
            throw new InvalidInput(table.file() + ", column '" + output
                    + "': classes must be at least 2 but all labels say '" + names.getFirst() + "'");
        Map<Integer, Double> weightOf = weights(table, weights);
        Map<Integer, Double> used = new HashMap<>();
        classes.keySet().forEach(row -> used.put(row, weight(table, weights, weightOf, row)));
        return ClassLabels.of(classes, used);
    }

    private static Map<Integer, Double> weights(LabelTable table, Optional<String> column) {
        Map<Integer, Double> weights = new HashMap<>();
        column.map(List::of).map(table::numbers).ifPresent(given -> {
            for (int i = 0; i < given.size(); i++)
                weights.put(given.rows()[i], given.values().at(i, 0));
        });
        return weights;
    }

    private static double weight(LabelTable table, Optional<String> column, Map<Integer, Double> weights, int row) {
        if (column.isEmpty()) return 1;
        double weight = weights.getOrDefault(row, Double.NaN);
        if (weight > 0 && weight < Double.POSITIVE_INFINITY) return weight;
        throw new InvalidInput(table.file() + ": the weight of the label of row " + row
                + " must be a positive number but " + (Double.isNaN(weight) ? "is missing" : "is " + weight));
    }
}
