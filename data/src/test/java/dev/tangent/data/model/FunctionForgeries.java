package dev.tangent.data.model;

import java.util.stream.Stream;

/// Wrong functions of the coordinates, and wrong labels that error bars go by.
final class FunctionForgeries {
    private FunctionForgeries() {}

    static Stream<Forgery> all() {
        return Stream.of(
                Forgery.ofFunctions("no numbers", "no function-1.npy", m -> m.without("function-1.npy")),
                Forgery.ofFunctions("no labels", "no labelled.npy", m -> m.without("labelled.npy")),
                Forgery.ofFunctions(
                        "an unknown kind",
                        "a kind it calls 'cubic'",
                        m -> m.header("\"kind\" : \"linear\"", "\"kind\" : \"cubic\"")),
                Forgery.ofFunctions(
                        "an unknown kernel", "a kernel it calls 'sinc'", m -> m.header("\"rbf\"", "\"sinc\"")),
                Forgery.ofFunctions(
                        "more near values than there are",
                        "must be over 1 to 2 of them but is over 3",
                        m -> m.header("\"count\" : 2", "\"count\" : 3")),
                Forgery.ofFunctions("no near values", "but is over 0", m -> m.header("\"count\" : 2", "\"count\" : 0")),
                Forgery.ofFunctions(
                        "a count that is text", "'count'", m -> m.header("\"count\" : 2", "\"count\" : \"2\"")),
                Forgery.ofFunctions(
                        "a word for yes", "'byDistance'", m -> m.header("\"byDistance\" : true", "\"byDistance\" : 1")),
                Forgery.ofFunctions(
                        "no count", "a function 'nearest' has no 'count'", m -> m.header("\"count\" : 2,", "")),
                Forgery.ofFunctions(
                        "a weight too few",
                        "a weight for each of 2 outputs but has 1",
                        m -> m.header("[ 0.5, 0.5 ]", "[ 0.5 ]")),
                Forgery.ofFunctions(
                        "a weight that is text", "'weights'", m -> m.header("[ 0.5, 0.5 ]", "[ \"a\", 1 ]")),
                Forgery.ofFunctions(
                        "infinite weights", "a function's weight", m -> m.header("[ 0.5, 0.5 ]", "[ 1e999, 1 ]")));
    }
}
