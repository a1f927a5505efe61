package dev.tangent.service.fit;

import dev.tangent.learning.Lambda;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.preprocessing.MissingCoordinates;
import dev.tangent.preprocessing.Standardisation;
import dev.tangent.report.LossReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A fit as a line for a shell. Of changed fits with what was changed; labels are those of the file.
final class CommandText {
    private final List<String> words = new ArrayList<>(List.of("tangent", "predict"));

    private CommandText() {}

    static String of(FitTask task) {
        CommandText text = new CommandText();
        FitRequest request = task.request();
        text.words.add(quoted(request.table().table().file()));
        text.labels(request.labels());
        text.points(request.points());
        text.method(request.method(), task.latest());
        text.selection(request.selection());
        if (request.errorBars()) text.words.add("--sd");
        text.words.add("-o predictions.csv");
        return String.join(" ", text.words);
    }

    private void labels(LabelFields labels) {
        option("--target", labels.targets());
        option("--labels", labels.other().map(table -> table.table().file()));
        option("--weights", labels.weights());
        if (labels.classes()) words.add("--classes");
    }

    private void points(PointsFields points) {
        option("--columns", points.columns().columns());
        option("--without", points.columns().without());
        option("--dates", points.columns().dates());
        option("--standardise", points.standardise().map(Standardisation::word));
        option("--missing", points.missing().map(MissingCoordinates::word));
        if (points.approximate()) words.add("--approximate");
        if (points.seed() != 0) words.add("--seed " + points.seed());
    }

    private void method(MethodFields method, Optional<FitVersion> now) {
        option("--method", method.methods());
        method.parameters().forEach((key, values) -> option("--" + key, values));
        Optional<FitVersion> changed = now.filter(version -> version.number() > 0);
        if (changed.flatMap(FitVersion::relativeLambda).isPresent())
            option(
                    "--relative-lambda",
                    changed.flatMap(FitVersion::relativeLambda).map(String::valueOf));
        else lambdas(method.lambdas());
        Optional<String> loss = changed.flatMap(FitVersion::loss)
                .map(LossReport::name)
                .or(() -> method.loss().map(LossKind::word))
                .filter(word -> !word.equals(LossKind.SQUARED.word()));
        option("--loss", loss);
        option("--loss-parameter", method.lossParameter().map(String::valueOf));
        if (!method.tuned()) words.add("--no-tune");
    }

    private void lambdas(List<Lambda> lambdas) {
        if (lambdas.isEmpty()) return;
        boolean raw = lambdas.getFirst() instanceof Lambda.Raw;
        option(
                raw ? "--lambda" : "--relative-lambda",
                lambdas.stream().map(CommandText::number).toList());
    }

    static String number(Lambda lambda) {
        return switch (lambda) {
            case Lambda.Raw raw -> String.valueOf(raw.value());
            case Lambda.Relative relative -> String.valueOf(relative.value());
        };
    }

    private void selection(SelectionFields selection) {
        option("--folds", selection.folds());
        option("--criterion", selection.criterion().map(SelectionCriterion::word));
        option("--measure", selection.measure().map(MeasureKind::word));
        if (selection.oneStandardError()) words.add("--one-se");
        if (selection.oneMethod()) words.add("--one-method");
        if (selection.perOutput()) words.add("--per-output");
        option("--budget", selection.budget().map(seconds -> seconds + "s"));
        option("--search-sample", selection.searchSample());
        option("--solver", selection.solver());
    }

    private void option(String name, Optional<String> value) {
        value.ifPresent(text -> option(name, List.of(text)));
    }

    private void option(String name, List<String> values) {
        if (values.isEmpty()) return;
        words.add(name + " " + quoted(values.stream().collect(Collectors.joining(","))));
    }

    /// As a shell takes it literally.
    private static String quoted(String text) {
        return text.matches("[A-Za-z0-9_./,:=+-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
