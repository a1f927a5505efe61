package dev.tangent.present.code;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// A fit as the body of a request to the service, which takes the name of a file for a table.
public final class JsonText {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private JsonText() {}

    public static String of(FitDescription fit) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (SettingField field : SettingField.of(fit)) fields.put(field.key(), field.value());
        return MAPPER.writeValueAsString(fields) + "\n";
    }
}
