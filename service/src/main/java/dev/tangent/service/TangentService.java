package dev.tangent.service;

import com.sun.net.httpserver.HttpServer;
import dev.tangent.InvalidInput;
import dev.tangent.present.local.LocalService;
import dev.tangent.service.analysis.Analyses;
import dev.tangent.service.fit.Fits;
import dev.tangent.service.folder.OpenedFolder;
import dev.tangent.service.http.AccessControl;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.BodyLimits;
import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Route;
import dev.tangent.service.http.Router;
import dev.tangent.service.http.StaticFiles;
import dev.tangent.service.job.HeapUse;
import dev.tangent.service.job.JobQueue;
import dev.tangent.service.memory.HeldMemory;
import dev.tangent.service.model.Models;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.Tables;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Tables and fits in one process, over HTTP, until it is closed.
///
/// ```java
/// try (var service = TangentService.start(ServiceSettings.of(Path.of("."), "1"))) { service.await(); }
/// ```
public final class TangentService implements LocalService {
    private static final int BACKLOG = 512;
    private static final long JSON_BODY = 8_000_000;
    private static final int REQUEST_SECONDS = 60;

    private final ServiceSettings settings;
    private final HttpServer server;
    private final ExecutorService handlers = Executors.newVirtualThreadPerTaskExecutor();
    private final JobQueue queue;
    private final JobQueue asking;
    private final OpenedFolder folder;
    private final HeldMemory memory;
    private final Tables tables;
    private final Fits fits;
    private final List<Route> routes = new ArrayList<>();
    private final CountDownLatch stopped = new CountDownLatch(1);

    private TangentService(ServiceSettings settings) {
        this.settings = settings;
        folder = new OpenedFolder(settings.folder());
        server = listen(settings);
        queue = new JobQueue(settings.running(), settings.waiting());
        asking = new JobQueue(settings.running(), settings.waiting());
        Ids ids = new Ids();
        memory = new HeldMemory(settings.held());
        tables = new Tables(ids, folder, settings.journals(), memory);
        fits = new Fits(ids, tables, queue, asking, memory, settings.version());
        addOwn();
        new FolderFiles(folder, tables, fits).addTo(routes::add);
        new FolderPictures(folder).addTo(routes::add);
        tables.addTo(routes::add);
        fits.addTo(routes::add);
        new Models(ids, folder, tables, fits, memory).addTo(routes::add);
        new Analyses(ids, tables, queue, memory).addTo(routes::add);
    }

    /// Listens from now on.
    public static TangentService start(ServiceSettings settings) {
        serverDefaults();
        TangentService service = new TangentService(settings);
        AccessControl access = AccessControl.of(settings.token(), settings.host(), service.port());
        BodyLimits limits = new BodyLimits(settings.upload(), JSON_BODY);
        service.server.createContext("/", new Router(service.routes, access, limits, new StaticFiles()));
        service.server.setExecutor(service.handlers);
        service.server.start();
        return service;
    }

    /// The JDK's server reads these once, when it is first used.
    private static void serverDefaults() {
        setDefault("sun.net.httpserver.nodelay", "true"); // else small answers wait 40 ms for an acknowledgement
        setDefault("sun.net.httpserver.maxReqTime", String.valueOf(REQUEST_SECONDS)); // slow headers and bodies
        setDefault("jdk.httpserver.maxConnections", "4000");
    }

    private static void setDefault(String property, String value) {
        if (System.getProperty(property) == null) System.setProperty(property, value);
    }

    private static HttpServer listen(ServiceSettings settings) {
        try {
            InetAddress address = InetAddress.getByName(settings.host());
            return HttpServer.create(new InetSocketAddress(address, settings.port()), BACKLOG);
        } catch (IOException e) {
            throw new InvalidInput(
                    "cannot listen on " + settings.host() + ":" + settings.port() + ": " + e.getMessage()
                            + "; choose another --port, or none for any that is free",
                    e);
        }
    }

    /// What the service tells of itself; memory in bytes, of the heap and of what clients have left here.
    record About(String version, long process, String folder, Memory memory, Limits limits, int tables, Load jobs) {
        record Memory(long used, long most, long held, long holdable) {}

        record Limits(long upload, long body, int seconds, int waiting) {}

        record Load(int running, int waiting) {}
    }

    private About about() {
        return new About(
                settings.version(),
                ProcessHandle.current().pid(),
                folder.name(),
                new About.Memory(HeapUse.used(), HeapUse.most(), memory.used(), memory.most()),
                new About.Limits(
                        settings.upload(),
                        JSON_BODY,
                        Integer.getInteger("sun.net.httpserver.maxReqTime", REQUEST_SECONDS),
                        settings.waiting()),
                tables.size(),
                new About.Load(queue.running() + asking.running(), queue.waiting() + asking.waiting()));
    }

    private void addOwn() {
        routes.add(Route.of("GET", "/api", request -> Answer.json(about())));
        routes.add(Route.of("GET", "/api/catalogue", request -> Answer.json(Catalogue.of())));
        routes.add(Route.of("POST", "/api/stop", request -> exchange -> {
            exchange.sendResponseHeaders(202, -1);
            exchange.close();
            stopped.countDown();
        }));
    }

    /// All that it answers.
    public List<Route> routes() {
        return List.copyOf(routes);
    }

    public Tables tables() {
        return tables;
    }

    @Override
    public ServedTable openFile(String name) {
        return served(tables.openFile(name));
    }

    @Override
    public ServedTable openDemo(String name) {
        return served(tables.openDemo(name, Optional.empty(), Optional.empty(), 0));
    }

    private static ServedTable served(OpenTable table) {
        return new ServedTable(table.id(), table.table());
    }

    @Override
    public void learnAhead(ServedTable table) {
        fits.startAhead(tables.of(table.id()));
    }

    @Override
    public int port() {
        return server.getAddress().getPort();
    }

    @Override
    public String address() {
        String host = settings.host().contains(":") ? "[" + settings.host() + "]" : settings.host();
        return "http://" + host + ":" + port();
    }

    @Override
    public String pageAddress() {
        return address() + "/?token=" + settings.token();
    }

    @Override
    public String token() {
        return settings.token();
    }

    @Override
    public void stop() {
        stopped.countDown();
    }

    @Override
    public void await() throws InterruptedException {
        stopped.await();
    }

    @Override
    public void close() {
        stopped.countDown();
        server.stop(0);
        queue.close();
        asking.close();
        fits.close();
        tables.close();
        handlers.shutdownNow();
    }
}
