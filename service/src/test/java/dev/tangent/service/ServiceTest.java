package dev.tangent.service;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A service over an empty folder for each test, and a client of it.
abstract class ServiceTest {
    @TempDir
    Path folder;

    Client client;

    @BeforeEach
    final void start() {
        client = Client.of(folder);
    }

    @AfterEach
    final void stop() {
        client.close();
    }
}
