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
                Forgery.ofField("a rule without its dimension", "no 'dimension'", "dimension", "2", "null"),
                Forgery.ofField("a dimension of 0", "'dimension' must be at least 1", "dimension", "2", "0"),
                Forgery.ofField(
                        "a dimension beyond the coordinates", "'dimension' must be at most", "dimension", "2", "4"),
                Forgery.ofField(
                        "too few neighbours for the dimension",
                        "'neighbours' must be at least",
                        "neighbours",
                        "6",
                        "3"),
                Forgery.ofField("a negative scale", "'scale' must be positive", "scale", "0.1", "-0.1"),
                Forgery.ofField("a scale beyond double", "'scale' must be positive", "scale", "0.1", "1e400"),
                Forgery.ofField("a scale in words", "'scale' of its model.json", "scale", "0.1", "\"small\""),
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
                        "a negative dimension of kriging",
                        Forgery.kriged().header("\"dimension\" : 2", "\"dimension\" : -1"),
                        "'dimension' must be at least 1"),
                new Forgery(
                        "kriging with a scale of 0",
                        Forgery.kriged().header("\"scale\" : 6.0", "\"scale\" : 0"),
                        "'scale' must be positive"),
                new Forgery(
                        "kriging without a scale",
                        Forgery.kriged().header("\"scale\" : 6.0", "\"scale\" : null"),
                        "no 'scale'"),
                new Forgery(
                        "an unknown method", Forgery.ownMethod().header("\"derivative\"", "\"sorcery\""), "'sorcery'"),
                new Forgery(
                        "a method that is a baseline",
                        Forgery.ownMethod().header("\"derivative\"", "\"ridge\""),
                        "'ridge'"),
                new Forgery("an order of 0", Forgery.ownMethod().header("\"order\" : 3", "\"order\" : 0"), "order"),
                new Forgery(
                        "a fraction of an order",
                        Forgery.ownMethod().header("\"order\" : 3", "\"order\" : 2.5"),
                        "'order' cannot be '2.5'"),
                new Forgery(
                        "a list of orders",
                        Forgery.ownMethod().header("\"order\" : 3", "\"order\" : [3]"),
                        "'parameters'"),
                new Forgery(
                        "a negative reach", Forgery.ownMethod().header("\"reach\" : 0.8", "\"reach\" : -1"), "reach"),
                new Forgery(
                        "a missing parameter",
                        Forgery.ownMethod().header("\"reach\" : 0.8", "\"rich\" : 0.8"),
                        "'reach' is missing"),
                new Forgery(
                        "one parameter too many",
                        Forgery.ownMethod().header("\"order\" : 3", "\"order\" : 3, \"bias\" : 1"),
                        "no parameter 'bias'"),
                new Forgery(
                        "other neighbours than the method's",
                        Forgery.ownMethod()
                                .header("\"neighbours\" : 6,\n  \"rule\"", "\"neighbours\" : 7,\n  \"rule\""),
                        "parameter of that name is 6"));
    }
}
