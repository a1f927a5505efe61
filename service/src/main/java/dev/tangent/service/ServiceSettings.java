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
/// @param held the most bytes that tables, fits and models may take together
/// @param running how many jobs run at a time
/// @param waiting how many more of one table may wait
/// @param version of the program
/// @param journals whether changed labels of a file are kept in a journal beside it
public record ServiceSettings(
        Path folder,
        String host,
        int port,
        String token,
        long upload,
        long held,
        int running,
        int waiting,
        String version,
        boolean journals) {
    private static final long LARGEST_UPLOAD = 1_000_000_000;
    private static final int WAITING = 100;

    public ServiceSettings {
        Check.that(port >= 0 && port < 65_536, "port must be between 0 and 65535 but is " + port);
        Check.that(held > 0, "the memory for tables and fits must be positive but is " + held);
        Check.that(upload > 0, "the largest upload must be positive but is " + upload);
        Check.atLeast(1, running, "number of jobs at a time");
        Check.atLeast(1, waiting, "number of jobs that wait");
    }

    /// On this machine alone, at any free port, with a token of its own.
    public static ServiceSettings of(Path folder, String version) {
        long heap = Runtime.getRuntime().maxMemory();
        return new ServiceSettings(
                folder,
                LocalServiceSettings.LOOPBACK,
                0,
                AccessControl.draw(),
                Math.min(LARGEST_UPLOAD, heap / 4),
                heap / 2, // the other half is for computing
                1,
                WAITING,
                version,
                true);
    }

    public ServiceSettings at(String otherHost, int otherPort) {
        return new ServiceSettings(
                folder, otherHost, otherPort, token, upload, held, running, waiting, version, journals);
    }

    public ServiceSettings withUpload(long bytes) {
        return new ServiceSettings(folder, host, port, token, bytes, held, running, waiting, version, journals);
    }

    public ServiceSettings withHeld(long bytes) {
        return new ServiceSettings(folder, host, port, token, upload, bytes, running, waiting, version, journals);
    }

    public ServiceSettings withWaiting(int jobs) {
        return new ServiceSettings(folder, host, port, token, upload, held, running, jobs, version, journals);
    }

    public ServiceSettings withoutJournals() {
        return new ServiceSettings(folder, host, port, token, upload, held, running, waiting, version, false);
    }
}
