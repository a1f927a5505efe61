package dev.tangent.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.plot.page.Html;
import dev.tangent.plot.page.Report;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class HtmlTest {
    private static final String PAGE = Html.text(Sample.report(12.5));

    /// The page is written so that it is XML too: whatever is not escaped or not closed fails here.
    private static Document parsed(String page) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(page)));
    }

    private static List<Element> all(Document page, String name) {
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < page.getElementsByTagName(name).getLength(); i++)
            elements.add((Element) page.getElementsByTagName(name).item(i));
        return elements;
    }

    @Test
    void everyTextReadsBackAsItWas() throws Exception {
        Document page = parsed(PAGE);
        assertThat(all(page, "title").getFirst().getTextContent()).isEqualTo("Report " + Sample.NASTY);
        assertThat(all(page, "h1").getFirst().getTextContent()).isEqualTo("Report " + Sample.NASTY);
        assertThat(all(page, "h2").getFirst().getTextContent()).isEqualTo("All " + Sample.NASTY);
        assertThat(all(page, "h3").getFirst().getTextContent()).isEqualTo("Below " + Sample.NASTY);
        assertThat(all(page, "code").getFirst().getTextContent()).isEqualTo("code " + Sample.NASTY);
        assertThat(all(page, "svg").getFirst().getAttribute("aria-label")).isEqualTo("Alt " + Sample.NASTY);
        assertThat(all(page, "figcaption").get(1).getTextContent()).isEqualTo("Figure 1. Caption " + Sample.NASTY);
    }

    @Test
    void nothingIsAskedOfTheNetwork() throws Exception {
        assertThat(PAGE).doesNotContainIgnoringCase("http").doesNotContain("url(", "@import", "src=", "<script");
        Report long_ = Sample.report(1, Sample.section("B"), Sample.section("C"), Sample.section("D"));
        for (Element link : all(parsed(Html.text(long_)), "a"))
            assertThat(link.getAttribute("href")).startsWith("#");
    }

    @Test
    void theTableHasItsRowsAndItsGroups() throws Exception {
        Document page = parsed(PAGE);
        List<Element> rows = all(page, "tr");
        assertThat(rows).hasSize(2 + 3);
        List<Integer> spans = all(page, "th").stream()
                .filter(cell -> cell.getAttribute("scope").equals("rowgroup"))
                .map(cell -> Integer.valueOf(cell.getAttribute("rowspan")))
                .toList();
        assertThat(spans).containsExactly(2, 1);
        List<Element> cells = all(page, "td");
        // Three rows of four beside the row groups' heads, and two blanks above the ungrouped columns.
        assertThat(cells).hasSize(3 * 4 + 2);
        assertThat(all(page, "small")).hasSize(1);
        assertThat(cells.stream().map(Element::getTextContent)).contains("0.33", "11.6\u00b1\u00a00.1", "0.00a");
    }

    @Test
    void contentsAreForLongReportsAndLeadToEverySection() throws Exception {
        Report three = Sample.report(1, Sample.section("Same"), Sample.section("Same"));
        assertThat(all(parsed(Html.text(three)), "nav")).isEmpty();
        Report four = Sample.report(1, Sample.section("Same"), Sample.section("Same"), Sample.section("&&"));
        Document page = parsed(Html.text(four));
        List<String> links = all(page, "a").stream()
                .map(link -> link.getAttribute("href").substring(1))
                .toList();
        assertThat(links).hasSize(4).doesNotHaveDuplicates();
        assertThat(links)
                .isEqualTo(all(page, "section").stream()
                        .map(section -> section.getAttribute("id"))
                        .toList());
    }

    @Test
    void theSameReportGivesTheSameBytes() {
        assertThat(Html.text(Sample.report(12.5))).isEqualTo(PAGE);
    }

    @Test
    void onlyTheTimingsDifferFromRunToRun() {
        String other = Html.text(Sample.report(77.25));
        assertThat(other).isNotEqualTo(PAGE);
        assertThat(TimingMarks.removed(other)).isEqualTo(TimingMarks.removed(PAGE));
        assertThat(TimingMarks.removed(PAGE)).contains("Lap", "Caption").doesNotContain("12.5 s", "13 s", "25 s");
    }
}
