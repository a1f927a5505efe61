package dev.tangent.service;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.learning.Status;
import dev.tangent.method.Capability;
import dev.tangent.method.Domain;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.service.table.DemoTables;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// What a front offers: methods, their parameters, losses, and the words for all else.
///
record Catalogue(
        @JsonUnwrapped OfferedMethods methods,
        List<ParameterView> parameters,
        List<LossView> losses,
        @JsonUnwrapped OfferedWords words) {
    /// Methods for each use.
    record OfferedMethods(List<MethodView> methods, List<MethodView> embeddings, List<MethodView> clusterings) {}

    /// The words of fields that take one of a few.
    ///
    /// @param statuses in the order of their numbers
    record OfferedWords(
            List<String> measures,
            List<String> criteria,
            List<String> standardise,
            List<String> missing,
            List<String> statuses,
            List<String> demos) {}

    /// @param capabilities what it can do beside predicting
    record MethodView(
            String name, String title, String description, List<String> parameters, List<String> capabilities) {}

    /// @param kind `whole`, `positive` or `word`
    record ParameterView(
            String key,
            String name,
            Optional<String> symbol,
            String description,
            String usual,
            String kind,
            Optional<Integer> least,
            Optional<List<String>> words) {}

    /// @param parameter what its number means
    /// @param classes whether it is for classes
    /// @param values whether it is for values
    record LossView(String word, Optional<String> parameter, boolean values, boolean classes) {}

    static Catalogue of() {
        return new Catalogue(
                new OfferedMethods(
                        Methods.all().stream().map(Catalogue::method).toList(),
                        Methods.embeddings().stream().map(Catalogue::embedding).toList(),
                        Methods.regularizers().stream().map(Catalogue::method).toList()),
                Methods.parameters().stream().map(Catalogue::parameter).toList(),
                Arrays.stream(LossKind.values()).map(Catalogue::loss).toList(),
                new OfferedWords(
                        words(MeasureKind.values(), MeasureKind::word),
                        words(SelectionCriterion.values(), SelectionCriterion::word),
                        words(Standardisation.values(), Standardisation::word),
                        words(MissingCoordinates.values(), MissingCoordinates::word),
                        words(Status.values(), Status::word),
                        words(DemoTables.values(), DemoTables::word)));
    }

    private static <T> List<String> words(T[] values, Function<T, String> word) {
        return Arrays.stream(values).map(word).toList();
    }

    private static MethodView method(Method method) {
        return new MethodView(
                method.name(),
                method.title(),
                method.description(),
                Methods.parameters().stream()
                        .filter(method::takes)
                        .map(Parameter::key)
                        .toList(),
                Arrays.stream(Capability.values())
                        .filter(method::can)
                        .map(each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList());
    }

    private static MethodView embedding(EmbeddingMethod method) {
        return new MethodView(
                method.name(),
                method.title(),
                method.description(),
                method.parameters().stream().map(Parameter::key).toList(),
                List.of());
    }

    private static ParameterView parameter(Parameter<?> parameter) {
        Domain<?> domain = parameter.domain();
        String kind = switch (domain) {
            case Domain.WholeNumber whole -> "whole";
            case Domain.PositiveNumber positive -> "positive";
            case Domain.Width width -> "positive";
            case Domain.OneOf<?> words -> "word";
        };
        return new ParameterView(
                parameter.key(),
                parameter.name(),
                parameter.symbol(),
                parameter.description(),
                parameter.usual(),
                kind,
                domain instanceof Domain.WholeNumber whole ? Optional.of(whole.least()) : Optional.empty(),
                domain instanceof Domain.OneOf<?> words ? Optional.of(words.words()) : Optional.empty());
    }

    private static LossView loss(LossKind kind) {
        return new LossView(kind.word(), kind.parameterName(), kind.isFor(false), kind.isFor(true));
    }
}
