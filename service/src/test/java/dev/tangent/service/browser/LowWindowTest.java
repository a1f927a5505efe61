package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A window too low for its panels: they scroll, and are as they were once it is higher again.
@Tag("full")
class LowWindowTest {
    private static final String SCROLLED = """
            const panel = arguments[0];
            return panel.scrollHeight > panel.clientHeight;
            """;

    @Test
    void buttonsStayWholeBesideAScrollbar(@TempDir Path folder) {
        try (TangentService service = TangentService.start(ServiceSettings.of(folder, "test"));
                Browser browser = Browser.withScrollbars(folder)) {
            ExplorerPage page = new ExplorerPage(browser);
            String table = service.tables()
                    .openDemo("roll", Optional.of(300), Optional.of(40), 0)
                    .id();
            browser.resize(1280, 577);
            page.open(service.pageAddress() + "#table=" + table);
            page.awaitFit();
            assertThat(isScrolled(browser, page)).as("a low window scrolls").isTrue();
            for (String tab : new String[] {"point", "next", "report", "charts"}) {
                page.find("side-panel", "#tab-" + tab).click();
                assertThat(PageFlaws.of(browser)).as(tab).isEmpty();
            }
            browser.resize(1280, 720);
            page.await("room", () -> !isScrolled(browser, page));
            assertThat(PageFlaws.of(browser)).isEmpty();
        }
    }

    private static boolean isScrolled(Browser browser, ExplorerPage page) {
        return Boolean.TRUE.equals(browser.driver().executeScript(SCROLLED, page.find("settings-panel")));
    }
}
