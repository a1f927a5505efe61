package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.present.local.LocalService;
import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.logging.LogType;

/// The explorer in a browser, with the roll opened anew for each test.
abstract class OpenedExplorer {
    static Browser browser;
    static TangentService service;
    static ExplorerPage page;
    static Path opened;

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        browser = Browser.start(Files.createDirectory(folder.resolve("downloads")));
        opened = Files.createDirectory(folder.resolve("opened"));
        service = TangentService.start(ServiceSettings.of(opened, "test"));
        page = new ExplorerPage(browser);
    }

    @AfterAll
    static void stop() {
        if (service != null) service.close();
        if (browser != null) browser.close();
    }

    /// A table of its own for each test, which the service learns while the page is loaded.
    @BeforeEach
    void openRoll() {
        LocalService.ServedTable table = service.openDemo("roll");
        service.learnAhead(table);
        page.open(service.pageAddress() + "#table=" + table.id());
        page.awaitFit();
    }

    @AfterEach
    void nothingWentAgainstThePolicy() {
        assertThat(browser.driver().manage().logs().get(LogType.BROWSER).getAll())
                .filteredOn(entry -> entry.getLevel().equals(Level.SEVERE))
                .filteredOn(entry -> !entry.getMessage().contains("the server responded with a status of 4"))
                .isEmpty();
    }
}
