package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Every state of the page on four screens: a picture of each to be looked at, no button in two lines, nothing wider
/// than the
/// screen, and nothing that axe finds. Run by hand, for axe is no part of this project:
/// `npm pack axe-core`, and then `-Dtangent.axe=/path/to/axe.min.js`.
@EnabledIfSystemProperty(
        named = "tangent.axe",
        matches = ".+",
        disabledReason = "run by hand: -Dtangent.axe=axe.min.js")
class PageStatesTest {
    private static final String AXE = """
            const done = arguments[0];
            axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
              done(violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target, html }) => target.flat().at(-1) + ' ' + html.slice(0, 90)).join(' | '))), (e) => done([String(e)]));
            """;

    private record Screen(String name, int width, int height, boolean dark) {}

    private static final List<Screen> SCREENS = List.of(
            new Screen("light", 1280, 720, false),
            new Screen("dark", 1280, 720, true),
            new Screen("tablet", 820, 1180, false),
            new Screen("phone", 390, 844, true));

    /// What is done to get from one state to the next, in this order.
    private static final Map<String, String> STATES = states();

    private final List<String> found = new ArrayList<>();

    private static Map<String, String> states() {
        Map<String, String> states = new LinkedHashMap<>();
        states.put("roll", "store.set({ selected: null, panel: 'point' })");
        states.put("point", "store.set({ selected: 7 })");
        states.put("hover", "store.set({ hovered: 12 })");
        states.put("rows", "store.set({ hovered: null, rowsOpen: true })");
        states.put("next", "store.set({ rowsOpen: false, panel: 'next' })");
        states.put("suggestions", "await (await import('/page/state/suggestions.js')).suggest(5)");
        states.put("suspects", "await (await import('/page/state/suspects.js')).audit()");
        states.put("walk", "(await import('/page/state/labelling.js')).walkOn()");
        states.put("chosen", "(await import('/page/state/selection.js')).choose([3, 4, 5, 6])");
        states.put("report", "store.set({ chosen: [], walk: '', panel: 'report' })");
        states.put("charts", "store.set({ panel: 'charts' })");
        states.put("errorbars", "(await import('/page/state/selection.js')).colourBy('errorBar')");
        states.put("residual", "(await import('/page/state/selection.js')).colourBy('residual')");
        states.put("message", "(await import('/page/state/store.js')).say('A label must be a number.', true)");
        states.put("save", "store.set({ message: null, dialog: 'save' })");
        states.put("code", "store.set({ dialog: 'code' })");
        states.put("help", "store.set({ dialog: 'help' })");
        states.put("choose", "store.set({ dialog: 'choose' })");
        states.put("compare", "(store.set({ dialog: '' }), (await import('/page/state/fits.js')).compareWith('lap'))");
        states.put("start", "store.set({ phase: 'empty' })");
        return states;
    }

    @Test
    void everyStateIsWholeOnEveryScreen(@TempDir Path folder) throws IOException {
        String axe = Files.readString(Path.of(System.getProperty("tangent.axe")));
        try (TangentService service = TangentService.start(ServiceSettings.of(folder, "test"));
                Browser browser = Browser.start(folder)) {
            ExplorerPage page = new ExplorerPage(browser);
            for (Screen screen : SCREENS) {
                String table = service.tables()
                        .openDemo("roll", Optional.of(800), Optional.of(40), 0)
                        .id();
                browser.resize(screen.width(), screen.height());
                browser.dark(screen.dark());
                browser.driver().get("about:blank");
                page.open(service.pageAddress() + "#table=" + table);
                browser.driver().executeScript(axe);
                page.awaitFit();
                for (Map.Entry<String, String> state : STATES.entrySet()) look(browser, page, screen, state);
            }
        }
        assertThat(found).isEmpty();
    }

    private void look(Browser browser, ExplorerPage page, Screen screen, Map.Entry<String, String> state) {
        page.state("(" + state.getValue() + ", 0)");
        page.awaitFit();
        page.await("quiet", () -> Boolean.TRUE.equals(page.state("""
                await new Promise((resolve) => setTimeout(resolve, 500)), Object.keys(state.asking).length === 0""")));
        browser.picture("state-" + screen.name() + "-" + state.getKey() + ".png");
        String where = screen.name() + ", " + state.getKey() + ": ";
        for (String flaw : PageFlaws.of(browser)) found.add(where + flaw);
        for (Object violation : (List<?>) browser.driver().executeAsyncScript(AXE)) found.add(where + violation);
    }
}
