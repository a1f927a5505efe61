package dev.tangent.present.code;

import dev.tangent.data.input.ColumnChoice;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Domain;
import dev.tangent.method.Method;
import dev.tangent.regularizer.Bandwidth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/// A fit as a line for a shell. Labels are those of the file. What the command line has no word for follows as a
/// comment.
public final class CommandText {
    private final CommandWords words = new CommandWords("tangent", "predict");
    private final TreeSet<String> notes = new TreeSet<>();
    private boolean oneMethod = true;

    private CommandText() {}

    public static String of(FitDescription fit) {
        CommandText text = new CommandText();
        for (FitSetting setting : fit.settings())
            switch (setting) {
                case DataSetting data -> text.add(data);
                case LearningSetting learning -> text.add(learning);
                case ValueSetting values -> text.add(values);
                case ClassSetting classes -> text.add(classes);
            }
        String line = text.words.option("-o", "predictions.csv").text();
        return text.notes.isEmpty() ? line : line + "  # " + String.join("; ", text.notes);
    }

    private void add(DataSetting setting) {
        switch (setting) {
            case DataSetting.PointsFile points -> words.word(points.file());
            case DataSetting.TargetColumns targets -> words.option("--target", targets.columns());
            case DataSetting.LabelsBeside labels -> labels(labels.file());
            case DataSetting.LabelWeights weights -> words.option("--weights", weights.column());
            case DataSetting.NumbersNameClasses numbers -> words.flag("--classes");
            case DataSetting.Coordinates coordinates -> columns(coordinates.asked());
        }
    }

    private void labels(String file) {
        words.option("--labels", file);
        if (!file.toLowerCase(Locale.ROOT).matches(".*\\.npy(\\.gz)?"))
            notes.add("the command line wants a first column 'row' in " + file);
    }

    private void columns(ColumnChoice.ColumnRequest asked) {
        words.option("--columns", asked.columns())
                .option("--without", asked.without())
                .option("--dates", asked.dates());
    }

    private void add(LearningSetting setting) {
        switch (setting) {
            case LearningSetting.ScaledBy scaled ->
                words.option("--standardise", scaled.kind().word());
            case LearningSetting.MissingBy missing ->
                words.option("--missing", missing.way().word());
            case LearningSetting.ApproximateNeighbours approximate -> words.flag("--approximate");
            case LearningSetting.RandomSeed random -> words.option("--seed", random.seed());
            case LearningSetting.AllMethods all -> methods(List.of(SettingWords.AUTO), false);
            case LearningSetting.NamedMethods named ->
                methods(
                        named.methods().stream().map(Method::name).toList(),
                        named.methods().size() == 1);
            case LearningSetting.ParameterGiven<?> given -> parameter(given);
            case LearningSetting.LambdaGiven lambdas -> lambdas(lambdas.values());
            case LearningSetting.LossGiven loss -> {
                words.option("--loss", loss.kind().word());
                loss.parameter().ifPresent(value -> words.option("--loss-parameter", value));
            }
            case LearningSetting.Untuned untuned -> words.flag("--no-tune");
            case LearningSetting.FoldCount count -> words.option("--folds", count.folds());
            case LearningSetting.LeaveOneOutFolds each -> words.option("--folds", SettingWords.LEAVE_ONE_OUT);
            case LearningSetting.ChosenBy by ->
                words.option("--criterion", by.criterion().word());
            case LearningSetting.MeasuredBy by ->
                words.option("--measure", by.measure().word());
            case LearningSetting.OneStandardError error -> words.flag("--one-se");
            case LearningSetting.OneMethod one -> words.flag("--one-method");
            case LearningSetting.SearchTime budget ->
                words.option("--budget", budget.time().toMillis() / 1000.0 + "s");
            case LearningSetting.SamplePoints sample -> words.option("--search-sample", sample.points());
            case LearningSetting.SearchAllPoints all -> words.option("--search-sample", SettingWords.ALL);
            case LearningSetting.SolvedBy by ->
                words.option("--solver", by.choice().name().toLowerCase(Locale.ROOT));
        }
    }

    private void methods(List<String> names, boolean one) {
        words.option("--method", names);
        oneMethod = one;
    }

    private <T> void parameter(LearningSetting.ParameterGiven<T> given) {
        Domain<T> domain = given.parameter().domain();
        words.option(
                "--" + given.parameter().key(),
                given.values().stream().map(value -> shown(domain.shown(value))).toList());
    }

    private Object shown(Object value) {
        if (value instanceof Bandwidth.Relative) notes.add("the command line takes bandwidths as numbers alone");
        return value instanceof Bandwidth.Absolute width ? width.value() : value;
    }

    private void lambdas(List<Lambda> lambdas) {
        boolean raw = lambdas.getFirst() instanceof Lambda.Raw;
        words.option(
                raw ? "--lambda" : "--relative-lambda",
                lambdas.stream().map(CommandText::number).toList());
    }

    private static double number(Lambda lambda) {
        return switch (lambda) {
            case Lambda.Raw raw -> raw.value();
            case Lambda.Relative relative -> relative.value();
        };
    }

    private void add(ValueSetting setting) {
        switch (setting) {
            case ValueSetting.PerOutput each -> words.flag("--per-output");
            case ValueSetting.WithErrorBars bars -> words.flag("--sd");
            case ValueSetting.ForSuggestions suggestions -> oneOfSeveral("suggest labels");
        }
    }

    /// Where one method is given it does so or is refused; only a choice among several depends on it.
    private void oneOfSeveral(String what) {
        if (!oneMethod) notes.add("here only methods that " + what + " were tried");
    }

    private void add(ClassSetting setting) {
        switch (setting) {
            case ClassSetting.ClassShares prior ->
                words.option("--prior", prior.areEven() ? List.of("uniform") : shares(prior.shares()));
        }
    }

    private static List<String> shares(Map<String, Double> shares) {
        List<String> all = new ArrayList<>();
        shares.forEach((name, share) -> all.add(name + "=" + share));
        return all;
    }
}
