package dev.tangent.data.model;

import dev.tangent.InvalidInput;
import dev.tangent.ParameterValue;
import dev.tangent.data.text.MessageText;
import dev.tangent.method.Domain;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.Bandwidth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Values of a method's parameters as a file holds them: a number or a word for each key.
final class SavedParameters {
    private static final String RELATIVE = "relative ";

    private SavedParameters() {}

    static Map<String, Object> of(MethodSettings made) {
        Map<String, Object> saved = new LinkedHashMap<>();
        for (Parameter<?> parameter : made.method().parameters())
            saved.put(parameter.key(), saved(parameter, made.settings()));
        return saved;
    }

    private static <T> Object saved(Parameter<T> parameter, ParameterValues settings) {
        T value = settings.of(parameter);
        return switch (value) {
            case Bandwidth.Absolute width -> width.value();
            case Bandwidth.Relative width -> RELATIVE + width.factor();
            default -> plain(parameter.domain().shown(value));
        };
    }

    private static Object plain(ParameterValue shown) {
        return switch (shown) {
            case ParameterValue.Whole whole -> whole.value();
            case ParameterValue.Real real -> real.value();
            case ParameterValue.Word word -> word.value();
        };
    }

    /// The typed values that were saved; each has to lie in its parameter's domain.
    static ParameterValues read(RegularizerMethod method, Map<String, Object> saved) {
        ParameterValues settings = ParameterValues.NONE;
        for (Parameter<?> parameter : method.parameters()) settings = with(settings, parameter, saved);
        List<String> known = method.parameters().stream().map(Parameter::key).toList();
        for (String key : saved.keySet())
            if (!known.contains(key))
                throw new InvalidInput(
                        "the method has no parameter " + MessageText.quoted(key) + " but " + String.join(", ", known));
        return settings;
    }

    private static <T> ParameterValues with(
            ParameterValues settings, Parameter<T> parameter, Map<String, Object> saved) {
        Object value = saved.get(parameter.key());
        if (value == null) throw new InvalidInput("the method's parameter '" + parameter.key() + "' is missing");
        return settings.with(parameter, value(parameter, value));
    }

    @SuppressWarnings("unchecked") // each domain gives values of its own type
    private static <T> T value(Parameter<T> parameter, Object saved) {
        return (T)
                switch (parameter.domain()) {
                    case Domain.WholeNumber numbers -> whole(parameter, saved);
                    case Domain.PositiveNumber numbers -> number(parameter, saved);
                    case Domain.Width widths -> width(parameter, saved);
                    case Domain.OneOf<T> words -> word(parameter, words, saved);
                };
    }

    private static int whole(Parameter<?> parameter, Object saved) {
        double value = number(parameter, saved);
        if (value == (int) value) return (int) value;
        throw refused(parameter, saved);
    }

    private static double number(Parameter<?> parameter, Object saved) {
        if (saved instanceof Number value) return value.doubleValue();
        throw refused(parameter, saved);
    }

    private static Bandwidth width(Parameter<?> parameter, Object saved) {
        if (!(saved instanceof String text)) return new Bandwidth.Absolute(number(parameter, saved));
        if (!text.startsWith(RELATIVE)) throw refused(parameter, saved);
        try {
            return new Bandwidth.Relative(Double.parseDouble(text.substring(RELATIVE.length())));
        } catch (NumberFormatException e) {
            throw refused(parameter, saved);
        }
    }

    private static <T> T word(Parameter<T> parameter, Domain.OneOf<T> words, Object saved) {
        return words.values().stream()
                .filter(value -> words.word().apply(value).equals(saved))
                .findFirst()
                .orElseThrow(() -> refused(parameter, saved));
    }

    private static InvalidInput refused(Parameter<?> parameter, Object saved) {
        return new InvalidInput("the method's parameter '" + parameter.key() + "' cannot be "
                + MessageText.quoted(String.valueOf(saved)));
    }
}
