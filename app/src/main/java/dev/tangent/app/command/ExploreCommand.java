package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.app.console.Browser;
import dev.tangent.app.console.Streams;
import dev.tangent.app.option.ServiceOptions;
import dev.tangent.present.local.LocalService;
import dev.tangent.present.local.LocalService.ServedTable;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `tangent explore`: the page in the browser.
@Command(
        name = "explore",
        sortOptions = false,
        customSynopsis = "tangent explore [POINTS] [--target COLUMN[,COLUMN...]] [options]",
        description = {
            "Opens a page in the browser: see the function, label a point, watch it change.",
            "",
            "The page talks to a service on this machine, which ends with this command (Ctrl-C)."
        },
        footer = {
            "",
            "Examples:",
            "  tangent explore points.csv --target weight",
            "      a table of your own; files of its folder can be opened and written",
            "  tangent explore --demo roll",
            "      the Swiss roll; needs no data",
            "  tangent explore --no-browser --port 8080",
            "      prints the address alone, as for a browser that runs elsewhere"
        })
final class ExploreCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", arity = "0..1", paramLabel = "POINTS", description = "table with one row a point")
    private Optional<Path> points = Optional.empty();

    @Option(
            names = "--target",
            paramLabel = "COLUMN",
            split = ",",
            order = 1,
            description = "columns of POINTS to learn, separated by commas (default: those that are mostly empty)")
    private List<String> targets = List.of();

    @Option(
            names = "--demo",
            paramLabel = "roll|square|poses",
            order = 2,
            description = "a generated table instead of POINTS")
    private Optional<String> demo = Optional.empty();

    @Option(names = "--no-browser", order = 4, description = "print the address and open nothing")
    private boolean noBrowser;

    @Mixin
    private ServiceOptions options;

    ExploreCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        Check.that(points.isEmpty() || demo.isEmpty(), "POINTS and --demo exclude each other: give one of them");
        Check.that(targets.isEmpty() || points.isPresent(), "--target names columns of POINTS: give a table");
        points.ifPresent(file -> {
            if (!Files.isRegularFile(file)) throw new InvalidInput(file + ": no such file");
        });
        Path folder = points.map(Path::toAbsolutePath)
                .map(Path::getParent)
                .orElse(Path.of("").toAbsolutePath());
        try (LocalService service = LocalService.start(options.settings(folder))) {
            Optional<ServedTable> table = open(service);
            String address = service.pageAddress() + table.map(this::fragment).orElse("");
            streams.print("Tangent explores at " + address + "\n");
            if (!noBrowser && !Browser.open(address))
                streams.err().println("no browser could be opened: open the address yourself");
            if (demo.isPresent()) table.ifPresent(service::learnAhead);
            service.await();
        }
        return 0;
    }

    private Optional<ServedTable> open(LocalService service) {
        return demo.map(service::openDemo)
                .or(() -> points.map(file -> service.openFile(file.getFileName().toString())));
    }

    /// For the page alone: a fragment is never sent to a server.
    private String fragment(ServedTable table) {
        targets.forEach(target -> {
            if (!table.table().has(target)) table.table().isNumeric(target); // its refusal names the nearest column
        });
        return "#table=" + table.id()
                + (targets.isEmpty()
                        ? ""
                        : "&targets=" + URLEncoder.encode(String.join(",", targets), StandardCharsets.UTF_8));
    }
}
