package dev.tangent.service.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tangent.InvalidInput;
import dev.tangent.data.text.ParameterJson;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/// JSON as the service reads and writes it: unknown fields are refused, absent ones are not written.
public final class ServiceJson {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(ParameterJson.module())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            // Row 1.5 is not row 1, and neither is "1".
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .changeDefaultPropertyInclusion(value -> value.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    private ServiceJson() {}

    public static byte[] bytes(Object value) {
        return JSON.writeValueAsBytes(value);
    }

    public static String text(Object value) {
        return JSON.writeValueAsString(value);
    }

    /// As it would come back from its text.
    public static JsonNode tree(Object value) {
        return JSON.valueToTree(value);
    }

    static <T> T read(byte[] bytes, Class<T> type) {
        try {
            T read = JSON.readValue(bytes, type);
            if (read == null) throw new InvalidInput("the body must be a JSON object but is null");
            return read;
        } catch (UnrecognizedPropertyException e) {
            throw new InvalidInput(
                    "there is no field '" + e.getPropertyName() + "'; known are " + e.getKnownPropertyIds(), e);
        } catch (JacksonException e) {
            throw unreadable(e);
        }
    }

    /// A refusal of ours inside a record's constructor is told as it is; Jackson's own words name its classes and
    /// ours.
    private static RuntimeException unreadable(JacksonException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause())
            if (cause instanceof InvalidInput ours) return ours;
        return new InvalidInput("the body is no JSON of the form that is wanted: " + fault(e), e);
    }

    private static String fault(JacksonException e) {
        TokenStreamLocation at = e.getLocation();
        String place = at == null ? "" : " (line " + at.getLineNr() + ", column " + at.getColumnNr() + ")";
        if (!(e instanceof MismatchedInputException)) return "it cannot be read as JSON" + place;
        String field = e.getPath().stream()
                .map(step ->
                        step.getPropertyName() == null ? "[" + step.getIndex() + "]" : "." + step.getPropertyName())
                .collect(Collectors.joining());
        if (field.isEmpty()) return "it must be one object" + place;
        return "'" + field.substring(field.startsWith(".") ? 1 : 0) + "' has a value of another kind" + place;
    }
}
