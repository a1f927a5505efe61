package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.Learning;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Domain;
import dev.tangent.method.LossKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.service.http.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    static final Domain.OneOf<LossKind> LOSSES = new Domain.OneOf<>(List.of(LossKind.values()), LossKind::word);
    static final String AUTO = "auto";

    static MethodFields of(Fields fields) {
        return new MethodFields(
                fields.values("method"),
                fields.valuesByName("parameters"),
                lambdas(fields),
                fields.oneOf("loss", LOSSES),
                fields.positive("lossParameter"),
                fields.flag("tuned", true));
    }

    private static List<Lambda> lambdas(Fields fields) {
        List<Lambda> all = new ArrayList<>();
        for (String text : fields.values("lambda"))
            all.add(Lambda.relative(new Domain.PositiveNumber().read("lambda", text)));
        List<String> raw = fields.values("rawLambda");
        Check.that(all.isEmpty() || raw.isEmpty(), "'lambda' and 'rawLambda' exclude each other: give one of them");
        for (String text : raw) all.add(Lambda.raw(new Domain.PositiveNumber().read("rawLambda", text)));
        return all;
    }

    <S extends Learning<S>> S applied(S base) {
        S learning = named(base);
        for (Map.Entry<String, List<String>> entry : parameters.entrySet())
            learning = with(learning, Methods.parameter(entry.getKey()), entry.getValue());
        if (!lambdas.isEmpty()) learning = learning.lambda(lambdas.toArray(Lambda[]::new));
        if (loss.isPresent() || lossParameter.isPresent()) learning = withLoss(learning);
        return tuned ? learning : learning.untuned();
    }

    private <S extends Learning<S>> S withLoss(S learning) {
        LossKind kind = loss.orElse(LossKind.SQUARED);
        return lossParameter.isPresent() ? learning.loss(kind, lossParameter.get()) : learning.loss(kind);
    }

    private <S extends Learning<S>> S named(S base) {
        if (methods.isEmpty()) return base;
        if (methods.contains(AUTO)) return base.auto();
        Domain.OneOf<Method> known = new Domain.OneOf<>(Methods.all(), Method::name);
        return base.method(
                methods.stream().map(name -> known.read("method", name)).toArray(Method[]::new));
    }

    private static <S extends Learning<S>, T> S with(S base, Parameter<T> parameter, List<String> texts) {
        return base.set(
                parameter,
                texts.stream()
                        .map(text -> parameter.domain().read(parameter.key(), text))
                        .distinct()
                        .toList());
    }
}
