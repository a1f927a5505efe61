package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is still to come is not told as if it were there.
@Tag("full")
class UnfinishedTest {
    @Test
    void anErrorSaysWhichLabelsItIsOfAndChartsOnTheirWayAreNotMissed(@TempDir Path folder) {
        try (TangentService service = TangentService.start(ServiceSettings.of(folder, "test"));
                Browser browser = Browser.start(folder)) {
            ExplorerPage page = new ExplorerPage(browser);
            String table = service.tables()
                    .openDemo("roll", Optional.of(300), Optional.of(40), 0)
                    .id();
            page.open(service.pageAddress() + "#table=" + table);
            page.awaitFit();
            page.state("(store.set({ panel: 'next', course: [{ labels: 38, error: 0.5 }] }), 0)");
            page.await("the panel", () -> page.find("side-panel", "suggestion-panel", "progress-line") != null);
            assertThat(page.text("side-panel", "suggestion-panel", "progress-line", "#progress"))
                    .startsWith("40 labelled, left-out error 0.5 with 38");
            page.find("side-panel", "#tab-charts").click();
            page.await("the charts", () -> chartsSay(page).startsWith("Labels"));
            browser.driver()
                    .executeScript(
                            "arguments[0].charts = null; arguments[0].requestUpdate()",
                            page.find("side-panel", "chart-panel"));
            assertThat(chartsSay(page)).doesNotContain("More charts come from a search");
        }
    }

    private static String chartsSay(ExplorerPage page) {
        return page.text("side-panel", "chart-panel");
    }
}
