package dev.tangent.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.service.ServiceSettings;
import dev.tangent.service.TangentService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Nobody waits for a large table without a sign: 20,000 rows of 8 columns with 2,000 labels. Every gesture is
/// answered, or its progress is shown, at once; lambda is live while others compute; what is cancelled stops at once.
///
/// Run by hand on a machine that does nothing else, with both compilers and vectors as users have them, which other
/// tests go without: `-Dtangent.large=true -Dtest.jvm.args=-Xmx4g -Dshort.jvm.args=--add-modules=jdk.incubator.vector`.
@EnabledIfSystemProperty(
        named = "tangent.large",
        matches = "true",
        disabledReason = "run by hand: -Dtangent.large=true")
class LargeTableTest {
    private static final int ROWS = 20_000;
    private static final double SIGN = 0.3;
    private static final double END = 1;

    /// With so many labels no change is there as soon as it is seen to come: it is a solve.
    private static final double LIVE = 3;

    /// Times until something is to be seen, in seconds.
    private static final String TIMED = """
            const done = arguments[0];
            (async () => {
              const { store } = await import('/page/state/store.js');
              const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
              const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
              const until = async (holds, most = 240000) => {
                const begun = performance.now();
                while (!holds()) { if (performance.now() - begun > most) throw new Error('nothing came'); await frame(); }
                await frame();
                return (performance.now() - begun) / 1000;
              };
              const running = async () => (await (await fetch('/api')).json()).jobs.running;
              const idle = async () => {
                const begun = performance.now();
                while (await running() > 0) await rest(20);
                return (performance.now() - begun) / 1000;
              };
              const values = () => store.state.views[0].arrays.values;
              const asking = (what) => store.state.asking[what];
              const at = async (module) => import('/page/state/' + module + '.js');
              const signOf = (asks, what) => { // it is told of, or there before that
                let there = false;
                asks().then(() => { there = true; });
                return until(() => asking(what) || there);
              };
              const lambda = async (value) => {
                const had = values();
                const seen = until(() => values() !== had || store.state.following);
                const come = until(() => values() !== had);
                (await at('settings')).changeSettings({ lambda: value });
                return [await seen, await come];
              };
            """;

    private final List<String> late = new ArrayList<>();
    private ExplorerPage page;
    private Browser browser;

    @Test
    void everyGestureHasASignAtOnce(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("houses.csv"), houses());
        try (TangentService service = TangentService.start(ServiceSettings.of(folder, "test"));
                Browser started = Browser.start(folder)) {
            browser = started;
            page = new ExplorerPage(browser);
            page.open(service.pageAddress() + "#table="
                    + service.openFile("houses.csv").id());
            page.await(
                    "the fit",
                    () -> Boolean.TRUE.equals(page.state("state.views[0]?.fit != null || state.message !== null")));
            assertThat(page.message()).isEmpty();
            page.awaitFit();
            IO.println("the fit: " + page.state("state.views[0].fit.seconds") + " s");
            signs();
            computed();
        }
        assertThat(late).isEmpty();
    }

    /// Made-up houses, whose price hangs on where they are and how large.
    private static String houses() {
        Random random = new Random(3);
        StringBuilder rows = new StringBuilder("a,b,c,d,e,f,g,h,price\n");
        for (int row = 0; row < ROWS; row++) {
            double[] x = random.doubles(8, -1, 1).toArray();
            for (double each : x) rows.append(String.format(Locale.ROOT, "%.4f,", each));
            double price = Math.sin(3 * x[0]) + x[1] * x[2] + 0.5 * x[3] + 0.1 * random.nextGaussian();
            rows.append(row % 10 == 0 ? String.format(Locale.ROOT, "%.4f", price) : "")
                    .append('\n');
        }
        return rows.toString();
    }

    private void signs() {
        gesture("error bars", "(await at('selection')).colourBy('errorBar')", "asking('sds')");
        for (int i = 1; i < 6; i++) lambda("lambda while error bars run", "0.01 * " + i);
        gesture(
                "a label",
                "(await at('labels')).setLabels([7], 1.5)",
                "store.state.following || store.state.labels.price.has(7)");
        gesture("undo", "(await at('history')).undo()", "store.state.following || !store.state.labels.price.has(7)");
        gesture("the next point", "(await at('labelling')).walkOn()", "store.state.walk === 'uncertain'");
        told("the next point is there", "until(() => store.state.selected !== null)", 2);
        gesture("residuals", "(await at('selection')).colourBy('residual')", "asking('suspect-labels') || values()");
        gesture("a chart", "store.set({ panel: 'charts' })", "store.state.panel === 'charts'");
        gesture("the report", "store.set({ panel: 'report' })", "store.state.panel === 'report'");
        gesture(
                "principal components",
                "(store.set({ axes: 'principal', cloud: null }), (await at('cloud')).placePoints())",
                "true");
        gesture("rows", "store.set({ rowsOpen: true })", "true");
    }

    /// What is asked for, lambda meanwhile, and the end of it.
    private void computed() {
        page.state(
                "(store.set({ walk: '', rowsOpen: false, panel: 'next' }), (await import('/page/state/selection.js')).colourBy('prediction'), 0)");
        lambda("lambda, which makes error bars old", "0.07");
        for (String[] each : new String[][] {
            {"sds", "((await at('error-bars')).wantErrorBars(), (await at('error-bars')).refreshErrorBars())"},
            {"suggestions", "(await at('suggestions')).suggest(5)"},
            {"suspect-labels", "(await at('suspects')).audit()"},
            {"embedding", "(store.set({ axes: 'embedding', cloud: null }), (await at('cloud')).placePoints())"}
        }) {
            String what = "'" + each[0] + "'";
            told(
                    "all is quiet",
                    "(await Promise.all(Object.keys(store.state.asking).map(async (one) => (await at('inquiries')).cancelInquiry(one))), idle())",
                    END);
            told(each[0] + " have a sign", "signOf(async () => " + each[1] + ", " + what + ")", SIGN + 0.05);
            lambda("lambda meanwhile", "0.1 * Math.random()");
            told(
                    each[0] + " end when they are cancelled",
                    "((await at('inquiries')).cancelInquiry(" + what + "), rest(5).then(idle))",
                    END);
        }
        told(
                "a search has a sign",
                "((await at('fits')).startFit(0, true), until(() => store.state.views[0].pending))",
                SIGN);
        told("rest", "rest(3000).then(() => 3)", 10);
        lambda("lambda while it searches", "0.03");
        told("it ends when it is cancelled", "((await at('fits')).cancelFit(0), rest(5).then(idle))", END);
    }

    private void gesture(String what, String gesture, String sign) {
        told(what, "((" + gesture + "), until(() => " + sign + "))", SIGN);
    }

    /// Seen to follow at once, and there soon.
    private void lambda(String what, String value) {
        told(what + " has a sign", "(window.times = await lambda(" + value + "))[0]", SIGN);
        told(what + " is there", "window.times[1]", LIVE);
    }

    private void told(String what, String seconds, double most) {
        Object found = browser.driver()
                .executeAsyncScript(TIMED + "return " + seconds + "; })().then(done, (e) => done(String(e)))");
        String line = what + ": "
                + (found instanceof Number time ? String.format(Locale.ROOT, "%.2f s", time.doubleValue()) : found);
        IO.println(line);
        if (!(found instanceof Number time) || time.doubleValue() > most) late.add(line);
    }
}
