package dev.tangent.data.excel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Workbooks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellStylesTest {
    @TempDir
    private Path folder;

    /// One style for each of Excel's own formats, by their numbers.
    private CellStyles ownFormats() throws IOException {
        String styles = IntStream.rangeClosed(0, 60)
                .mapToObj(id -> "<xf numFmtId=\"" + id + "\"/>")
                .collect(Collectors.joining("", "<styleSheet><cellXfs>", "</cellXfs></styleSheet>"));
        Path file = Workbooks.zip(folder.resolve("book.xlsx"), Map.of("xl/styles.xml", styles));
        try (ZipParts parts = ZipParts.open(InputFile.of(file))) {
            return CellStyles.read(parts, false);
        }
    }

    /// ECMA-376, 18.8.30: 14 to 22 and 45 to 47 everywhere, the others where dates are written in Chinese, Japanese
    /// or Korean; 46 is a length of time.
    @Test
    void excelsOwnFormatsOfDatesAreKnown() throws IOException {
        CellStyles styles = ownFormats();
        List<Integer> dates =
                IntStream.rangeClosed(0, 61).filter(styles::isDate).boxed().toList();
        assertThat(dates)
                .containsExactly(
                        14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 47, 50, 51, 52,
                        53, 54, 55, 56, 57, 58);
    }

    @ParameterizedTest
    @CsvSource({
        "0, false, 00:00",
        "0.5, false, 12:00",
        "1, false, 1900-01-01",
        "59, false, 1900-02-28",
        "61, false, 1900-03-01",
        "45366.75, false, 2024-03-15T18:00",
        "45366.0000000579, false, 2024-03-15T00:00:00.005",
        "2958465, false, 9999-12-31",
        "0, true, 1904-01-01",
        "0.5, true, 1904-01-01T12:00",
    })
    void aNumberOfDaysIsADate(double days, boolean since1904, String date) {
        assertThat(new CellStyles(List.of(), since1904).date(days)).hasValue(date);
    }

    @ParameterizedTest
    @CsvSource({"-1", "-1e-9", "2958466", "1e300", "NaN"})
    void whatNoCalendarHasIsNone(double days) {
        assertThat(new CellStyles(List.of(), false).date(days)).isEmpty();
    }
}
