package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Subject;
import dev.tangent.app.command.TangentCommand;
import dev.tangent.app.console.Streams;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.present.FrontWords;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// What refusals of the library are about has the name of an option here.
class SubjectNamesTest {
    @TempDir
    private Path folder;

    static Stream<Subject> subjects() {
        return Stream.concat(
                Stream.of(Subject.class, InputSubjects.class)
                        .flatMap(type -> Stream.of(type.getFields()))
                        .map(SubjectNamesTest::constant),
                Methods.parameters().stream().map(Parameter::subject));
    }

    private static Subject constant(Field field) {
        try {
            return (Subject) field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void everySubjectIsAnOption(Subject subject) {
        assertThat(FrontWords.COMMAND_LINE.name(subject).split("/|, ")).isSubsetOf(options());
    }

    private static Set<String> options() {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        CommandLine line = TangentCommand.line(new Streams(OutputStream.nullOutputStream(), nowhere, false));
        return line.getSubcommands().values().stream()
                .flatMap(command -> command.getCommandSpec().options().stream())
                .flatMap(option -> Stream.of(option.names()))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-k 3 -m 2 --no-tune | -k/--neighbours must be at least -m/--dimension + 2 = 4 but is 3",
                "-k 1 | -k/--neighbours must be a whole number of at least 2 but is 1",
                "--method knn,lg --no-tune | --no-tune needs one method, not several or auto to choose among",
                "--per-output --no-tune | --per-output and --no-tune exclude each other: without a search nothing is"
                        + " chosen",
                "--method knn --lambda 1 | --lambda and --relative-lambda belong to --method lg and lap and ilap and"
                        + " hessian and polynomial, not to knn",
                "--criterion evidence --one-se | --criterion evidence and --one-se exclude each other: a likelihood has"
                        + " no error",
                "--loss huber --sd | error bars (--sd, --interval) are those of the squared loss, not of --loss huber",
                "--without z --columns z | column 'z' is in --columns and is also a target or weight",
                "--missing drop --folds 99 | --folds must be at most the number of labelled points, 8, but is 99"
            })
    void aRefusalNamesWhatWasTyped(String options, String message) {
        Path points = Tables.write(folder.resolve("plane.csv"), Tables.surface(80, 4));
        Run run = Run.of((Object[]) ("predict " + points + " --target z " + options).split(" "));
        assertThat(run.err()).isEqualTo("tangent: " + message + "\n");
        assertThat(run.code()).isEqualTo(2);
    }

    @Test
    void fieldsOfTheServiceAreKeys() {
        assertThat(FrontWords.SERVICE.name(Subject.SEARCH_SAMPLE)).isEqualTo("searchSample");
        assertThat(FrontWords.SERVICE.name(Subject.UNTUNED)).isEqualTo("tuned: false");
    }
}
