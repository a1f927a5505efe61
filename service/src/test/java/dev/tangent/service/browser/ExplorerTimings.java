package dev.tangent.service.browser;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/// What a user waits for in the browser, from the gesture to the frame that shows it: medians of 20. A program of its
/// own, because a figure taken beside other tests is none.
public final class ExplorerTimings {
    private static final String TIMED = """
            const done = arguments[0];
            (async () => {
              const { store } = await import('/page/state/store.js');
              const { setLabel } = await import('/page/state/labels.js');
              const page = document.querySelector('tangent-explorer').shadowRoot;
              const view = page.querySelector('cloud-area').shadowRoot.querySelector('cloud-view');
              const slider = page.querySelector('settings-panel').shadowRoot.querySelector('lambda-slider').shadowRoot.querySelector('input');
              const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
              const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
              const timed = async (gesture) => {
                const times = [];
                for (let i = 0; i < 25; i++) {
                  await rest(700);
                  const had = view.colouring;
                  const begun = performance.now();
                  gesture(i);
                  while (view.colouring === had) await frame();
                  const frames = view.frames;
                  while (view.frames === frames) await frame();
                  times.push(performance.now() - begun);
                }
                return times.slice(5).sort((a, b) => a - b)[10];
              };
              const labels = store.state.labels.angle;
              const labelled = [...labels.keys()][0];
              const free = Array.from({ length: 25 }, (_, i) => 100 + 37 * i).filter((row) => !labels.has(row));
            """;

    private ExplorerTimings() {}

    static void main(String[] launcher) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("explorer");
        for (String program : launcher)
            for (int turn = 0; turn < 5; turn++) print("from the command to the colours, s", start(folder, program));
        try (var service = TangentService.start(ServiceSettings.of(folder, "timings"));
                var browser = Browser.start(folder)) {
            browser.driver().manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
            service.tables().openDemo("roll", Optional.of(10_000), Optional.of(50), 0);
            ExplorerPage page = new ExplorerPage(browser);
            page.open(service.pageAddress());
            page.awaitFit();
            print(
                    "lambda moved, ms",
                    timed(browser, "slider.value = String(-6 + 0.05 * i); slider.dispatchEvent(new Event('input'));"));
            print("label changed, ms", timed(browser, "setLabel(labelled, 8 + 0.1 * i);"));
            print("new label, ms", timed(browser, "setLabel(free[i], 8 + 0.1 * i);"));
            String large = service.tables()
                    .openDemo("roll", Optional.of(200_000), Optional.of(50), 0)
                    .id();
            page.open(service.pageAddress() + "#table=" + large);
            page.await("the points", () -> Boolean.TRUE.equals(page.state("state.cloud?.count === 200000")));
            page.await("the fit to begin", () -> Boolean.TRUE.equals(page.state("state.views[0].pending !== null")));
            page.find("settings-panel", "#cancel").click();
            print("frames a second while turning 200,000 points", frames(browser));
            print("1,000,000 points, from opening the file to the picture, s", million(folder, page));
        }
    }

    private static double start(Path folder, String launcher) throws IOException, InterruptedException {
        try (var browser = Browser.start(folder)) {
            ExplorerPage page = new ExplorerPage(browser);
            long start = System.nanoTime();
            Process program = new ProcessBuilder(launcher, "explore", "--demo", "roll", "--no-browser")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (BufferedReader said = program.inputReader(StandardCharsets.UTF_8)) {
                page.open(said.readLine().replaceFirst(".* at ", ""));
                page.awaitFit();
                return (System.nanoTime() - start) / 1e9;
            } finally {
                program.destroy();
                program.waitFor();
            }
        }
    }

    /// A file of the folder, as the beginning of the page offers it.
    private static double million(Path folder, ExplorerPage page) throws IOException {
        int rows = 1_000_000;
        double[] cells = new double[3 * rows];
        for (int i = 0; i < rows; i++) {
            double angle = 4.7 + 9.4 * i / rows;
            cells[3 * i] = angle * Math.cos(angle);
            cells[3 * i + 1] = 21 * (i * 0.618034 % 1);
            cells[3 * i + 2] = angle * Math.sin(angle);
        }
        try (OutputStream out = Files.newOutputStream(folder.resolve("million.npy"))) {
            NpyFile.write(out, Matrix.wrap(rows, 3, cells));
        }
        long start = System.nanoTime();
        page.state("(await import('/page/state/tables.js')).openFile('million.npy') && 0");
        page.await("a million points", () -> Boolean.TRUE.equals(page.state("""
                state.cloud?.count === 1000000 && (() => {
                  const area = document.querySelector('tangent-explorer').shadowRoot.querySelector('cloud-area');
                  return area.shadowRoot.querySelector('cloud-view').drawn === 1000000;
                })()""")));
        return (System.nanoTime() - start) / 1e9;
    }

    private static void print(String what, Object figure) {
        IO.println(String.format(Locale.ROOT, "%-48s %.1f", what, ((Number) figure).doubleValue()));
    }

    private static Object timed(Browser browser, String gesture) {
        return browser.driver()
                .executeAsyncScript(
                        TIMED + "return timed((i) => { " + gesture + " }); })().then(done, (e) => done(String(e)))");
    }

    private static Object frames(Browser browser) {
        return browser.driver().executeAsyncScript(TIMED + """
                                const began = performance.now();
                                let before = view.frames;
                                let from = began;
                                while (performance.now() - began < 12000) {
                                  view.orbit.turn(0.02, 0);
                                  await frame();
                                  if (from === began && performance.now() - began > 4000) { before = view.frames; from = performance.now(); }
                                }
                                return 1000 * (view.frames - before) / (performance.now() - from);
                                })().then(done, (e) => done(String(e)))""");
    }
}
