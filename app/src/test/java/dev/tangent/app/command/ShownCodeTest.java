package dev.tangent.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.Fit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// What the page shows as code is what it saves: in the situations of somebody who labels, the command writes the
/// page's file byte for byte, and the Java and Python programs have its numbers. Only a fit that followed a change live
/// sums in another order, and says so; made anew by *Fit* it is the same to the last bit.
@Tag("full")
class ShownCodeTest {
    private static final Path FOLDER = Path.of("target", "shown-code");
    private static final String FOLLOWED = "followed: ";
    private static final String LG =
            "\"method\":\"lg\",\"tuned\":false,\"parameters\":{\"neighbours\":12,\"dimension\":2}";

    private static final List<Situation> situations = new ArrayList<>();
    private static ServedFits service;

    /// A fit as the page has it.
    ///
    /// @param predictions as the page saves them
    private record Situation(String name, String path, boolean classes, boolean bars, String predictions) {
        String code(String language) throws Exception {
            return service.sent("GET", path + "/code?language=" + language + "&errorBars=" + bars, "");
        }
    }

    @BeforeAll
    static void learn() throws Exception {
        Files.createDirectories(FOLDER);
        StringBuilder text = new StringBuilder("x,y,wide,gaps,height,depth,sure,kind\n");
        for (int i = 0; i < 120; i++) {
            double x = Math.sin(0.7 * i);
            double y = Math.cos(1.3 * i);
            boolean known = i % 3 == 0;
            text.append(x + "," + y + "," + 1000 * x * y + "," + (i % 11 == 5 ? "" : x + y) + ",");
            text.append(known ? x * y + "," + (x - y) + "," + (1 + i % 2) + "," + (x > 0 ? "up" : "down") : ",,,");
            text.append('\n');
        }
        Files.writeString(FOLDER.resolve("waves.csv"), text);
        service = ServedFits.start();
        add("as it is", "x,y", "height", LG, false);
        assertThat(add(FOLLOWED + "label", "x,y", "height", LG, false, "labels"))
                .contains("-labelled.csv", "but for rounding");
        fittedAnew();
        assertThat(add(FOLLOWED + "lambda", "x,y", "height", LG, false, "{\"lambda\":0.02}"))
                .contains("0.02");
        add("changed lambda", "x,y", "height", LG + ",\"lambda\":0.02", false);
        assertThat(add(FOLLOWED + "loss", "x,y", "height", LG, false, "{\"loss\":\"huber\"}"))
                .contains("huber");
        add("other loss", "x,y", "height", LG + ",\"loss\":\"huber\"", false);
        add("scaled", "x,y,wide", "height", LG + ",\"standardise\":\"scale\"", false);
        add("gaps", "x,y,gaps", "height", LG, false);
        add("classes", "x,y", "kind", LG, false);
        add(
                "per output",
                "x,y",
                "height\",\"depth",
                "\"method\":[\"lap\",\"lg\"],\"parameters\":{\"neighbours\":[8,12]},\"perOutput\":true",
                false);
        assertThat(add(FOLLOWED + "error bars", "x,y", "height", LG, true)).contains("--sd", "but for rounding");
        add("error bars", "x,y", "height", LG + ",\"errorBars\":true", true);
        add("weights", "x,y", "height", LG + ",\"weights\":\"sure\"", false);
        demo();
    }

    private static String add(
            String name, String columns, String targets, String settings, boolean bars, String... changes)
            throws Exception {
        String table = service.opened("{\"file\":\"" + FOLDER.resolve("waves.csv") + "\"}");
        String path = service.fitted("{\"table\":\"" + table + "\",\"columns\":[\"" + columns.replace(",", "\",\"")
                + "\"],\"targets\":[\"" + targets + "\"]," + settings + "}");
        for (String change : changes)
            if (change.equals("labels")) relabelled(table);
            else service.sent("PATCH", path, change);
        return add(new Situation(name, path, targets.equals("kind"), bars, predictions(path, bars)));
    }

    /// The fit that *Fit* makes of the table with its changed labels.
    private static void fittedAnew() throws Exception {
        String table = service.opened("{\"file\":\"" + FOLDER.resolve("waves.csv") + "\"}");
        relabelled(table);
        String path = service.fitted(
                "{\"table\":\"" + table + "\",\"columns\":[\"x\",\"y\"],\"targets\":[\"height\"]," + LG + "}");
        add(new Situation("changed label", path, false, false, predictions(path, false)));
    }

