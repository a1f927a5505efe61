package dev.tangent.service.browser;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/// What a user waits for in the browser, from the gesture to the frame that shows it: medians of 20. A program of its
/// own,
/// because a figure taken beside other tests is none.
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

    static void main() throws IOException {
        Path folder = Files.createTempDirectory("explorer");
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
        }
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
