package dev.tangent.app.command;

import dev.tangent.InvalidInput;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.ServiceOptions;
import dev.tangent.present.local.LocalService;
import dev.tangent.present.local.LocalServiceSettings;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `tangent serve`: tables and fits in one process, for pages and programs.
@Command(
        name = "serve",
        sortOptions = false,
        customSynopsis = "tangent serve [DIR] [--port N] [options]",
        description = {
            "Keeps tables and fits in one process and answers over HTTP, on this machine alone.",
            "",
            "Prints the address once it listens; the token in it is what a client must know. docs/service.md",
            "tells what can be asked. Ends by Ctrl-C, by request, or with the process that started it."
        },
        footer = {
            "",
            "Examples:",
            "  tangent serve",
            "      any free port; files of this folder can be opened, and no others",
            "  tangent serve data --port 8080",
            "      files of the folder data, at a port of your choice",
            "  tangent serve --json --parent 4711 --until-eof",
            "      for programs: the address as JSON; ends with process 4711, or when standard input ends"
        })
final class ServeCommand implements Callable<Integer> {
    private static final long LOOK = 500;

    private final Streams streams;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "DIR",
            description = "the only folder whose files are read and written (default: the current one)")
    private Path folder = Path.of("");

    @Mixin
    private ServiceOptions options;

    @Option(
            names = "--parent",
            paramLabel = "PID",
            order = 10,
            description = "end when the process of this number ends (default: never)")
    private long parent;

    @Option(
            names = "--until-eof",
            order = 11,
            description = "end when standard input ends, as it does when the program that started this one is gone")
    private boolean untilEof;

    @Option(names = "--json", order = 12, description = "print address, port, token and process as one line of JSON")
    private boolean json;

    ServeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        LocalServiceSettings settings = options.settings(folder.toAbsolutePath());
        try (LocalService service = LocalService.start(settings)) {
            if (parent > 0) endWith(service, parent);
            if (untilEof) endWithInput(service);
            streams.print(json ? line(service) : "Tangent listens on " + service.pageAddress() + "\n");
            service.await();
        }
        return 0;
    }

    private static String line(LocalService service) {
        return String.format(
                Locale.ROOT,
                "{\"address\":\"%s\",\"port\":%d,\"token\":\"%s\",\"process\":%d}%n",
                service.address(),
                service.port(),
                service.token(),
                ProcessHandle.current().pid());
    }

    /// Looks again and again: [ProcessHandle#onExit] looks ever more seldom at a process that is no child.
    private static void endWith(LocalService service, long pid) {
        ProcessHandle process = ProcessHandle.of(pid)
                .orElseThrow(() -> new InvalidInput("--parent " + pid + ": there is no such process"));
        Thread.ofVirtual().name("parent").start(() -> {
            try {
                while (process.isAlive()) Thread.sleep(LOOK);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            service.stop();
        });
    }

    private static void endWithInput(LocalService service) {
        Thread.ofPlatform().daemon().name("input").start(() -> {
            try (FileInputStream in = new FileInputStream(FileDescriptor.in)) {
                byte[] ignored = new byte[1024];
                while (in.read(ignored) >= 0) {
                    // what is said does not matter
                }
            } catch (IOException e) {
                // as good as its end
            }
            service.stop();
        });
    }
}
