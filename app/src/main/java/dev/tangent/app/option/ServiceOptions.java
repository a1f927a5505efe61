package dev.tangent.app.option;

import dev.tangent.app.console.Version;
import dev.tangent.present.local.LocalServiceSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Option;

/// Where a service listens and how much it takes.
public final class ServiceOptions {
    @Option(
            names = "--port",
            paramLabel = "N",
            order = 1,
            description = "the port to listen on (default: any that is free)")
    private Optional<String> port = Optional.empty();

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            order = 2,
            description = "the address to listen on (default: 127.0.0.1, which only this machine reaches); whoever"
                    + " reaches another one and knows the token can read and write the folder")
    private String host = LocalServiceSettings.LOOPBACK;

    @Option(
            names = "--upload",
            paramLabel = "MB",
            order = 3,
            description = "the largest table or model that a client may send (default: 1000, or a quarter of the"
                    + " memory if that is less)")
    private Optional<String> upload = Optional.empty();

    @Option(
            names = "--no-journal",
            order = 4,
            description = "do not keep changed labels in a journal beside their table, from which they come back")
    private boolean noJournal;

    /// What was said; wrong numbers are refused.
    ///
    /// @param folder the only one that is read and written
    public LocalServiceSettings settings(Path folder) {
        int number = port.map(text -> TypedValue.whole("--port", 0, text)).orElse(0);
        OptionalLong bytes = upload.map(text -> OptionalLong.of(1_000_000L * TypedValue.whole("--upload", 1, text)))
                .orElse(OptionalLong.empty());
        return new LocalServiceSettings(folder, Version.text(), host, number, bytes, !noJournal);
    }
}
