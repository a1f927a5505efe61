package dev.tangent.present.local;

import java.nio.file.Path;
import java.util.OptionalLong;

/// Where a service listens and how much it takes.
///
/// @param folder the only one it reads and writes
/// @param version of the program
/// @param host the address it listens on
/// @param port 0 for any that is free
/// @param upload the most bytes of a table or a model; none for what the memory allows
/// @param journals whether changed labels of a file are kept in a journal beside it
public record LocalServiceSettings(
        Path folder, String version, String host, int port, OptionalLong upload, boolean journals) {
    /// The address that only this machine reaches.
    public static final String LOOPBACK = "127.0.0.1";
}
