package dev.tangent.app.method;

import dev.tangent.linalg.InvalidInput;
import dev.tangent.regularizer.Regularizer;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// A method to choose: its name, what it is, what it can be told, and how that makes a regularizer.
///
/// @param name as typed after `--method`
/// @param maker called with a value for every parameter
public record Method(
        String name,
        String title,
        String description,
        List<Parameter<?>> parameters,
        Function<Settings, Regularizer> maker) {

    public boolean takes(Parameter<?> parameter) {
        return parameters.contains(parameter);
    }

    public Regularizer regularizer(Settings settings) {
        return maker.apply(settings);
    }

    /// Refuses values for parameters that none of these methods takes, and says whose they are.
    public static void refuseForeign(List<Method> methods, Set<Parameter<?>> given) {
        for (Parameter<?> parameter : given) {
            if (methods.stream().anyMatch(method -> method.takes(parameter))) continue;
            List<String> owners = names(Catalogue.methods().stream().filter(method -> method.takes(parameter)));
            throw new InvalidInput(parameter.option() + " belongs to --method " + String.join(" and ", owners)
                    + ", not to " + String.join(" or ", names(methods.stream())));
        }
    }

    private static List<String> names(Stream<Method> methods) {
        return methods.map(Method::name).toList();
    }
}
