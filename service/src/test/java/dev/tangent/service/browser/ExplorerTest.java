package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/// What a user does with the explorer, done in a browser.
@Tag("full")
class ExplorerTest extends OpenedExplorer {
    @Test
    void aLabelChangesThePredictionThere() {
        int row = page.visibleRow();
        page.clickPoint(row);
        page.await(
                "the point", () -> page.text("side-panel", "point-panel", "h2").equals("Row " + row));
        double before = valueAt(row);
        label("25");
        page.await("the prediction to follow", () -> valueAt(row) > before + 1);
        assertThat(labels()).isEqualTo(41);
        page.await("the cell", () -> cellOf("angle").equals("25"));
        page.find("title-bar", "#undo").click();
        page.await("the cell before", () -> cellOf("angle").equals("empty"));
        page.find("title-bar", "#redo").click();
        page.await("the cell again", () -> cellOf("angle").equals("25"));
        browser.picture("label.png");
    }

    /// What the selected point's panel shows of a column.
    private static String cellOf(String column) {
        return page.text("side-panel", "point-panel", "dt[title='" + column + "'] + dd");
    }

    @Test
    void undoTakesALabelBackAndRedoSetsItAgain() {
        int row = page.visibleRow();
        double before = valueAt(row);
        page.clickPoint(row);
        label("25");
        page.await("the label", () -> labels() == 41 && valueAt(row) > before + 1);
        double labelled = valueAt(row);
        page.find("title-bar", "#undo").click();
        page.await("the value before", () -> labels() == 40 && Math.abs(valueAt(row) - before) < 1e-4);
        page.find("title-bar", "#redo").click();
        page.await("the label again", () -> labels() == 41 && Math.abs(valueAt(row) - labelled) < 1e-4);
    }

    @Test
    void lambdaMovesLiveAndIsOneActionToUndo() {
        String fit = fit();
        double before = valueAt(7);
        page.find("settings-panel", "lambda-slider", "#lambda").sendKeys(Keys.END);
        page.await("another value", () -> Math.abs(valueAt(7) - before) > 1e-3);
        assertThat(fit()).as("no new fit is needed").isEqualTo(fit);
        browser.picture("lambda.png");
        page.find("title-bar", "#undo").click();
        page.await("the value before", () -> Math.abs(valueAt(7) - before) < 1e-4);
        assertThat(fit()).as("nor to take it back").isEqualTo(fit);
    }

    @Test
    void anotherMethodIsFittedAndSeveralStandSideBySide() {
        page.choose("lap", "settings-panel", "#method");
        page.await("the Laplacian", () -> "lap".equals(page.state("state.views[0].fit.method")));
        page.awaitFit();
        page.choose("lg", "settings-panel", "#compare");
        page.await("two views", () -> page.number("state.views.length") == 2);
        page.awaitFit();
        assertThat(page.number("state.views.map((view) => view.arrays.values.rows)[1]"))
                .isEqualTo(2000);
        browser.picture("compare.png");
    }

    @Test
    void aSuggestionIsAcceptedByTypingItsValue() {
        page.find("side-panel", "#tab-next").click();
        page.find("side-panel", "suggestion-panel", "#suggest").click();
        page.await("suggestions", () -> page.number("state.suggestions?.next.length ?? 0") == 5);
        browser.picture("suggest.png");
        long first = page.number("state.suggestions.next[0].row");
        page.type(page.find("side-panel", "suggestion-panel", "label-field", "#value"), "9");
        page.await("its label", () -> Boolean.TRUE.equals(page.state("state.labels.angle.has(" + first + ")")));
        page.await("new suggestions", () -> page.number("state.suggestions?.next[0]?.row ?? " + first) != first);
    }

    @Test
    void predictionsLabelsAndPictureAreSaved() {
        page.pressWithControl("s");
        page.await("the dialog", () -> page.find("save-dialog", "#save-png") != null);
        browser.picture("save.png");
        for (String button : new String[] {"#save-labels", "#save-predictions", "#save-png"})
            page.find("save-dialog", button).click();
        page.await("the labels", () -> lines("roll-labels.csv") == 41);
        page.await("the predictions", () -> lines("roll-predicted.csv") == 2001);
        page.await("the picture", () -> Files.exists(browser.downloads().resolve("roll.png")));
        page.find("save-dialog", "#save-svg").click();
        page.await("the drawing", () -> saved("roll.svg").endsWith("</svg>"));
        assertThat(saved("roll.svg"))
                .as("points, axes and what colours mean")
                .contains("<circle cx=", ">angle<", ">x<")
                .doesNotContain("style=", "NaN", "undefined");
        assertThat(saved("roll.svg").split("<circle ", -1)).hasSize(2001);
        assertThat(saved("roll.svg").split("<path d=\"M[^\"]*a[^\"]*\" fill=\"none\"", -1))
                .hasSizeGreaterThan(40);
        page.press(Keys.ESCAPE);
    }

