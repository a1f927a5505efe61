package dev.tangent.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.Fit;
import dev.tangent.present.code.CommandText;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.FitSetting;
import dev.tangent.present.code.JavaText;
import dev.tangent.present.code.JsonText;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.PythonText;
import dev.tangent.present.code.ValueSetting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// What is shown for a fit is that fit: 40 of those drawn at random, some on graphs, made by the command line, in Java,
/// in Python and by the service, predict the same to the last bit.
@Tag("full")
class FitTextsRunTest {
    private static final int COUNT = 40;
    private static final int MOST_THAT_TAKE_LONG = 2;
    private static final long SEED = 63;

    private static DescribedTables tables;
    private static final List<FitDescription> fits = new ArrayList<>();
    private static final List<String> written = new ArrayList<>(); // by the command line

    /// Those that the data allow.
    @BeforeAll
    static void draw() throws Exception {
        tables = DescribedTables.written("fit-texts-run");
        RandomFits random = new RandomFits(tables, SEED);
        int takeLong = 0;
        while (fits.size() < COUNT) {
            FitDescription fit = random.next();
            if (takesMinutes(fit) || (takesLong(fit) && ++takeLong > MOST_THAT_TAKE_LONG)) continue;
            if (!written(fit)) continue;
            fits.add(fit);
        }
    }

    /// All methods with a loss, each of which takes many steps.
    private static boolean takesMinutes(FitDescription fit) {
        return takesAllMethods(fit) && fit.settings().stream().anyMatch(LearningSetting.LossGiven.class::isInstance);
    }

    /// All methods, or a search with a loss, which takes many steps, for each output by itself.
    private static boolean takesLong(FitDescription fit) {
        boolean stepsPerOutput = fit.settings().stream().anyMatch(LearningSetting.LossGiven.class::isInstance)
                && fit.settings().contains(new ValueSetting.PerOutput())
                && !fit.settings().contains(new LearningSetting.Untuned());
        return takesAllMethods(fit) || stepsPerOutput;
    }

    /// By name, or because nothing says that one regularizer is meant.
    private static boolean takesAllMethods(FitDescription fit) {
        return fit.settings().contains(new LearningSetting.AllMethods())
                || fit.settings().stream().noneMatch(FitTextsRunTest::isOfSomeMethods);
    }

    private static boolean isOfSomeMethods(FitSetting setting) {
        return setting instanceof LearningSetting.NamedMethods
                || setting instanceof LearningSetting.Untuned
                || setting instanceof LearningSetting.ParameterGiven
                || setting instanceof LearningSetting.LambdaGiven
                || setting instanceof LearningSetting.LossGiven
                || setting instanceof ValueSetting.ForSuggestions;
    }

    private static boolean written(FitDescription fit) throws Exception {
        ShownCommand made = ShownCommand.run(CommandText.of(fit), tables.folder());
        if (made.code() == 1)
            assertThat(made.said()).startsWith("tangent: the equations were not solved"); // the lambda was too small
        else assertThat(made.code()).as(made.said()).isIn(0, 2);
        if (made.code() == 0) written.add(made.predictions());
        return made.code() == 0;
    }

    private static List<String> texts(java.util.function.Function<FitDescription, String> language) {
        return fits.stream().map(language).toList();
    }

    @Test
    void byTheService() throws Exception {
        try (ServedFits service = ServedFits.start()) {
            for (int i = 0; i < COUNT; i++)
                assertThat(service.predictions(JsonText.of(fits.get(i))))
                        .as(CommandText.of(fits.get(i)))
                        .isEqualTo(written.get(i));
        }
    }

    @Test
    void inJava() throws Exception {
        List<Object> made = JavaPrograms.fits(texts(JavaText::of), tables.folder());
        for (int i = 0; i < COUNT; i++)
            assertThat(FitNumbers.of((Fit) made.get(i), hasBars(fits.get(i))))
                    .as(CommandText.of(fits.get(i)))
                    .isEqualTo(numbers(i));
    }

    @Test
    void inPython() throws Exception {
        var python = PythonPrograms.in(tables.folder());
        assumeTrue(python.isPresent(), "there is no Python with NumPy");
        try (ServedFits service = ServedFits.start()) {
            List<String> lines = python.get()
                    .printed(
                            texts(PythonText::of),
                            String.valueOf(service.service().port()),
                            service.service().token());
            for (int i = 0; i < COUNT; i++)
                assertThat(Arrays.stream(JsonMapper.shared().readValue(lines.get(i), String[].class))
                                .map(Double::parseDouble)
                                .toList())
                        .as(CommandText.of(fits.get(i)))
                        .isEqualTo(numbers(i));
        }
    }

    private static boolean hasBars(FitDescription fit) {
        return fit.settings().contains(new ValueSetting.WithErrorBars());
    }

    private static List<Double> numbers(int i) throws Exception {
        return FitNumbers.of(tables.folder(), written.get(i), fits.get(i).classes(), hasBars(fits.get(i)));
    }
}
