package dev.tangent.service.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.UnexpectedAlertBehaviour;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/// A Chromium without a window that draws by software, found on the path with its driver. Downloads go to a folder of
/// its own.
final class Browser implements AutoCloseable {
    private static final Path PICTURES = Path.of("target", "explorer");

    /// Against what never comes, of a condition or a script.
    static final Duration PATIENCE = Duration.ofMinutes(5);

    private final ChromeDriver driver;
    private final Path downloads;

    private Browser(ChromeDriver driver, Path downloads) {
        this.driver = driver;
        this.downloads = downloads;
    }

    /// Skips the test where there is no browser.
    static Browser start(Path downloads) {
        return start(downloads, "--hide-scrollbars"); // pictures are the same on every system
    }

    /// With the scrollbars that most people have, which take their room from the page.
    static Browser withScrollbars(Path downloads) {
        return start(downloads, "--disable-features=OverlayScrollbar");
    }

    private static Browser start(Path downloads, String scrollbars) {
        Optional<Path> browser = onPath("chromium", "chromium-browser", "google-chrome");
        Optional<Path> driver = onPath("chromedriver");
        Assumptions.assumeTrue(browser.isPresent(), "no chromium on the path: the explorer is not tried in a browser");
        Assumptions.assumeTrue(
                driver.isPresent(), "no chromedriver on the path: the explorer is not tried in a browser");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.orElseThrow().toFile());
        options.addArguments(
                "--headless=new", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist");
        // As a browser does by itself where there is no graphics card: only the points are drawn by SwiftShader.
        options.addArguments("--disable-gpu-compositing");
        options.addArguments("--no-sandbox", "--disable-dev-shm-usage", scrollbars, "--force-device-scale-factor=1");
        options.setExperimentalOption(
                "prefs",
                Map.of(
                        "download.default_directory",
                        downloads.toAbsolutePath().toString(),
                        "profile.default_content_setting_values.automatic_downloads",
                        1)); // nobody is there to allow a second one
        options.setUnhandledPromptBehaviour(UnexpectedAlertBehaviour.ACCEPT); // labels that are not saved may be lost
        // Given explicitly: Selenium would ask the network for a driver otherwise.
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.orElseThrow().toFile())
                .build();
        Browser started = new Browser(new ChromeDriver(service, options), downloads);
        started.driver.manage().timeouts().scriptTimeout(PATIENCE);
        started.resize(1280, 720);
        return started;
    }

    private static Optional<Path> onPath(String... names) {
        String folders = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(names)
                .flatMap(name -> Stream.of(folders.split(File.pathSeparator)).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    ChromeDriver driver() {
        return driver;
    }

    Path downloads() {
        return downloads;
    }

    /// Makes the page, not the window around it, so large.
    void resize(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        driver.manage().window().setSize(new Dimension(width, height + 143));
    }

    void dark(boolean dark) {
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", new Object[] {
            Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light")
        }));
    }

    /// Keeps what is on the screen, to be looked at. As WebP, which is a third of the size, for the documentation.
    void picture(String name) {
        Map<String, Object> shot = driver.executeCdpCommand(
                "Page.captureScreenshot",
                name.endsWith(".webp") ? Map.of("format", "webp", "quality", 88) : Map.of("format", "png"));
        try {
            Files.createDirectories(PICTURES);
            Files.write(PICTURES.resolve(name), Base64.getDecoder().decode((String) shot.get("data")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
