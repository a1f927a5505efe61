package dev.tangent.service.http;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Subject;
import dev.tangent.method.Domain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// The fields of a JSON object, each read by who needs it; what nobody read is refused at the end. Numbers are read as
/// texts are, so that one place words the refusals, for this and for the command line.
public final class Fields {
    private final JsonNode node;
    private final Set<String> known = new HashSet<>();

    private Fields(JsonNode node) {
        this.node = node;
    }

    /// Refuses what is no object.
    public static Fields of(JsonNode node) {
        if (node == null || !node.isObject()) throw new InvalidInput("the body must be a JSON object");
        return new Fields(node);
    }

    /// All of it, as it came.
    public JsonNode all() {
        return node;
    }

    private Optional<JsonNode> field(String name) {
        known.add(name);
        JsonNode value = node.get(name);
        return value == null || value.isNull() ? Optional.empty() : Optional.of(value);
    }

    public Optional<String> text(String name) {
        return field(name).map(value -> scalar(name, value));
    }

    public String needed(String name) {
        return text(name).orElseThrow(() -> new InvalidInput("'" + name + "' is needed"));
    }

    private static String scalar(String name, JsonNode value) {
        if (value.isString() || value.isNumber()) return value.asString();
        throw new InvalidInput("'" + name + "' must be a text or a number but is " + brief(value));
    }

    private static String brief(JsonNode value) {
        String text = value.toString();
        return text.length() <= 60 ? text : text.substring(0, 60) + " ...";
    }

    /// One value or several, as texts; none if it is not there.
    public List<String> values(String name) {
        return field(name).map(value -> values(name, value)).orElse(List.of());
    }

    private static List<String> values(String name, JsonNode value) {
        if (!value.isArray()) return List.of(scalar(name, value));
        List<String> values = new ArrayList<>();
        value.forEach(each -> values.add(scalar(name, each)));
        return values;
    }

    /// The values of an object's own fields.
    public Map<String, List<String>> valuesByName(String name) {
        Map<String, List<String>> found = new LinkedHashMap<>();
        field(name).ifPresent(value -> {
            if (!value.isObject()) throw new InvalidInput("'" + name + "' must be an object but is " + brief(value));
            value.properties().forEach(entry -> found.put(entry.getKey(), values(entry.getKey(), entry.getValue())));
        });
        return found;
    }

    /// The same where each field has at least one value.
    public Map<String, List<String>> givenByName(String name) {
        Map<String, List<String>> found = valuesByName(name);
        found.forEach((field, values) -> {
            if (values.isEmpty())
                throw new InvalidInput(
                        "'" + name + "' has no value for '" + field + "': give one or several, or leave it out");
        });
        return found;
    }

    public boolean isObject(String name) {
        return field(name).map(JsonNode::isObject).orElse(false);
    }

    public boolean flag(String name, boolean usual) {
        return field(name)
                .map(value -> {
                    if (!value.isBoolean())
                        throw new InvalidInput("'" + name + "' must be true or false but is " + brief(value));
                    return value.booleanValue();
                })
                .orElse(usual);
    }

    public Optional<Integer> whole(String name, int least) {
        return text(name).map(text -> new Domain.WholeNumber(least).read(Subject.of(name), text));
    }

    /// A seed of whatever is drawn at random, 0 if it is not there.
    public long seed(String name) {
        String text = text(name).orElse("0");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new InvalidInput(Message.of("%s must be a whole number but is %s", Subject.of(name), text), e);
        }
    }

    public Optional<Double> positive(String name) {
        return text(name).map(text -> new Domain.PositiveNumber().read(Subject.of(name), text));
    }

    /// One of some things that have words.
    public <T> Optional<T> oneOf(String name, Domain.OneOf<T> words) {
        return text(name).map(text -> words.read(Subject.of(name), text));
    }

    /// Refuses what nobody read.
    public void end() {
        for (String name : node.propertyNames())
            if (!known.contains(name))
                throw new InvalidInput("there is no field '" + name + "'; "
                        + (known.isEmpty()
                                ? "none is known here"
                                : "known are "
                                        + String.join(
                                                ", ", known.stream().sorted().toList())));
    }
}
