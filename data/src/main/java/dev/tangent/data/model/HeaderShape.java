package dev.tangent.data.model;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// What kind of value stands behind each key of `model.json`: checked before the values are looked at, so that what is
/// wrong is told in the words of the file.
final class HeaderShape {
    private static final Map<String, List<String>> NEEDED_BY_RULE = Map.of(
            "local-gaussian", List.of("dimension", "scale", "nullSpace"),
            "weighted-mean", List.of("bandwidth"),
            "kriging", List.of("dimension", "scale"),
            "method", List.of("method", "parameters"));

    private static final Map<String, List<String>> NEEDED_BY_FUNCTION =
            Map.of("radial", List.of("shape"), "nearest", List.of("count", "byDistance"));

    private HeaderShape() {}

    static void check(JsonNode header) {
        for (String key : ModelHeader.NEEDED)
            if (!header.hasNonNull(key)) throw new InvalidInput("its model.json has no '" + key + "'");
        for (String key : List.of("columns", "outputs", "statuses")) list(header, key, JsonNode::isString, "text");
        whole(header, "neighbours");
        object(header, "rule");
        rule(header.get("rule"));
        object(header, "about");
        for (Map.Entry<String, JsonNode> entry : header.get("about").properties())
            if (!entry.getValue().isString()) throw wrong("about", entry.getValue(), "text for each key");
        if (header.hasNonNull("bars")) bars(header);
        if (header.hasNonNull("means")) list(header, "means", JsonNode::isNumber, "numbers");
        if (header.hasNonNull("functions")) functions(header);
    }

    private static void rule(JsonNode rule) {
        text(rule, "kind");
        String kind = rule.get("kind").asString();
        List<String> needed = NEEDED_BY_RULE.get(kind);
        if (needed == null) throw new InvalidInput("new points follow by a rule it calls " + MessageText.quoted(kind));
        for (String key : needed)
            if (!rule.hasNonNull(key)) throw new InvalidInput("its rule '" + kind + "' has no '" + key + "'");
        if (rule.hasNonNull("dimension")) whole(rule, "dimension");
        if (rule.hasNonNull("scale")) number(rule, "scale");
        if (rule.hasNonNull("bandwidth")) number(rule, "bandwidth");
        if (rule.hasNonNull("nullSpace")) text(rule, "nullSpace");
        if (rule.hasNonNull("method")) text(rule, "method");
        if (rule.hasNonNull("parameters")) parameters(rule);
    }

    private static void parameters(JsonNode rule) {
        object(rule, "parameters");
        for (Map.Entry<String, JsonNode> entry : rule.get("parameters").properties())
            if (!entry.getValue().isNumber() && !entry.getValue().isString())
                throw wrong("parameters", entry.getValue(), "a number or a word for each key");
    }

    private static void bars(JsonNode header) {
        object(header, "bars");
        JsonNode bars = header.get("bars");
        if (bars.hasNonNull("lambda") || header.path("version").asInt() == ModelHeader.FIRST) number(bars, "lambda");
        list(bars, "spreads", JsonNode::isNumber, "numbers");
    }

    private static void functions(JsonNode header) {
        list(header, "functions", JsonNode::isObject, "objects");
        for (JsonNode each : header.get("functions")) {
            text(each, "kind");
            list(each, "weights", JsonNode::isNumber, "numbers");
            for (String key : NEEDED_BY_FUNCTION.getOrDefault(each.get("kind").asString(), List.of()))
                if (!each.hasNonNull(key))
                    throw new InvalidInput("a function '" + each.get("kind").asString() + "' has no '" + key + "'");
            if (each.hasNonNull("shape")) text(each, "shape");
            if (each.hasNonNull("count")) whole(each, "count");
            if (each.hasNonNull("byDistance") && !each.get("byDistance").isBoolean())
                throw wrong("byDistance", each.get("byDistance"), "true or false");
        }
    }

    private static void list(JsonNode node, String key, Predicate<JsonNode> kind, String of) {
        JsonNode list = node.path(key);
        if (!list.isArray()) throw wrong(key, list, "a list of " + of);
        for (JsonNode each : list) if (!kind.test(each)) throw wrong(key, each, "a list of " + of);
    }

    private static void whole(JsonNode node, String key) {
        if (!node.path(key).isIntegralNumber() || !node.path(key).canConvertToInt())
            throw wrong(key, node.path(key), "a whole number");
    }

    private static void number(JsonNode node, String key) {
        if (!node.path(key).isNumber()) throw wrong(key, node.path(key), "a number");
    }

    private static void text(JsonNode node, String key) {
        if (!node.path(key).isString()) throw wrong(key, node.path(key), "text");
    }

    private static void object(JsonNode node, String key) {
        if (!node.path(key).isObject()) throw wrong(key, node.path(key), "an object");
    }

    private static InvalidInput wrong(String key, JsonNode found, String wanted) {
        return new InvalidInput("'" + key + "' of its model.json must be " + wanted + " but has "
                + MessageText.quoted(found.isMissingNode() ? "nothing" : found.toString()));
    }
}
