package dev.tangent.service.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.InvalidInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenedFolderTest {
    /// A file system counts bytes: a hundred letters may be three hundred of them.
    @Test
    void aNameThatMayBeWrittenFitsTheFileSystem(@TempDir Path folder) throws IOException {
        OpenedFolder opened = new OpenedFolder(folder);
        assertThatThrownBy(() -> opened.toWrite("€".repeat(100) + ".csv", false))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("the file's name must take at most 200 bytes but takes 304");
        assertThat(Files.createFile(opened.toWrite("€".repeat(65) + ".csv", false)))
                .exists();
    }

    /// Who opens a pipe waits for whoever is at its other end.
    @Test
    void aPipeIsNeitherReadNorReplaced(@TempDir Path folder) throws IOException, InterruptedException {
        Process made = new ProcessBuilder("mkfifo", folder.resolve("pipe.csv").toString()).start();
        assumeTrue(made.waitFor() == 0, "no pipes can be made here");
        OpenedFolder opened = new OpenedFolder(folder);
        assertThatThrownBy(() -> opened.toRead("pipe.csv")).hasMessage("'pipe.csv' is not a file");
        assertThatThrownBy(() -> opened.toWrite("pipe.csv", true))
                .hasMessage("'pipe.csv' is no plain file: choose another name");
        assertThat(opened.list()).isEmpty();
    }
}
