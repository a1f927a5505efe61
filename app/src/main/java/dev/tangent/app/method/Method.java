package dev.tangent.app.method;

import dev.tangent.linalg.InvalidInput;
import dev.tangent.regularizer.Regularizer;
import java.util.List;
import java.util.function.Function;

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

    /// Refuses values for parameters of other methods, and says whose they are.
    public void refuseForeign(Settings given) {
        for (Parameter<?> parameter : given.parameters()) {
            if (takes(parameter)) continue;
            List<String> owners = Catalogue.methods().stream()
                    .filter(method -> method.takes(parameter))
                    .map(Method::name)
                    .toList();
            throw new InvalidInput(
                    parameter.option() + " belongs to --method " + String.join(" and ", owners) + ", not to " + name);
        }
    }
}
