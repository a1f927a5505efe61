package dev.tangent.present.local;

import dev.tangent.data.table.Table;
import java.util.ServiceLoader;

/// Tables and fits kept in one process and shown over HTTP, until it is closed. A front that starts one needs to know
/// no more of it: what provides it is found on the class path when it is asked for.
public interface LocalService extends AutoCloseable {
    /// Listens from now on, by the provider on the class path.
    static LocalService start(LocalServiceSettings settings) {
        return ServiceLoader.load(LocalServiceProvider.class)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no service is on the class path"))
                .start(settings);
    }

    /// A table that is open in the service.
    ///
    /// @param id what the service calls it
    record ServedTable(String id, Table table) {}

    /// Without the token.
    String address();

    int port();

    /// What a client must know.
    String token();

    /// What a browser opens: the address with the token.
    String pageAddress();

    /// Opens a file of the service's folder.
    ServedTable openFile(String name);

    /// Opens a generated table.
    ServedTable openDemo(String name);

    /// Begins to learn a table with usual parameters while the browser still starts: the page finds the fit.
    void learnAhead(ServedTable table);

    /// Asks it to end; whoever waits for that goes on.
    void stop();

    /// Waits until somebody asks it to end.
    void await() throws InterruptedException;

    @Override
    void close();
}
