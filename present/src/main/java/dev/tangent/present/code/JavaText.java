package dev.tangent.present.code;

import dev.tangent.Classification;
import dev.tangent.Regression;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Prior;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;

/// A fit as a program in Java, a whole file that prints a line for each row.
public final class JavaText {
    private final JavaWriter java = new JavaWriter();

    private JavaText() {}

    public static String of(FitDescription fit) {
        JavaText text = new JavaText();
        JavaData data = new JavaData(text.java, fit.classes());
        for (FitSetting setting : fit.settings())
            switch (setting) {
                case DataSetting own -> data.add(own);
                case LearningSetting learning -> text.add(learning);
                case ValueSetting values -> text.add(values);
                case ClassSetting classes -> text.add(classes);
            }
        String learning = text.java.made(fit.classes() ? Classification.class : Regression.class);
        String body = """

                void main() {
                %s    var labels = %s;
                    var fit = %s%s
                            .fit(points, labels);
                    for (int row = 0; row < fit.rows(); row++) IO.println(row + " " + %s + " " + fit.status(row));
                }
                """.formatted(data.tableAndPoints(), data.labels(), learning, text.java.calls(), row(fit, data));
        return text.java.imports() + body;
    }

    private static String row(FitDescription fit, JavaData data) {
        if (data.isSingle()) {
            boolean bars = fit.settings().contains(new ValueSetting.WithErrorBars());
            return "fit.at(row)" + (bars ? " + \" \" + fit.sds().at(row)" : "");
        }
        return "Arrays.toString(fit.values().row(row))";
    }

    private void add(LearningSetting setting) {
        switch (setting) {
            case LearningSetting.ScaledBy scaled -> java.call("standardise", java.constant(scaled.kind()));
            case LearningSetting.MissingBy missing -> java.call("missing", java.constant(missing.way()));
            case LearningSetting.ApproximateNeighbours approximate -> java.call("approximate");
            case LearningSetting.RandomSeed random -> java.call("seed", random.seed() + "L");
            case LearningSetting.AllMethods all -> java.call("auto");
            case LearningSetting.NamedMethods named ->
                java.call(
                        "method",
                        named.methods().stream()
                                .map(method -> java.constant(Methods.class, method))
                                .toList());
            case LearningSetting.ParameterGiven<?> given -> parameter(given);
            case LearningSetting.LambdaGiven lambdas ->
                java.call("lambda", lambdas.values().stream().map(this::lambda).toList());
            case LearningSetting.LossGiven loss -> loss(loss);
            case LearningSetting.Untuned untuned -> java.call("untuned");
            case LearningSetting.FoldCount count -> java.call("folds", count.folds());
            case LearningSetting.LeaveOneOutFolds each -> java.call("leaveOneOut");
            case LearningSetting.ChosenBy by -> java.call("criterion", java.constant(by.criterion()));
            case LearningSetting.MeasuredBy by -> java.call("measure", java.constant(by.measure()));
            case LearningSetting.OneStandardError error -> java.call("oneStandardError");
            case LearningSetting.OneMethod one -> java.call("oneMethod");
            case LearningSetting.SearchTime budget ->
                java.call("budget", "Duration.ofMillis(" + budget.time().toMillis() + ")");
            case LearningSetting.SamplePoints sample -> java.call("searchSample", sample.points());
            case LearningSetting.SearchAllPoints all -> java.call("searchAllPoints");
            case LearningSetting.ComputedOn on -> java.call("device", java.constant(on.device()));
            case LearningSetting.SolvedBy by ->
                java.call(
                        "solver",
                        java.constant(SolverSettings.class, SolverSettings.DEFAULT) + ".with("
                                + java.constant(by.choice()) + ")");
        }
    }

    private void loss(LearningSetting.LossGiven loss) {
        List<Object> arguments = new ArrayList<>(List.of(java.constant(loss.kind())));
        loss.parameter().ifPresent(arguments::add);
        java.call("loss", arguments);
    }

    private void parameter(LearningSetting.ParameterGiven<?> given) {
        List<String> values = given.values().stream().map(this::value).toList();
        if (given.parameter().equals(Parameter.NEIGHBOURS)) java.call("neighbours", values);
        else if (given.parameter().equals(Parameter.DIMENSION)) java.call("dimension", values);
        else java.call("set", java.constant(Parameter.class, given.parameter()), JavaWriter.list(values));
    }

    private String value(Object value) {
        return switch (value) {
            case Bandwidth.Absolute width -> java.made(Bandwidth.Absolute.class, width.value());
            case Bandwidth.Relative width -> java.made(Bandwidth.Relative.class, width.factor());
            case Enum<?> word -> java.constant(word);
            default -> String.valueOf(value);
        };
    }

    private String lambda(Lambda lambda) {
        return java.type(Lambda.class)
                + switch (lambda) {
                    case Lambda.Raw raw -> ".raw(" + raw.value() + ")";
                    case Lambda.Relative relative -> ".relative(" + relative.value() + ")";
                };
    }

    private void add(ValueSetting setting) {
        switch (setting) {
            case ValueSetting.PerOutput each -> java.call("perOutput");
            case ValueSetting.WithErrorBars bars -> java.call("errorBars");
            case ValueSetting.ForSuggestions suggestions -> java.call("forSuggestions");
        }
    }

    private void add(ClassSetting setting) {
        switch (setting) {
            case ClassSetting.ClassShares prior -> {
                List<Double> shares = List.copyOf(prior.shares().values());
                java.call("prior", java.made(Prior.Given.class, "new double[] {" + JavaWriter.joined(shares) + "}"));
            }
        }
    }
}