    private static String predictions(String path, boolean bars) throws Exception {
        return service.sent("GET", path + "/predictions?errorBars=" + bars, "");
    }

    private static String add(Situation situation) throws Exception {
        situations.add(situation);
        return situation.code("command");
    }

    /// A label that is set, one that is changed, one that goes; and the table saved with them.
    private static void relabelled(String table) throws Exception {
        StringBuilder labels = new StringBuilder();
        for (String cell : List.of("1,\"value\":0.5", "3,\"value\":-0.25", "6,\"value\":null"))
            labels.append(labels.isEmpty() ? "" : ",").append("{\"column\":\"height\",\"row\":" + cell + "}");
        service.sent("PATCH", "/api/tables/" + table + "/labels", "{\"labels\":[" + labels + "]}");
        saved(table, "waves-labelled.csv");
    }

    private static void saved(String table, String file) throws Exception {
        service.sent(
                "POST",
                "/api/files",
                "{\"file\":\"" + FOLDER.resolve(file) + "\",\"what\":\"labels\",\"replace\":true,\"table\":\"" + table
                        + "\"}");
    }

    private static void demo() throws Exception {
        String table = service.opened("{\"demo\":\"roll\",\"points\":300}");
        String path = service.fitted("{\"table\":\"" + table + "\",\"targets\":[\"angle\"]," + LG + "}");
        saved(table, "roll.csv");
        assertThat(add(new Situation("demo", path, false, false, predictions(path, false))))
                .contains("roll.csv");
    }

    @AfterAll
    static void stop() {
        if (service != null) service.close();
    }

    @Test
    void theCommandWritesTheSameBytes() throws Exception {
        for (Situation each : situations) {
            String command = each.code("command")
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .reduce("", (one, other) -> one + other + "\n")
                    .strip();
            ShownCommand made = ShownCommand.run(command, FOLDER);
            assertThat(made.code()).as(each.name() + ": " + made.said()).isZero();
            if (each.name().startsWith(FOLLOWED))
                agree(FitNumbers.of(FOLDER, made.predictions(), false, each.bars()), numbers(each));
            else assertThat(made.predictions()).as(each.name()).isEqualTo(each.predictions());
        }
    }

    private static void agree(List<Double> found, List<Double> expected) {
        assertThat(found).hasSameSizeAs(expected);
        for (int i = 0; i < found.size(); i++)
            assertThat(found.get(i)).as("number " + i).isCloseTo(expected.get(i), within(1e-9));
    }

    private static void same(Situation each, List<Double> found) throws Exception {
        if (each.name().startsWith(FOLLOWED)) agree(found, numbers(each));
        else assertThat(found).as(each.name()).isEqualTo(numbers(each));
    }

    private static List<String> codes(String language) throws Exception {
        List<String> codes = new ArrayList<>();
        for (Situation each : situations) codes.add(each.code(language));
        return codes;
    }

    private static List<Double> numbers(Situation each) throws Exception {
        return FitNumbers.of(FOLDER, each.predictions(), each.classes(), each.bars());
    }

    @Test
    void theJavaProgramHasTheSameNumbers() throws Exception {
        List<Object> fits = JavaPrograms.fits(codes("java"), FOLDER);
        for (int i = 0; i < fits.size(); i++)
            same(
                    situations.get(i),
                    FitNumbers.of((Fit) fits.get(i), situations.get(i).bars()));
    }

    @Test
    void thePythonProgramHasTheSameNumbers() throws Exception {
        var python = PythonPrograms.in(FOLDER);
        assumeTrue(python.isPresent(), "there is no Python with NumPy");
        List<String> lines = python.get()
                .printed(
                        codes("python"),
                        String.valueOf(service.service().port()),
                        service.service().token());
        for (int i = 0; i < lines.size(); i++)
            same(
                    situations.get(i),
                    Arrays.stream(JsonMapper.shared().readValue(lines.get(i), String[].class))
                            .map(Double::parseDouble)
                            .toList());
    }
}
