package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTest {
    private static final Message INNER = Message.of("%s + 2 = %s", Parameter.DIMENSION.subject(), 5);
    private final InvalidInput refusal =
            new InvalidInput("%s must be at least %s but is %s", Parameter.NEIGHBOURS.subject(), INNER, 4);

    /// A text between quotes with a word such as `--method` or `-k` in it.
    private static final Pattern OPTION = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*?(?<![\\w-])(?:--[a-z]|-[a-z]\\b)");

    @Test
    void javaNamesThingsAsItsMethodsDo() {
        assertThat(refusal).hasMessage("neighbours must be at least dimension + 2 = 5 but is 4");
    }

    @Test
    void aFrontNamesThingsItsOwnWay() {
        assertThat(refusal.message(thing -> "<" + thing.key() + ">"))
                .isEqualTo("<neighbours> must be at least <dimension> + 2 = 5 but is 4");
        assertThat(refusal.wording().parts())
                .containsExactly(
                        "",
                        Parameter.NEIGHBOURS.subject(),
                        " must be at least ",
                        Parameter.DIMENSION.subject(),
                        " + 2 = 5 but is 4");
    }

    @Test
    @SuppressWarnings("OrphanedFormatString") // that is the point
    void aTextWithoutPartsStandsAsItIs() {
        assertThat(new InvalidInput("100 %s of it")).hasMessage("100 %s of it");
        assertThat(new InvalidInput("%s is %s", "50 %s", 1)).hasMessage("50 %s is 1");
        assertThatThrownBy(() -> Message.of("%s and %s", 1)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aRefusalTravelsWithItsSubjects() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(refusal);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(((InvalidInput) in.readObject()).message(Subject::key)).isEqualTo(refusal.message(Subject::key));
        }
    }

    @Test
    void everyRefusalOfSettingsSpeaksJava() {
        Regression regression = new Regression();
        refused(() -> regression.method(Methods.NEAREST).lambda(1).check(), "Lambda.raw and Lambda.relative belong to");
        refused(() -> regression.auto().untuned().check(), "untuned() needs one method");
        refused(() -> regression.untuned().perOutput().check(), "perOutput() and untuned() exclude each other");
        refused(
                () -> regression.folds(5).leaveOneOut().check(),
                "leaving out one label at a time and folds 5 exclude each other: give one of them");
        refused(
                () -> regression
                        .folds(5)
                        .criterion(SelectionCriterion.LEAVE_ONE_OUT)
                        .check(),
                "criterion loo leaves out one label at a time, so folds cannot be 5");
        refused(() -> regression.folds(1), "folds must be a whole number of at least 2 but is 1");
        refused(() -> regression.searchSample(1), "searchSample must be at least 2 but is 1");
    }

    @Test
    void methodsInMessagesAreThoseThatCan() {
        String able = String.join(", ", Methods.names(Methods.regularizers()));
        Regression needing = new Regression().method(Methods.NEAREST);
        refused(
                () -> needing.forSuggestions().check(),
                "a suggestion needs one of method " + able + " for all outputs");
        for (Method method : Methods.regularizers())
            new Regression().method(method).forSuggestions().check();
    }

    private static void refused(ThrowingCallable call, String words) {
        assertThatThrownBy(call).isInstanceOf(InvalidInput.class).hasMessageStartingWith(words);
    }

    /// What stands in a source without its comments is what users may read.
    @ParameterizedTest
    @ValueSource(strings = {"numerics", "core", "data", "samples"})
    void noTextNamesAnOptionOfTheCommandLine(String module) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
            List<String> found = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(MessageTest::optionsIn)
                    .toList();
            assertThat(found).isEmpty();
        }
    }

    private static Stream<String> optionsIn(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.strip().startsWith("//"))
                    .filter(line -> OPTION.matcher(line).find())
                    .map(line -> file.getFileName() + ": " + line.strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
