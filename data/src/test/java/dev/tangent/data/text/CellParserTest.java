package dev.tangent.data.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellParserTest {
    private final CellParser parser = new CellParser(true);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "+1",
                "1.",
                ".5",
                "-.5e3",
                "1e22",
                "1e23",
                "9007199254740993",
                "1e400",
                "1e-400",
                "4.9e-324",
                "2.2250738585072011e-308",
                "123456789012345678901234567890",
                "0.000000000000000000000001",
                "1e99999999999",
                "18446744073709551615",
                "9223372036854775808e-20",
                "00000000000000000000000000001.5",
                "1E+05"
            })
    void numbersAreRoundedAsJavaRoundsThem(String text) {
        assertThat(parser.parse(" " + text + " ")).isEqualTo(CellKind.NUMBER);
        assertThat(parser.value()).isEqualTo(Double.parseDouble(text));
    }

    @Test
    void randomNumbersAreRoundedAsJavaRoundsThem() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 20_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (!Double.isFinite(value)) continue;
            double plain = random.nextDouble() * Math.pow(10, random.nextInt(-20, 20));
            for (String text : new String[] {
                Double.toString(value),
                String.format(Locale.ROOT, "%.16e", plain),
                String.format(Locale.ROOT, "%.18e", plain),
                random.nextLong(1L << 53, Long.MAX_VALUE) + "e" + random.nextInt(-60, 60)
            }) {
                assertThat(parser.parse(text)).isEqualTo(CellKind.NUMBER);
                if (parser.value() != Double.parseDouble(text))
                    assertThat(parser.value()).as(text).isEqualTo(Double.parseDouble(text));
            }
        }
    }

    /// Half-way between two doubles, where a wrong last bit of the product would show.
    @Test
    void tiesGoToTheEvenNeighbour() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 20_000; i++) {
            long tie = (random.nextLong(1L << 53, 1L << 54) | 1) << random.nextInt(0, 9);
            for (long digits = tie - 1; digits <= tie + 1; digits++) {
                parser.parse(Long.toString(digits));
                assertThat(parser.value()).isEqualTo((double) digits);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1d", "1f", "0x1p3", "1e", "1e+", "--1", "1.2.3", "1 2", "abc", "infinit", "e5", "+", "1_000"})
    void otherWritingsAreText(String text) {
        assertThat(parser.parse(text)).isEqualTo(CellKind.TEXT);
    }

    @Test
    void infinitiesAreNumbers() {
        assertThat(parser.parse("-Inf")).isEqualTo(CellKind.NUMBER);
        assertThat(parser.value()).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @ParameterizedTest
    @CsvSource({"\u22125%, -5", "1e\u22125, 1e-5", "\u22123.5, -3.5", "\u22121e\u22122, -0.01"})
    void theTypesettersMinusIsAMinusAnywhere(String text, double number) {
        CellParser parser = new CellParser(true);
        assertThat(parser.parse(text)).isEqualTo(CellKind.NUMBER);
        assertThat(parser.value()).isEqualTo(number);
    }
}
