package dev.tangent.service;

import dev.tangent.Check;
import dev.tangent.present.local.LocalServiceSettings;
import dev.tangent.service.http.AccessControl;
import java.nio.file.Path;

/// Where a service listens and what it may use.
///
/// @param folder the only one it reads and writes
/// @param host the address it listens on
/// @param port 0 for any that is free
/// @param token what a client must know
/// @param upload the most bytes of a table or a model
/// @param running how many jobs run at a time
/// @param waiting how many more may wait
/// @param version of the program
/// @param journals whether changed labels of a file are kept in a journal beside it
public record ServiceSettings(
        Path folder,
        String host,
        int port,
        String token,
        long upload,
        int running,
        int waiting,
        String version,
        boolean journals) {
    private static final long LARGEST_UPLOAD = 1_000_000_000;

    public ServiceSettings {
        Check.that(port >= 0 && port < 65_536, "port must be between 0 and 65535 but is " + port);
        Check.that(upload > 0, "the largest upload must be positive but is " + upload);
        Check.atLeast(1, running, "number of jobs at a time");
        Check.atLeast(1, waiting, "number of jobs that wait");
    }

    /// On this machine alone, at any free port, with a token of its own.
    public static ServiceSettings of(Path folder, String version) {
        long upload = Math.min(LARGEST_UPLOAD, Runtime.getRuntime().maxMemory() / 4);
        return new ServiceSettings(
                folder, LocalServiceSettings.LOOPBACK, 0, AccessControl.draw(), upload, 1, 8, version, true);
    }

    public ServiceSettings at(String otherHost, int otherPort) {
        return new ServiceSettings(folder, otherHost, otherPort, token, upload, running, waiting, version, journals);
    }

    public ServiceSettings withUpload(long bytes) {
        return new ServiceSettings(folder, host, port, token, bytes, running, waiting, version, journals);
    }

    public ServiceSettings withoutJournals() {
        return new ServiceSettings(folder, host, port, token, upload, running, waiting, version, false);
    }
}
