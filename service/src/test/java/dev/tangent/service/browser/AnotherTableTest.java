package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/// What the page shows is what the service has: after a label, and after another table.
@Tag("full")
class AnotherTableTest {
    private static final String CIRCLE = "a,b,side\n" + "1,2,left\n2,3,\n3,1,right\n".repeat(40);

    private static Browser browser;
    private static TangentService service;
    private static ExplorerPage page;

    @BeforeAll
    static void start(@TempDir Path folder) {
        browser = Browser.start(folder);
        service = TangentService.start(ServiceSettings.of(folder, "test"));
        page = new ExplorerPage(browser);
    }

    @AfterAll
    static void stop() {
        if (service != null) service.close();
        if (browser != null) browser.close();
    }

    @BeforeEach
    void openSquare() {
        page.open(service.pageAddress());
        page.openDemo("square");
    }

    /// Selects a row by its number, whereupon its label can be typed, and does so.
    private static void label(int row, String value) {
        page.type(page.find("side-panel", "point-panel", "#row"), String.valueOf(row));
        page.await("the focus in the field", () -> "value".equals(page.state("""
                (() => { let at = document.activeElement; while (at?.shadowRoot) at = at.shadowRoot.activeElement; return at?.id; })()""")));
        page.press(value + Keys.ENTER);
        page.await(
                "the label",
                () -> Boolean.TRUE.equals(page.state("state.labels[state.target].get(" + row + ") === " + value)));
    }

    @Test
    void aLabelIsInItsCellToo() {
        label(7, "25");
        page.await(
                "the cell",
                () -> page.text("side-panel", "point-panel", "dl").contains(page.state("state.target") + "\n25"));
    }

    @Test
    void labelsThatAreInNoFileAreAskedAboutAlsoAfterColumnsWereChosenAnew() {
        label(7, "25");
        page.find("title-bar", "#columns").click();
        page.await("the columns", () -> page.find("choose-dialog", "#learn") != null);
        page.find("choose-dialog", "#learn").click();
        page.awaitFit();
        page.state("(window.confirm = (text) => { window.asked = text; return false; }) && 0");
        page.drop("circle.csv", CIRCLE);
        page.await("the question", () -> page.state("window.asked ?? null") != null);
        assertThat(String.valueOf(page.state("window.asked"))).contains("1 changed label");
        assertThat(page.state("state.table.name")).isEqualTo("square");
    }

    @Test
    void noFilterOrMessageOfTheTableBeforeStays() {
        page.find("rows-table", "#rows").click();
        page.await("the rows", () -> page.find("rows-table", "#filter") != null);
        page.find("rows-table", "#filter").sendKeys("predicted > 3");
        page.drop("notes.txt", "this is no table");
        page.await("the refusal", () -> page.message().contains("notes.txt"));
        page.drop("circle.csv", CIRCLE);
        page.await("the choice", () -> page.find("choose-dialog", "#learn") != null);
        assertThat(page.message()).isEmpty();
        page.find("choose-dialog", "#learn").click();
        page.await("all rows", () -> page.text("rows-table", "[role=status]").equals("120 of 120"));
        assertThat(page.state("state.rowFilter")).isEqualTo("");
    }
}
