package dev.tangent.data.model;

import java.util.stream.Stream;

/// Headers that are no JSON, have values of the wrong kind, or say what cannot be.
final class HeaderForgeries {
    private HeaderForgeries() {}

    static Stream<Forgery> all() {
        return Stream.of(
                Forgery.of("no JSON", "no JSON: look at line 1", m -> m.header("{")),
                Forgery.of("JSON cut off", "no JSON", m -> m.header(m.header().substring(0, 200))),
                Forgery.of("deeply nested JSON", "no JSON", m -> m.header("[".repeat(100_000))),
                Forgery.of("a list", "its format is ''", m -> m.header("[]")),
                Forgery.of("null", "its format is ''", m -> m.header("null")),
                Forgery.of("another format", "'something'", m -> m.header("tangent-model", "something")),
                Forgery.ofField("a later version", "version 4", "version", "1", "4"),
                Forgery.ofField("a fraction of a version", "version 1.5", "version", "1", "1.5"),
                Forgery.ofField("a version beyond int", "version 4294967297", "version", "1", "4294967297"),
                Forgery.ofField("a key twice", "no JSON", "version", "1,", "1, \"neighbours\" : 7,"),
                Forgery.of("no columns", "no 'columns'", m -> m.header("\"columns\"", "\"colums\"")),
                Forgery.of(
                        "columns that are text",
                        "'columns' of its model.json must be a list of text",
                        m -> m.header("[ \"x\", \"y\", \"z\" ]", "\"xyz\"")),
                Forgery.of("a column that is null", "'columns'", m -> m.header("[ \"x\", ", "[ null, ")),
                Forgery.of("a column that is a number", "'columns'", m -> m.header("[ \"x\", ", "[ 7, ")),
                Forgery.of(
                        "a column twice", "two of its columns are called 'y'", m -> m.header("[ \"x\", ", "[ \"y\", ")),
                Forgery.of("a blank column", "a name of its columns is blank", m -> m.header("[ \"x\", ", "[ \" \", ")),
                Forgery.of("too few columns", "names 2", m -> m.header("[ \"x\", ", "[ ")),
                Forgery.of("too many columns", "names 4", m -> m.header("[ \"x\", ", "[ \"w\", \"x\", ")),
                Forgery.of(
                        "an output twice",
                        "two of its outputs are called 'b'",
                        m -> m.header("[ \"a\", ", "[ \"b\", ")),
                Forgery.of("an output called row", "cannot be called 'row'", m -> m.header("[ \"a\", ", "[ \"row\", ")),
                Forgery.of(
                        "an output called status",
                        "cannot be called 'status'",
                        m -> m.header("[ \"a\", ", "[ \"status\", ")),
                Forgery.of("no outputs", "no names of its outputs", m -> m.header("[ \"a\", \"b\" ]", "[ ]")),
                Forgery.of(
                        "too few outputs",
                        "must be 30 x 1",
                        m -> m.header("[ \"a\", \"b\" ]", "[ \"a\" ]").header("[ 2.0, 0.1 ]", "[ 2.0 ]")),
                Forgery.ofField("negative neighbours", "neighbours", "neighbours", "6", "-6"),
                Forgery.ofField("no neighbour", "neighbours", "neighbours", "6", "1"),
                Forgery.ofField("more neighbours than points", "neighbours must be at most", "neighbours", "6", "32"),
                Forgery.ofField(
                        "neighbours beyond int",
                        "'neighbours' of its model.json must be a whole number",
                        "neighbours",
                        "6",
                        "6000000000"),
                Forgery.ofField("a fraction of neighbours", "a whole number", "neighbours", "6", "6.5"),
                Forgery.ofField("neighbours in words", "a whole number", "neighbours", "6", "\"6\""),
                Forgery.of("a status twice", "two of its statuses", m -> m.header("\"few-labels\"", "\"ok\"")),
                Forgery.of("an unknown status", "'splendid'", m -> m.header("\"few-labels\"", "\"splendid\"")),
                Forgery.of("about with numbers", "'about'", m -> m.header("\"by the test\"", "7")),
                Forgery.of("about with null", "'about'", m -> m.header("\"by the test\"", "null")),
                Forgery.of("lambda of 0", "lambda must be positive", m -> m.header("0.001", "0")),
                Forgery.of("a negative lambda", "lambda must be positive", m -> m.header("0.001", "-0.001")),
                Forgery.of("lambda beyond double", "lambda must be positive", m -> m.header("0.001", "1e999")),
                Forgery.of("lambda that is no number", "no JSON", m -> m.header("0.001", "NaN")),
                Forgery.of("too few spreads", "'spreads'", m -> m.header("[ 2.0, 0.1 ]", "[ 2.0 ]")),
                Forgery.of("a negative spread", "a spread", m -> m.header("[ 2.0, 0.1 ]", "[ 2.0, -0.1 ]")),
                Forgery.of("an infinite spread", "a spread", m -> m.header("[ 2.0, 0.1 ]", "[ 2.0, 1e999 ]")),
                Forgery.of("a spread that is null", "'spreads'", m -> m.header("[ 2.0, 0.1 ]", "[ 2.0, null ]")));
    }
}
