package dev.tangent.service.http;

import dev.tangent.InvalidInput;
import dev.tangent.method.Domain;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What stands behind the question mark of an address, each name once.
public final class Query {
    private final Map<String, String> values;
    private final Set<String> bare;

    /// @param bare names without a value, which mean something of flags alone
    private Query(Map<String, String> values, Set<String> bare) {
        this.values = values;
        this.bare = bare;
    }

    static Query of(String raw) {
        Map<String, String> values = new LinkedHashMap<>();
        Set<String> bare = new HashSet<>();
        if (raw != null && !raw.isEmpty())
            for (String part : raw.split("&", -1)) {
                int equals = part.indexOf('=');
                String name = decoded(equals < 0 ? part : part.substring(0, equals));
                String value = equals < 0 ? "" : decoded(part.substring(equals + 1));
                if (equals < 0) bare.add(name);
                if (values.put(name, value) != null)
                    throw new InvalidInput("'" + name + "' stands twice in the address");
            }
        return new Query(values, bare);
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new InvalidInput("the address has a '%' that encodes nothing", e);
        }
    }

    /// Refuses names that mean nothing here.
    void check(Set<String> known) {
        for (String name : values.keySet())
            if (!known.contains(name))
                throw new InvalidInput("the address says '" + name + "', which means nothing here"
                        + (known.isEmpty()
                                ? ""
                                : "; known are "
                                        + String.join(
                                                ", ", known.stream().sorted().toList())));
    }

    public Optional<String> text(String name) {
        if (bare.contains(name)) throw new InvalidInput("'" + name + "' has no value in the address: " + name + "=...");
        return Optional.ofNullable(values.get(name));
    }

    /// A text that is there and not empty.
    public String needed(String name) {
        return text(name)
                .filter(text -> !text.isEmpty())
                .orElseThrow(() -> new InvalidInput("the address needs '" + name + "': " + name + "=..."));
    }

    /// Names separated by commas; none if it is not there.
    public List<String> names(String name) {
        return text(name)
                .filter(text -> !text.isEmpty())
                .map(text -> Arrays.asList(text.split(",", -1)))
                .orElse(List.of());
    }

    public Optional<Integer> whole(String name, int least) {
        return text(name).map(text -> new Domain.WholeNumber(least).read(name, text));
    }

    public Optional<Double> positive(String name) {
        return text(name).map(text -> new Domain.PositiveNumber().read(name, text));
    }

    public boolean flag(String name) {
        return bare.contains(name)
                || word(name, List.of("true", "false"), "false").equals("true");
    }

    /// One of some words, by default the first of them or another.
    public String word(String name, List<String> words, String usual) {
        return text(name)
                .map(text -> new Domain.OneOf<>(words, word -> word).read(name, text))
                .orElse(usual);
    }
}
