package dev.tangent.service.browser;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/// The explorer's page as its user has it: what is seen, what can be clicked.
final class ExplorerPage {
    private static final String STORE = "const { store } = await import('/page/state/store.js'); ";

    private final Browser browser;
    private final JavascriptExecutor scripts;

    ExplorerPage(Browser browser) {
        this.browser = browser;
        scripts = browser.driver();
    }

    void open(String address) {
        browser.driver().get(address);
        await("the page to begin", () -> find() != null && !phase().equals("loading"));
    }

    /// Opens a demo and waits until it is learnt.
    void openDemo(String demo) {
        // Labels may be lost; an open question would cut off the script that asks for the page's state.
        scripts.executeScript("window.confirm = () => true");
        if (!phase().equals("empty")) find("title-bar", "#open").click();
        await("the beginning", () -> find("empty-state", "[data-demo=" + demo + "]") != null);
        find("empty-state", "[data-demo=" + demo + "]").click();
        await("another table", () -> phase().equals("ready"));
        awaitFit();
    }

    /// The element at the end of a way through components, or null.
    WebElement find(String... way) {
        return (WebElement) scripts.executeScript(
                "return arguments[0].reduce((root, part) => root && (root.shadowRoot ?? root).querySelector(part),"
                        + " document.querySelector('tangent-explorer'))",
                List.of(way));
    }

    String text(String... way) {
        WebElement found = find(way);
        return found == null ? "" : found.getText();
    }

    /// The value of an expression over the page's `store.state`.
    Object state(String expression) {
        return scripts.executeAsyncScript("const done = arguments[0]; (async () => { " + STORE
                + "const state = store.state; return " + expression + "; })().then(done, (e) => done(String(e)))");
    }

    private String phase() {
        return String.valueOf(state("state.phase"));
    }

    long number(String expression) {
        return ((Number) state(expression)).longValue();
    }

    void await(String what, Supplier<Boolean> come) {
        new WebDriverWait(browser.driver(), Browser.PATIENCE)
                .pollingEvery(Duration.ofMillis(20))
                .withMessage("waited for " + what)
                .until(ignored -> come.get());
    }

    /// Waits until every view shows a fit and none is being made.
    void awaitFit() {
        await(
                "the fit",
                () -> (Boolean)
                        state(
                                "state.views.length > 0 && state.views.every((view) => view.fit && !view.pending && view.arrays.values)"));
    }

    /// Clicks a row's point where it is on the screen.
    void clickPoint(int row) {
        List<?> place = (List<?>) scripts.executeScript(
                "const view = arguments[0]; return view.projection().at(view.cloud.positions, arguments[1])",
                find("cloud-area", "cloud-view"),
                row);
        WebElement canvas = find("cloud-area", "cloud-view", "#pen");
        int x = (int) Math.round(
                ((Number) place.get(0)).doubleValue() - canvas.getSize().getWidth() / 2.0);
        int y = (int) Math.round(
                ((Number) place.get(1)).doubleValue() - canvas.getSize().getHeight() / 2.0);
        new Actions(browser.driver()).moveToElement(canvas, x, y).click().perform();
    }

    /// A row whose point no other hides: clicking it selects it.
    int visibleRow() {
        return ((Number) scripts.executeScript("""
                        const view = arguments[0], projection = view.projection(), positions = view.cloud.positions;
                        for (let row = 0; row < view.cloud.count; row++) {
                          const [x, y] = projection.at(positions, row);
                          const inside = x > 60 && y > 60 && x < view.clientWidth - 220 && y < view.clientHeight - 90;
                          if (inside && !view.marks.labels.includes(row) && projection.pick(positions, Math.round(x), Math.round(y)) === row) return row;
                        }
                        """, find("cloud-area", "cloud-view"))).intValue();
    }

    void type(WebElement field, String text) {
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text, Keys.ENTER);
    }

    void choose(String value, String... way) {
        new Select(find(way)).selectByValue(value);
    }

    void press(CharSequence key) {
        new Actions(browser.driver()).sendKeys(key).perform();
    }

    void pressWithControl(CharSequence key) {
        new Actions(browser.driver())
                .keyDown(Keys.CONTROL)
                .sendKeys(key)
                .keyUp(Keys.CONTROL)
                .perform();
    }

    /// Lets a file fall on the page, as a desktop would.
    void drop(String name, String content) {
        scripts.executeScript("""
                const transfer = new DataTransfer();
                transfer.items.add(new File([arguments[1]], arguments[0]));
                for (const kind of ['dragover', 'drop']) {
                  dispatchEvent(Object.assign(new DragEvent(kind, { dataTransfer: transfer, cancelable: true })));
                }
                """, name, content);
    }

    String predicted() {
        return text("side-panel", "point-panel", "#predicted");
    }

    String message() {
        return text("message-bar", "div");
    }
}
