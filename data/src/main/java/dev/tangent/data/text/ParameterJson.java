package dev.tangent.data.text;

import dev.tangent.ParameterValue;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/// Values of parameters as plain JSON numbers and strings.
public final class ParameterJson {
    private ParameterJson() {}

    @SuppressWarnings("exports") // who needs it has Jackson
    public static JacksonModule module() {
        return new SimpleModule("parameters")
                .addSerializer(new Writer())
                .addDeserializer(ParameterValue.class, new Reader());
    }

    private static final class Writer extends StdSerializer<ParameterValue> {
        Writer() {
            super(ParameterValue.class);
        }

        @Override
        public void serialize(ParameterValue value, JsonGenerator out, SerializationContext context) {
            switch (value) {
                case ParameterValue.Whole whole -> out.writeNumber(whole.value());
                case ParameterValue.Real real -> out.writeNumber(real.value());
                case ParameterValue.Word word -> out.writeString(word.value());
            }
        }
    }

    private static final class Reader extends StdDeserializer<ParameterValue> {
        Reader() {
            super(ParameterValue.class);
        }

        @Override
        public ParameterValue deserialize(JsonParser in, DeserializationContext context) {
            JsonToken token = in.currentToken();
            return switch (token) {
                case VALUE_NUMBER_INT -> ParameterValue.of(in.getIntValue());
                case VALUE_NUMBER_FLOAT -> ParameterValue.of(in.getDoubleValue());
                case VALUE_STRING -> ParameterValue.of(in.getString());
                default -> context.reportInputMismatch(this, "a parameter must be a number or a word but is %s", token);
            };
        }
    }
}
