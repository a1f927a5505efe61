package dev.tangent.data.model;

import java.util.stream.Stream;

/// Rules for new points, and methods, that are none.
final class RuleForgeries {
    private RuleForgeries() {}

    static Stream<Forgery> all() {
        return Stream.of(
                Forgery.of("an unknown rule", "'guess'", m -> m.header("local-gaussian", "guess")),
                Forgery.of(
                        "a rule that is text",
                        "'rule' of its model.json must be an object",
                        m -> m.header(m.header().replaceFirst("(?s)\"rule\" : \\{.*?}", "\"rule\" : \"lg\""))),
                Forgery.of(
                        "a rule without its dimension",
                        "no 'dimension'",
                        m -> m.header("\"dimension\" : 2", "\"dimension\" : null")),
                Forgery.of(
                        "a dimension of 0",
                        "'dimension' must be at least 1",
                        m -> m.header("\"dimension\" : 2", "\"dimension\" : 0")),
                Forgery.of(
                        "a dimension beyond the coordinates",
                        "'dimension' must be at most",
                        m -> m.header("\"dimension\" : 2", "\"dimension\" : 4")),
                Forgery.of(
                        "too few neighbours for the dimension",
                        "'neighbours' must be at least",
                        m -> m.header("\"neighbours\" : 6", "\"neighbours\" : 3")),
                Forgery.of(
                        "a negative scale",
                        "'scale' must be positive",
                        m -> m.header("\"scale\" : 0.1", "\"scale\" : -0.1")),
                Forgery.of(
                        "a scale beyond double",
                        "'scale' must be positive",
                        m -> m.header("\"scale\" : 0.1", "\"scale\" : 1e400")),
                Forgery.of(
                        "a scale in words",
                        "'scale' of its model.json",
                        m -> m.header("\"scale\" : 0.1", "\"scale\" : \"small\"")),
                Forgery.of("an unknown null space", "'nullSpace' must be", m -> m.header("LINEAR", "CUBIC")),
                new Forgery(
                        "a bandwidth of 0",
                        Forgery.weighted().header("\"bandwidth\" : 0.5", "\"bandwidth\" : 0"),
                        "'bandwidth'"),
                new Forgery(
                        "no bandwidth",
                        Forgery.weighted().header("\"bandwidth\" : 0.5", "\"bandwidth\" : null"),
                        "no 'bandwidth'"),
                new Forgery(
                        "an unknown method", Forgery.derivative().header("\"derivative\"", "\"sorcery\""), "'sorcery'"),
                new Forgery(
                        "a method that is a baseline",
                        Forgery.derivative().header("\"derivative\"", "\"ridge\""),
                        "'ridge'"),
                new Forgery("an order of 0", Forgery.derivative().header("\"order\" : 3", "\"order\" : 0"), "order"),
                new Forgery(
                        "a fraction of an order",
                        Forgery.derivative().header("\"order\" : 3", "\"order\" : 2.5"),
                        "'order' cannot be '2.5'"),
                new Forgery(
                        "a list of orders",
                        Forgery.derivative().header("\"order\" : 3", "\"order\" : [3]"),
                        "'parameters'"),
                new Forgery(
                        "a negative reach", Forgery.derivative().header("\"reach\" : 0.8", "\"reach\" : -1"), "reach"),
                new Forgery(
                        "a missing parameter",
                        Forgery.derivative().header("\"reach\" : 0.8", "\"rich\" : 0.8"),
                        "'reach' is missing"),
                new Forgery(
                        "one parameter too many",
                        Forgery.derivative().header("\"order\" : 3", "\"order\" : 3, \"bias\" : 1"),
                        "no parameter 'bias'"),
                new Forgery(
                        "other neighbours than the method's",
                        Forgery.derivative()
                                .header("\"neighbours\" : 6,\n  \"rule\"", "\"neighbours\" : 7,\n  \"rule\""),
                        "parameter of that name is 6"));
    }
}
