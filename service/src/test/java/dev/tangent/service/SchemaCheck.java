package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Whether an answer is what a schema of the OpenAPI file says: as much of JSON Schema as that file uses. An object has
/// no field that its schema does not name.
record SchemaCheck(JsonNode schemas) {
    void check(String name, JsonNode answer) {
        List<String> wrong = new ArrayList<>();
        walk(schemas.get(name), answer, name, wrong);
        assertThat(wrong).as(name).isEmpty();
    }

    private void walk(JsonNode schema, JsonNode value, String at, List<String> wrong) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").asString();
            walk(schemas.get(name.substring(name.lastIndexOf('/') + 1)), value, at, wrong);
            return;
        }
        for (String word : List.of("oneOf", "anyOf")) if (schema.has(word)) any(schema.get(word), value, at, wrong);
        if (schema.has("type") && !isOf(schema.get("type"), value)) wrong.add(at + " is no " + schema.get("type"));
        if (schema.has("enum") && schema.get("enum").valueStream().noneMatch(value::equals))
            wrong.add(at + " is none of " + schema.get("enum") + " but " + value);
        if (value.isObject()) object(schema, value, at, wrong);
        if (value.isArray() && schema.has("items"))
            for (int i = 0; i < value.size(); i++) walk(schema.get("items"), value.get(i), at + "[" + i + "]", wrong);
    }

    private void any(JsonNode choices, JsonNode value, String at, List<String> wrong) {
        for (JsonNode choice : choices) {
            List<String> own = new ArrayList<>();
            walk(choice, value, at, own);
            if (own.isEmpty()) return;
        }
        wrong.add(at + " is none of its kinds: " + value);
    }

    private static boolean isOf(JsonNode type, JsonNode value) {
        if (type.isArray()) return type.valueStream().anyMatch(each -> isOf(each, value));
        return switch (type.asString()) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> false;
        };
    }

    private void object(JsonNode schema, JsonNode value, String at, List<String> wrong) {
        for (JsonNode required : schema.path("required"))
            if (!value.has(required.asString())) wrong.add(at + " lacks " + required.asString());
        JsonNode known = schema.path("properties");
        JsonNode others = schema.path("additionalProperties");
        for (Map.Entry<String, JsonNode> field : value.properties()) {
            String place = at + "." + field.getKey();
            if (known.has(field.getKey())) walk(known.get(field.getKey()), field.getValue(), place, wrong);
            else if (others.isObject()) walk(others, field.getValue(), place, wrong);
            else if (known.isObject() && !others.booleanValue(false)) wrong.add(place + " is not in the schema");
        }
    }
}
