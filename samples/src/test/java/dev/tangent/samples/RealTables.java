package dev.tangent.samples;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/// Where real tables lie: the folder that `TANGENT_DATA` names. Tests that need one are skipped where it is absent.
public final class RealTables {
    private RealTables() {}

    public static Path need(String path) {
        String folder = System.getenv("TANGENT_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "TANGENT_DATA names no folder of real tables");
        Path found = Path.of(folder, path);
        assumeTrue(Files.exists(found), found + " is not there");
        return found;
    }
}
