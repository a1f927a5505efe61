package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.present.local.LocalService;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Tables that a user brings to the explorer.
@Tag("full")
class ExplorerTablesTest extends OpenedExplorer {
    @Test
    void aFileThatIsNoTableIsRefusedInWordsAndNothingIsLost() {
        page.drop("notes.txt", "this is no table");
        page.await("the refusal", () -> page.message().contains("notes.txt"));
        browser.picture("refused.png");
        assertThat(page.state("state.table.name")).isEqualTo("roll");
        page.find("message-bar", "button").click();
    }

    @Test
    void aDroppedTableIsLearntAfterItsColumnsWereChosen() {
        StringBuilder csv = new StringBuilder("a,b,height\n");
        for (int i = 0; i < 200; i++)
            csv.append(i % 20)
                    .append(',')
                    .append(i / 20)
                    .append(',')
                    .append(i % 9 == 0 ? i % 20 : "")
                    .append('\n');
        page.drop("plane.csv", csv.toString());
        page.await("the choice", () -> page.find("choose-dialog", "#learn") != null);
        browser.picture("choose.png");
        page.find("choose-dialog", "#learn").click();
        page.awaitFit();
        assertThat(page.state("state.axes"))
                .as("a function of two coordinates is a surface")
                .isEqualTo("height");
        browser.picture("surface.png");
    }

    @Test
    void wordsToLearnAreClasses() {
        StringBuilder csv = new StringBuilder("a,b,side\n");
        for (int i = 0; i < 200; i++) {
            String side = i % 10 < 5 ? "left" : "right";
            csv.append(i % 10)
                    .append(',')
                    .append(i / 10)
                    .append(',')
                    .append(i % 7 == 0 ? side : "")
                    .append('\n');
        }
        page.drop("sides.csv", csv.toString());
        page.await("the choice", () -> page.find("choose-dialog", "#learn") != null);
        page.find("choose-dialog", "#learn").click();
        page.awaitFit();
        assertThat(page.text("cloud-area", "colour-legend", "ul"))
                .contains("left")
                .contains("right");
        assertThat(page.state("state.views[0].fit.classes[state.views[0].arrays.values.data[1]]"))
                .isEqualTo("left");
        assertThat(page.state("state.views[0].fit.classes[state.views[0].arrays.values.data[8]]"))
                .isEqualTo("right");
        browser.picture("classes.png");
    }

    @Test
    void labelsOfAnEarlierOpeningAreAskedForAndComeBack() throws IOException {
        StringBuilder rows = new StringBuilder("x,y,height\n");
        for (int i = 0; i < 60; i++) rows.append(i % 8 + "," + i / 8 + "," + (i % 3 == 0 ? i : "") + "\n");
        Files.writeString(opened.resolve("again.csv"), rows);
        Files.writeString(
                opened.resolve("again.csv.label-changes.csv"),
                "change,labels,time,row,column,kind,before,after\n1,1,2026-11-18T12:00:00Z,7,height,number,,7.5\n");
        LocalService.ServedTable table = service.openFile("again.csv");
        browser.driver().get(service.pageAddress() + "#table=" + table.id());
        page.await("the question", () -> page.find("earlier-dialog", "#take") != null);
        browser.picture("earlier.png");
        page.find("earlier-dialog", "#take").click();
        page.awaitFit();
        assertThat(page.state("state.labels.height.get(7)")).isEqualTo(7.5);
        assertThat(page.find("earlier-dialog")).isNull();
    }
}
