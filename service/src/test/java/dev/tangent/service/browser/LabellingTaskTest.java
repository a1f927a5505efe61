package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The labelling task of `docs/explorer.md`, step by step; its pictures are the document's.
@Tag("full")
class LabellingTaskTest {
    private static final int ROUNDS = 2;

    @Test
    void suggestedLabelsMakeTheFunctionMoreCertainAndMoreTrue(@TempDir Path folder) {
        try (Browser browser = Browser.start(folder);
                TangentService service = TangentService.start(ServiceSettings.of(folder, "test"))) {
            ExplorerPage page = new ExplorerPage(browser);
            page.open(service.pageAddress());
            browser.picture("explorer-start.webp");
            page.openDemo("roll");
            awaitErrorBars(page);
            browser.picture("explorer-roll.webp");
            double uncertain = meanDeviation(page);
            double wrong = meanError(page);
            acceptSuggestions(page, browser);
            assertThat(meanDeviation(page)).isLessThan(uncertain);
            assertThat(meanError(page)).isLessThan(wrong);
            colourByErrorBar(page, browser);
            compare(page, browser);
        }
    }

    /// Types the true value of the first suggestion, which a demo knows, as one who measures would.
    private static void acceptSuggestions(ExplorerPage page, Browser browser) {
        page.find("side-panel", "#tab-next").click();
        page.find("side-panel", "suggestion-panel", "#suggest").click();
        for (int round = 0; round < ROUNDS; round++) {
            page.await("suggestions", () -> page.number("state.suggestions?.next.length ?? 0") == 5);
            page.await("the field", () -> page.find("side-panel", "suggestion-panel", "label-field", "#value") != null);
            if (round == 0) browser.picture("explorer-suggest.webp");
            long row = page.number("state.suggestions.next[0].row");
            page.type(page.find("side-panel", "suggestion-panel", "label-field", "#value"), truth(page, row));
            page.await("its label", () -> Boolean.TRUE.equals(page.state("state.labels.angle.has(" + row + ")")));
            page.await("the next", () -> page.number("state.suggestions?.next[0]?.row ?? " + row) != row);
        }
        awaitErrorBars(page);
    }

    private static void colourByErrorBar(ExplorerPage page, Browser browser) {
        page.choose("errorBar", "cloud-area", "#colour");
        page.await(
                "the colours",
                () -> page.text("cloud-area", "colour-legend", ".title").startsWith("standard"));
        browser.picture("explorer-error-bars.webp");
    }

    private static void compare(ExplorerPage page, Browser browser) {
        page.openDemo("square");
        page.choose("lap", "settings-panel", "#compare");
        page.await("two views", () -> page.number("state.views.length") == 2);
        page.awaitFit();
        browser.picture("explorer-compare.webp");
    }

    private static void awaitErrorBars(ExplorerPage page) {
        page.await(
                "error bars",
                () -> Boolean.TRUE.equals(
                        page.state(
                                "state.views[0]?.fit != null && state.views[0].arrays.sds?.version === state.views[0].fit.version")));
    }

    private static String truth(ExplorerPage page, long row) {
        return String.valueOf(page.state(
                "(await (await fetch('/api/tables/' + state.table.id + '/rows?rows=" + row + "')).json()).rows[0][4]"));
    }

    private static double meanDeviation(ExplorerPage page) {
        return mean(page, "state.views[0].arrays.sds.data");
    }

    private static double meanError(ExplorerPage page) {
        return mean(
                page,
                "new Float32Array(await (await fetch('/api/tables/' + state.table.id"
                        + " + '/columns?as=raw&type=f4&names=true%20angle')).arrayBuffer())"
                        + ".map((truth, i) => Math.abs(truth - state.views[0].arrays.values.data[i]))");
    }

    private static double mean(ExplorerPage page, String numbers) {
        return ((Number) page.state("(" + numbers + ").reduce((sum, each) => sum + each, 0) / state.table.rows"))
                .doubleValue();
    }
}
