package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Lines that begin with # before a table, and those that are no comments.
class CommentsTest {
    @TempDir
    Path folder;

    private Table table(String content) throws IOException {
        return Table.read(Files.writeString(folder.resolve("t.csv"), content));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# by hand\n#\n\n# a, b\nx,y\n1,2\n",
                "#\r\n#\r\n#\r\n#;\r\nx,y\r\n1,2\r\n",
                "#\r#\r\r#,\rx,y\r1,2\r"
            })
    void theyAreLeftOutAndTold(String content) throws IOException {
        Table table = table(content);
        assertThat(table.columns()).containsExactly("x", "y");
        assertThat(table.numbers("y")).containsExactly(2);
        assertThat(table.notes()).singleElement().asString().endsWith("begins with comments (#): 4 lines are left out");
    }

    @Test
    void linesAreCountedFromTheStartOfTheFile() throws IOException {
        Table table = table("# by hand\nx,y\n1,2\na,3\n");
        assertThatThrownBy(() -> table.numbers("x")).hasMessageContaining("line 4");
        assertThatThrownBy(() -> table("# by hand\nx,y\n1,2\n1,2,3\n")).hasMessageContaining("line 4");
    }

    @Test
    void aHeaderOrACellMayBeginWithTheMark() throws IOException {
        assertThat(table("#id,x\n1,2\n").columns()).containsExactly("id", "x"); // names lose the mark
        assertThat(table("#id,x\na,\nb,2\n").columns()).containsExactly("id", "x");
        Table colours = table("colour,x\n#ff0000,1\n#00ff00,2\n");
        assertThat(colours.texts("colour")).containsExactly("#ff0000", "#00ff00");
        Table unnamed = table("#ff0000,1\n#00ff00,2\nblue,3\n");
        assertThat(unnamed.rows()).isEqualTo(3);
        assertThat(table("#ff0000,1\n#00ff00,2\n").rows()).isEqualTo(2);
        assertThat(unnamed.notes()).isEmpty();
    }
}
