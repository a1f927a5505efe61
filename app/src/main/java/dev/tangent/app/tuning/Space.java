package dev.tangent.app.tuning;

import dev.tangent.app.method.Choices;
import dev.tangent.learning.selection.Method;
import dev.tangent.learning.selection.Part;
import java.util.List;

/// All settings that are possible on given data.
///
/// @param choices a value or several for every parameter
/// @param contenders the methods with their settings
/// @param skipped settings that are impossible
public record Space(Choices choices, List<Method> contenders, int skipped) {
    public List<Part> parts() {
        return contenders.stream().flatMap(method -> method.parts().stream()).toList();
    }
}