    @Test
    void rowsAreFilteredAndSorted() {
        page.find("rows-table", "#rows").click();
        page.await("the rows", () -> page.find("rows-table", "#filter") != null);
        page.find("rows-table", "#filter").sendKeys("labelled and predicted > 9");
        page.await("fewer rows", () -> page.text("rows-table", "[role=status]").matches("[123]?\\d of 2,000"));
        page.find("rows-table", "th:nth-child(3) button").click();
        page.await("the order", () -> page.find("rows-table", "th:nth-child(3)[aria-sort=ascending]") != null);
        assertThat(Double.parseDouble(page.text("rows-table", "tbody tr:nth-child(2) td:nth-child(3)")))
                .isBetween(9.0, Double.parseDouble(page.text("rows-table", "tbody tr:nth-child(3) td:nth-child(3)")));
        browser.picture("rows.png");
    }

    @Test
    void aSearchIsCancelledAndTheFitBeforeItStays() {
        String fit = fit();
        page.find("settings-panel", "#tune").click();
        page.await("progress", () -> page.find("settings-panel", "#cancel") != null);
        page.find("settings-panel", "#cancel").click();
        page.await("the end of it", () -> page.find("settings-panel", "#cancel") == null);
        assertThat(fit()).isEqualTo(fit);
    }

    @Test
    void aReloadFindsEverythingAgain() {
        page.clickPoint(page.visibleRow());
        label("12");
        page.await("the label", () -> labels() == 41);
        page.choose("errorBar", "cloud-area", "#colour");
        page.await("the colours", () -> "errorBar".equals(page.state("state.colourBy"))); // kept when the page is left
        String fit = fit();
        long selected = page.number("state.selected");
        browser.driver().navigate().refresh();
        page.open(browser.driver().getCurrentUrl()); // twice, and the first time it is interrupted
        page.awaitFit();
        assertThat(fit()).isEqualTo(fit);
        assertThat(labels()).isEqualTo(41);
        assertThat(page.number("state.selected")).isEqualTo(selected);
        assertThat(page.state("state.colourBy")).isEqualTo("errorBar");
        page.find("title-bar", "#undo").click();
        page.await("undo to reach back over the reload", () -> labels() == 40);
    }

    @Test
    void theKeyboardAloneSelectsAndLabels() {
        page.find("cloud-area", "cloud-view", "#pen").sendKeys("]", Keys.ARROW_LEFT, "]");
        page.await("a row", () -> page.number("state.selected ?? -1") == 1);
        label("6");
        page.await("its label", () -> Boolean.TRUE.equals(page.state("state.labels.angle.has(1)")));
    }

    private static void label(String value) {
        page.await("the field", () -> page.find("side-panel", "point-panel", "label-field", "#value") != null);
        page.type(page.find("side-panel", "point-panel", "label-field", "#value"), value);
    }

    private static double valueAt(int row) {
        return ((Number) page.state("state.views[0].arrays.values?.data[" + row + "] ?? 0")).doubleValue();
    }

    private static long labels() {
        return page.number("state.labels.angle.size");
    }

    private static String fit() {
        return String.valueOf(page.state("state.views[0].fit.id"));
    }

    private static long lines(String file) {
        return saved(file).lines().count();
    }

    /// What was downloaded so far.
    private static String saved(String file) {
        Path path = browser.downloads().resolve(file);
        try {
            return Files.exists(path) ? Files.readString(path).strip() : "";
        } catch (IOException e) {
            return "";
        }
    }

    @Test
    void labelsThatAreDrawnAroundInAChartAreChosen() {
        page.openDemo("roll");
        page.awaitFit();
        page.find("side-panel", "#tab-charts").click();
        page.await("the chart", () -> page.find("side-panel", "chart-panel", "label-chart", "svg") != null);
        WebElement chart = page.find("side-panel", "chart-panel", "label-chart", "svg");
        new Actions(browser.driver())
                .moveToElement(chart, -80, -90)
                .clickAndHold()
                .moveToElement(chart, 0, 0)
                .moveToElement(chart, 120, 70)
                .release()
                .perform();
        page.await("the rows", () -> page.number("state.chosen.length") > 1);
        assertThat(page.state("state.chosen.every((row) => state.labels.angle.has(row))"))
                .isEqualTo(true);
        assertThat(page.state("state.panel")).isEqualTo("charts");
    }
}
