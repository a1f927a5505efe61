package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/// Many labels in a short time: by keys, by going around points, by a text.
@Tag("full")
class QuickLabellingTest {
    private static final int LABELS = 100;
    private static final List<String> KINDS = List.of("oak", "elm", "ash");

    private static Browser browser;
    private static TangentService service;
    private static ExplorerPage page;
    private int presses;

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        browser = Browser.start(folder);
        service = TangentService.start(ServiceSettings.of(folder, "test"));
        page = new ExplorerPage(browser);
    }

    @AfterAll
    static void stop() {
        if (service != null) service.close();
        if (browser != null) browser.close();
    }

    /// Three clouds of points; row r is of the kind r modulo 3.
    private static void openTrees() {
        Random random = new Random(4);
        StringBuilder rows = new StringBuilder("name,x,y,kind\n");
        for (int row = 0; row < 180; row++) {
            int kind = row % 3;
            double x = 3 * kind + 0.6 * random.nextGaussian();
            double y = (kind == 1 ? 2 : 0) + 0.6 * random.nextGaussian();
            rows.append("tree ")
                    .append(row)
                    .append(',')
                    .append(x)
                    .append(',')
                    .append(y)
                    .append(",\n");
        }
        page.open(service.pageAddress());
        page.state("(window.confirm = () => true) && 0"); // the labels of the test before are in no file
        page.drop("trees.csv", rows.toString());
        page.await("the question", () -> page.find("choose-dialog", "#learn") != null);
        page.state(
                "await (await import('/page/state/tables.js'))" + ".learn({ targets: ['kind'], columns: ['x', 'y'] })");
        page.await("the points", () -> Boolean.TRUE.equals(page.state("state.cloud !== null && state.dialog === ''")));
    }

    @Test
    void aHundredPointsOfThreeClassesAreLabelledByKeysAlone() {
        openTrees();
        press("n");
        page.await("a row", () -> page.state("state.selected") != null);
        for (int label = 0; label < LABELS; label++) {
            long row = page.number("state.selected");
            String kind = KINDS.get((int) (row % 3));
            List<?> known = (List<?>) page.state("(await import('/page/state/targets.js')).classNames()");
            if (known.contains(kind)) press(Integer.toString(known.indexOf(kind) + 1));
            else typeClass(kind, known.isEmpty(), label);
            page.await(
                    "the next row",
                    () -> page.number("state.selected ?? -1") != row && page.state("state.selected") != null);
            if (label == LABELS / 2) browser.picture("explorer-classes.webp");
        }
        page.await("all labels", () -> page.number("state.labels.kind.size") == LABELS);
        assertThat(page.state("[...state.labels.kind].every(([row, kind]) => kind === ['oak', 'elm', 'ash'][row % 3])"))
                .isEqualTo(true);
        assertThat(presses).as("presses of keys").isLessThanOrEqualTo(LABELS * 3 / 2);
    }

    /// A class that nobody has named yet is typed once.
    private void typeClass(String kind, boolean inField, int labelled) {
        if (!inField) press("l");
        page.await("the field", () -> Boolean.TRUE.equals(page.state("""
                (() => { let at = document.activeElement; while (at?.shadowRoot) at = at.shadowRoot.activeElement; return at?.id === 'value'; })()""")));
        for (char letter : kind.toCharArray()) press(String.valueOf(letter));
        press(Keys.ENTER);
        page.await("its label", () -> page.number("state.labels.kind.size") > labelled);
        page.await(
                "its key",
                () -> ((List<?>) page.state("(await import('/page/state/targets.js')).classNames()")).contains(kind));
    }

    private void press(CharSequence key) {
        presses++;
        page.press(key);
    }

    @Test
    void whatIsGoneAroundGetsOneLabelAndOneStepTakesItBack() {
        openTrees();
        page.find("cloud-area", "#tool-box").click();
        WebElement cloud = page.find("cloud-area", "cloud-view", "#pen");
        int across = cloud.getSize().getWidth() / 2 - 5;
        int down = cloud.getSize().getHeight() / 2 - 5;
        new Actions(browser.driver())
                .moveToElement(cloud, -across, -down)
                .clickAndHold()
                .moveToElement(cloud, 0, 0)
                .moveToElement(cloud, across, down)
                .release()
                .perform();
        page.await("all points", () -> page.number("state.chosen.length") == 180);
        browser.picture("chosen.png");
        page.type(page.find("side-panel", "point-panel", "chosen-panel", "label-field", "#value"), "oak");
        page.await("the labels", () -> page.number("state.labels.kind.size") == 180);
        page.find("title-bar", "#undo").click();
        page.await("none", () -> page.number("state.labels.kind.size") == 0);
    }

    @Test
    void rowsAreFoundByATextAndChosenTogether() {
        openTrees();
        page.press("/");
        page.await("the field", () -> page.find("rows-table", "#filter") != null);
        page.find("rows-table", "#filter").sendKeys("tree 17");
        page.await("the rows", () -> page.text("rows-table", ".head").contains("11 of 180"));
        page.find("rows-table", "#choose-rows").click();
        assertThat(page.state("state.chosen.length")).isEqualTo(11L);
        page.press(Keys.ESCAPE);
        page.await("none", () -> page.number("state.chosen.length") == 0);
    }
}
