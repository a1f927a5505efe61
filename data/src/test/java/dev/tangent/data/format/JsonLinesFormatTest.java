package dev.tangent.data.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonLinesFormatTest {
    @TempDir
    Path folder;

    private Table table(String name, String content) throws IOException {
        return Table.read(Files.writeString(folder.resolve(name), content));
    }

    @Test
    void missingKeysAndNullAreMissing() throws IOException {
        for (String name : new String[] {"t.jsonl", "t.ndjson", "t"}) {
            Table table = table(name, "{\"x\": 1.5e1, \"k\": \"a\\u00e4\"}\n\n{\"y\": -2, \"x\": null, \"k\": true}\n");
            assertThat(table.columns()).containsExactly("x", "k", "y");
            assertThat(table.numbers("x")).containsExactly(15, Double.NaN);
            assertThat(table.numbers("y")).containsExactly(Double.NaN, -2);
            assertThat(table.texts("k")).containsExactly("aä", "true");
            assertThat(table.place(1)).endsWith(" line 3");
        }
    }

    @Test
    void anArrayOfObjectsIsATable() throws IOException {
        for (String between : new String[] {",", ",\n", " ,\n\n  "}) {
            Table table =
                    table("t.json", "\n [ {\"x\": 1.5, \"k\": \"a\"}" + between + "{\"y\": -2, \"x\": null}\n]\n");
            assertThat(table.columns()).containsExactly("x", "k", "y");
            assertThat(table.numbers("x")).containsExactly(1.5, Double.NaN);
            assertThat(table.numbers("y")).containsExactly(Double.NaN, -2);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{\"x\":1},2]|line 1: every row must be an object",
                "[{\"x\":1},|line 1",
                "[{\"x\":1}]{}|line 1: something follows the array",
                "[{\"x\":{}}]|line 1: key 'x' holds an object or an array",
            })
    void whatIsNoArrayOfFlatObjectsIsRefusedWithItsLine(String text, String reason) {
        assertThatThrownBy(() -> table("t.json", text))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("t.json " + reason)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "jackson", "java", "Source"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"x\":{\"a\":1}}|key 'x' holds an object or an array",
                "{\"x\":[1]}|key 'x' holds an object or an array",
                "[1,2]|an object {...} is needed on every line, not an array [...]",
                "{\"x\":1|this is not JSON",
                "{\"x\":tru}|this is not JSON",
                "{\"x\":NaN}|this is not JSON",
                "{'x':1}|this is not JSON",
                "{\"x\":1}{\"x\":2}|something follows the object",
                "{\"x\":1,\"x\":2}|a key stands there twice: 'x'",
                "{\"x\":01}|this is not JSON",
                "{\"x\":\"a\\P\"}|this is not JSON",
                "{\"x\":\"a|this is not JSON",
            })
    void whatIsNoFlatObjectIsRefusedWithItsLine(String line, String reason) {
        assertThatThrownBy(() -> table("t.jsonl", "{\"x\":1}\n" + line + "\n"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("t.jsonl line 2: " + reason)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "jackson", "java", "Source"));
    }
}
