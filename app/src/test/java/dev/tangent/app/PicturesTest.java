package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/// Pictures and pages of predictions, comparisons and embeddings.
class PicturesTest {
    @TempDir
    private Path folder;

    private static Run done(Object... args) {
        Run run = Run.of(args);
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    private static Document parsed(Path file) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Files.readString(file))));
    }

    private static List<Element> all(Document page, String name) {
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < page.getElementsByTagName(name).getLength(); i++)
            found.add((Element) page.getElementsByTagName(name).item(i));
        return found;
    }

    private Path surface(String target) {
        String[] lines = Tables.surface(200, 1);
        lines[0] = "x,y," + target;
        return Tables.write(folder.resolve("plane.csv"), lines);
    }

    private Object[] predict(Path table, String target, Object... more) {
        return Tables.joined(
                new Object[] {
                    "predict", table, "--target", target, "-k", "10,12", "-m", "2", "-o", folder.resolve("out.csv")
                },
                more);
    }

    @Test
    void aPageHasTheSummaryAndAllPicturesAndNeedsNothingElse() throws Exception {
        Path page = folder.resolve("report.html");
        Run run = done(predict(surface("z"), "z", "--sd", "--report", page));
        assertThat(run.err()).contains(page.toString());
        String text = Files.readString(page);
        assertThat(text)
                .doesNotContain("http", "<script", "src=", "url(", "@import")
                .contains("prefers-color-scheme");
        Document document = parsed(page);
        // Held-out labels, residuals, points by value and by deviation; neighbours, scale and lambda were searched.
        assertThat(all(document, "svg")).hasSizeGreaterThanOrEqualTo(6);
        assertThat(all(document, "h2").stream().map(Element::getTextContent))
                .contains("Warnings", "What was learnt from", "What was chosen", "What it is worth", "Pictures of z");
        assertThat(document.getDocumentElement().getTextContent()).contains("mae ", "9 of 10 cases", "intervals");
        assertThat(all(document, "table")).hasSize(3);
    }

    @Test
    void namesOfColumnsAreTextWhateverTheySay() throws Exception {
        String nasty = "<script>alert(1)</script>";
        Path page = folder.resolve("report.html");
        Path svg = folder.resolve("plot.svg");
        done(predict(surface(nasty), nasty, "--report", page, "--plot", svg));
        assertThat(Files.readString(page)).doesNotContain("<script").contains("&lt;script&gt;");
        assertThat(Files.readString(svg)).doesNotContain("<script");
        parsed(svg);
        assertThat(all(parsed(page), "h1").getFirst().getTextContent()).isEqualTo("Prediction of " + nasty);
    }

    @Test
    void picturesComeInThreeFormats() throws Exception {
        Path table = surface("z");
        Path png = folder.resolve("plot.png");
        done(predict(table, "z", "--plot", png));
        assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(2000);
        Path html = folder.resolve("plot.html");
        done(predict(table, "z", "--plot", html));
        assertThat(all(parsed(html), "svg")).hasSizeGreaterThanOrEqualTo(5);
        assertThat(all(parsed(html), "table")).isEmpty();
    }

    @Test
    void equalSeedsDrawEqualPictures() throws Exception {
        Path table = surface("z");
        for (String name : List.of("a.svg", "b.svg"))
            done(predict(
                    table, "z", "--sd", "--plot", folder.resolve(name), "--threads", name.equals("a.svg") ? 1 : 2));
        assertThat(Files.readString(folder.resolve("a.svg"))).isEqualTo(Files.readString(folder.resolve("b.svg")));
    }

    @Test
    void classesHaveAPageToo() throws Exception {
        Path moons = Tables.write(folder.resolve("moons.csv"), Tables.moons(200, 12, 3, "up & over", "down"));
        Path page = folder.resolve("report.html");
        done(predict(moons, "side", "--report", page));
        List<String> captions = all(parsed(page), "figcaption").stream()
                .map(Element::getTextContent)
                .toList();
        assertThat(captions).anyMatch(text -> text.contains("Held-out labels of side"));
        assertThat(captions).anyMatch(text -> text.contains("How often the most probable class"));
    }

    @Test
    void wrongFilesAreRefusedBeforeAnyWork() {
        Path table = surface("z");
        Run plot = Run.of(predict(table, "z", "--plot", folder.resolve("a.gif")));
        assertThat(plot.code()).isEqualTo(2);
        assertThat(plot.err()).contains("--plot", "must end in one of .png, .svg, .html");
        Run report = Run.of(predict(table, "z", "--report", folder.resolve("a.pdf")));
        assertThat(report.err()).contains("--report", ".html");
        Run colour = Run.of("embed", table, "--plot", folder.resolve("a.png"), "--colour", "zz");
        assertThat(colour.code()).isEqualTo(2);
        assertThat(colour.err()).contains("'zz'");
        assertThat(Run.of("embed", table, "--colour", "z").err()).contains("add --plot");
    }

    @Test
    void aPictureIsColouredByAColumnWithACommaInItsName() throws Exception {
        String[] lines = Tables.surface(60, 2);
        lines[0] = "x,y,\"height, cm\"";
        Path table = Tables.write(folder.resolve("named.csv"), lines);
        for (String word : new String[] {"height, cm", "x,\"height, cm\""}) {
            Path svg = folder.resolve("named.svg");
            done("embed", table, "-m", "2", "-o", folder.resolve("e.csv"), "--plot", svg, "--colour", word);
            assertThat(all(parsed(svg), "text"))
                    .anyMatch(text -> text.getTextContent().equals("height, cm"));
        }
    }

    @Test
    void aComparisonIsDrawnFromTheBestToTheWorst() throws Exception {
        Path svg = folder.resolve("compare.svg");
        Run run = done("compare", surface("z"), "--target", "z", "--method", "mean,lg,lap", "-k", "12", "--plot", svg);
        List<String> ranked = run.out()
                .lines()
                .skip(1)
                .takeWhile(line -> !line.isBlank())
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        assertThat(ranked).hasSize(3).endsWith("mean");
        List<Element> texts = all(parsed(svg), "text");
        List<Double> heights = ranked.stream()
                .map(name -> texts.stream()
                        .filter(text -> text.getTextContent().equals(name))
                        .map(text -> Double.valueOf(text.getAttribute("y")))
                        .findFirst()
                        .orElseThrow())
                .toList();
        assertThat(heights).isSorted();
        List<Double> places = all(parsed(svg), "circle").stream()
                .map(dot -> Double.valueOf(dot.getAttribute("cx")))
                .toList();
        assertThat(places).hasSize(3).isSorted();
    }

    @Test
    void anEmbeddingLeavesAHalfEmptyColumnOutAndIsColouredByAny() throws Exception {
        String[] lines = Tables.surface(150, 2);
        lines[0] += ",kind";
        for (int i = 1; i < lines.length; i++) lines[i] += i % 3 == 0 ? "," : i % 3 == 1 ? ",red" : ",blue";
        Path table = Tables.write(folder.resolve("plane.csv"), lines);
        Path svg = folder.resolve("flat.svg");
        Run run = done(
                "embed",
                table,
                "-k",
                "12",
                "-m",
                "2",
                "-o",
                folder.resolve("e.csv"),
                "--plot",
                svg,
                "--colour",
                "z,kind");
        assertThat(run.err()).contains("2 coordinates (x, y)", "ignored   z (mostly empty, so most likely a target)");
        List<String> texts =
                all(parsed(svg), "text").stream().map(Element::getTextContent).toList();
        assertThat(texts).contains("z", "kind", "red", "blue");
        List<Double> known = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            String cell = lines[i].split(",", -1)[2];
            if (!cell.isEmpty()) known.add(Double.valueOf(cell));
        }
        for (double end : List.of(
                known.stream().min(Double::compare).orElseThrow(),
                known.stream().max(Double::compare).orElseThrow()))
            assertThat(texts)
                    .anyMatch(text -> text.matches("\u2212?[0-9.]+")
                            && Math.abs(Double.parseDouble(text.replace('\u2212', '-')) - end) < 0.006);
        assertThat(all(parsed(svg), "g").stream().map(group -> group.getAttribute("stroke")))
                .contains("#c9cdd3");
    }
}
