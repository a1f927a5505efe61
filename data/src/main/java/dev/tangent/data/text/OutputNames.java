package dev.tangent.data.text;

import dev.tangent.InvalidInput;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Names that outputs may have: predictions have columns of their own beside theirs.
public final class OutputNames {
    private static final List<String> RESERVED = List.of("row", "status");

    private OutputNames() {}

    /// Refuses names of columns that every table of predictions has.
    ///
    /// @param source where the names come from
    public static void checkReserved(List<String> outputs, String source) {
        for (String name : outputs)
            if (RESERVED.contains(name))
                throw new InvalidInput("an output cannot be called '" + name
                        + "': predictions have a column of that name; rename it in " + source);
    }

    /// Refuses a list of no names, names without a visible character, and names that come twice.
    ///
    /// @param what the names are of, as in "outputs"
    public static void checkDistinct(List<String> names, String what) {
        if (names.isEmpty()) throw new InvalidInput("it has no names of its " + what);
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (name.isBlank()) throw new InvalidInput("a name of its " + what + " is blank");
            if (!seen.add(name))
                throw new InvalidInput("two of its " + what + " are called " + MessageText.quoted(name));
        }
    }
}
