package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.Subject;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Domain;
import dev.tangent.method.LossKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import dev.tangent.service.http.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Which methods learn, what they are told, and what they minimise.
///
/// @param methods names, or `auto`; none for the library's own
/// @param parameters by their keys, each with one value or several
record MethodFields(
        List<String> methods,
        Map<String, List<String>> parameters,
        List<Lambda> lambdas,
        Optional<LossKind> loss,
        Optional<Double> lossParameter,
        boolean tuned) {
    static MethodFields of(Fields fields) {
        return new MethodFields(
                fields.values("method"),
                fields.givenByName("parameters"),
                lambdas(fields),
                fields.oneOf("loss", SettingWords.LOSSES),
                fields.positive("lossParameter"),
                fields.flag("tuned", true));
    }

    private static List<Lambda> lambdas(Fields fields) {
        List<Lambda> all = new ArrayList<>();
        for (String text : fields.values("lambda"))
            all.add(Lambda.relative(new Domain.PositiveNumber().read(Subject.RELATIVE_LAMBDA, text)));
        List<String> raw = fields.values("rawLambda");
        Check.that(all.isEmpty() || raw.isEmpty(), "'lambda' and 'rawLambda' exclude each other: give one of them");
        for (String text : raw) all.add(Lambda.raw(new Domain.PositiveNumber().read(Subject.LAMBDA, text)));
        return all;
    }

    /// What is said, as settings of a fit.
    List<LearningSetting> settings() {
        List<LearningSetting> all = new ArrayList<>();
        named().ifPresent(all::add);
        parameters.forEach((key, texts) -> all.add(given(Methods.parameter(key), texts)));
        if (!lambdas.isEmpty()) all.add(new LearningSetting.LambdaGiven(lambdas));
        LossKind kind = loss.orElse(LossKind.SQUARED);
        if (kind != LossKind.SQUARED || lossParameter.isPresent())
            all.add(new LearningSetting.LossGiven(
                    kind, lossParameter.map(OptionalDouble::of).orElse(OptionalDouble.empty())));
        if (!tuned) all.add(new LearningSetting.Untuned());
        return all;
    }

    private Optional<LearningSetting> named() {
        if (methods.isEmpty()) return Optional.empty();
        if (methods.contains(SettingWords.AUTO)) return Optional.of(new LearningSetting.AllMethods());
        Domain.OneOf<Method> known = new Domain.OneOf<>(Methods.all(), Method::name);
        return Optional.of(new LearningSetting.NamedMethods(
                methods.stream().map(name -> known.read(Subject.METHOD, name)).toList()));
    }

    private static <T> LearningSetting given(Parameter<T> parameter, List<String> texts) {
        return new LearningSetting.ParameterGiven<>(
                parameter,
                texts.stream()
                        .map(text -> parameter.domain().read(parameter.subject(), text))
                        .distinct()
                        .toList());
    }
}
