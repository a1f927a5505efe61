package dev.tangent.service.fit;

import dev.tangent.data.input.CoordinateColumn;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Domain;
import dev.tangent.method.LossKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.report.LossReport;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A fit as a program in Java.
final class JavaText {
    private final StringBuilder calls = new StringBuilder();

    private JavaText() {}

    static String of(FitTask task) {
        JavaText text = new JavaText();
        FitRequest.Data data = task.data();
        text.method(task.request().method(), task.latest());
        boolean classes = data.areClasses();
        if (task.request().errorBars()) text.calls.append(".errorBars()");
        List<String> targets = task.request().labels().targets();
        String labels = (classes ? "table.classes(" : "table.labels(") + quoted(targets) + ")";
        List<String> columns = data.points().choice().coordinates().stream()
                .map(CoordinateColumn::column)
                .toList();
        return """
                import module dev.tangent.data;
                import dev.tangent.method.Parameter;

                void main() {
                    var table = Table.read(Path.of(%s));
                    var points = table.points(%s);
                    var fit = new %s()%s
                            .fit(points, %s);
                    for (int row = 0; row < fit.rows(); row++) IO.println(row + " " + fit.at(row) + " " + fit.status(row));
                }
                """.formatted(
                        quoted(task.table().table().file()),
                        quoted(columns),
                        classes ? "Classification" : "Regression",
                        text.calls,
                        labels);
    }

    private void method(MethodFields method, Optional<FitVersion> now) {
        if (method.methods().contains(MethodFields.AUTO)) calls.append(".auto()");
        else if (!method.methods().isEmpty())
            calls.append(".method(")
                    .append(method.methods().stream().map(JavaText::constant).collect(Collectors.joining(", ")))
                    .append(')');
        for (Map.Entry<String, List<String>> entry : method.parameters().entrySet())
            parameter(Methods.parameter(entry.getKey()), entry.getValue());
        Optional<FitVersion> changed = now.filter(version -> version.number() > 0);
        Optional<Double> lambda = changed.flatMap(FitVersion::relativeLambda);
        if (lambda.isPresent()) calls.append(".lambda(").append(lambda.get()).append(')');
        else if (!method.lambdas().isEmpty())
            calls.append(".lambda(")
                    .append(method.lambdas().stream().map(JavaText::lambda).collect(Collectors.joining(", ")))
                    .append(')');
        changed.flatMap(FitVersion::loss)
                .map(LossReport::name)
                .or(() -> method.loss().map(LossKind::word))
                .filter(word -> !word.equals(LossKind.SQUARED.word()))
                .ifPresent(word -> calls.append(".loss(LossKind.")
                        .append(word.toUpperCase(Locale.ROOT))
                        .append(')'));
        if (!method.tuned()) calls.append(".untuned()");
    }

    private void parameter(Parameter<?> parameter, List<String> values) {
        if (parameter.equals(Parameter.NEIGHBOURS) || parameter.equals(Parameter.DIMENSION))
            calls.append('.')
                    .append(parameter.key())
                    .append('(')
                    .append(String.join(", ", values))
                    .append(')');
        else
            calls.append(".set(Parameter.")
                    .append(constantName(parameter.key()))
                    .append(", List.of(")
                    .append(values.stream()
                            .map(value -> value(parameter, value))
                            .collect(Collectors.joining(", ")))
                    .append("))");
    }

    private static String value(Parameter<?> parameter, String text) {
        return switch (parameter.domain()) {
            case Domain.WholeNumber whole -> text;
            case Domain.PositiveNumber positive -> String.valueOf(Double.parseDouble(text));
            case Domain.Width width ->
                "new dev.tangent.regularizer.Bandwidth.Absolute(" + Double.parseDouble(text) + ")";
            case Domain.OneOf<?> words -> "dev.tangent.regularizer.NullSpace." + constantName(text);
        };
    }

    private static String constantName(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static String lambda(Lambda lambda) {
        return switch (lambda) {
            case Lambda.Raw raw -> "Lambda.raw(" + raw.value() + ")";
            case Lambda.Relative relative -> "Lambda.relative(" + relative.value() + ")";
        };
    }

    /// The constant of a method of the catalogue.
    private static String constant(String name) {
        for (var field : Methods.class.getFields())
            try {
                if (field.get(null) instanceof Method method && method.name().equals(name))
                    return "Methods." + field.getName();
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e); // public constants
            }
        return "Methods.all().stream().filter(each -> each.name().equals(" + quoted(name)
                + ")).findFirst().orElseThrow()";
    }

    private static String quoted(List<String> names) {
        return names.stream().map(JavaText::quoted).collect(Collectors.joining(", "));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\p{Cntrl}", " ") + "\"";
    }
}
