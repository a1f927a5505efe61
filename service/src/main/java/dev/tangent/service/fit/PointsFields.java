package dev.tangent.service.fit;

import dev.tangent.Computation;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.PointsInput;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.OpenTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/// Which points of a table, how they are scaled, and how the computation runs: the same for all that is computed.
///
/// @param columns coordinates; none for those the library takes
/// @param graph a table of edges whose vertices the points are
/// @param threads none for one each processor
public record PointsFields(
        ColumnChoice.ColumnRequest columns,
        Optional<OpenTable> graph,
        Optional<Standardisation> standardise,
        Optional<MissingCoordinates> missing,
        boolean approximate,
        Optional<Integer> threads,
        long seed) {
    /// Reads the fields that say so.
    ///
    /// @param targetsAmong whether nobody names targets, so that mostly empty columns are taken for some
    public static PointsFields of(Fields fields, Function<String, OpenTable> tables, boolean targetsAmong) {
        return new PointsFields(
                new ColumnChoice.ColumnRequest(
                        fields.values("columns"),
                        fields.values("with"),
                        fields.values("without"),
                        fields.values("dates"),
                        targetsAmong),
                fields.text("graph").map(tables),
                fields.oneOf("standardise", SettingWords.SCALINGS),
                fields.oneOf("missing", SettingWords.MISSING),
                fields.flag("approximate", false),
                fields.whole("threads", 1),
                fields.seed("seed"));
    }

    /// A computation that takes points so.
    public <S extends Computation<S>> S applied(S base) {
        S computation = base.seed(seed);
        if (standardise.isPresent()) computation = computation.standardise(standardise.get());
        if (missing.isPresent()) computation = computation.missing(missing.get());
        if (approximate) computation = computation.approximate();
        return threads.isPresent() ? computation.threads(threads.get()) : computation;
    }

    /// What is said of how points are taken, as settings of a fit.
    List<LearningSetting> settings() {
        List<LearningSetting> all = new ArrayList<>();
        standardise.map(LearningSetting.ScaledBy::new).ifPresent(all::add);
        missing.map(LearningSetting.MissingBy::new).ifPresent(all::add);
        if (approximate) all.add(new LearningSetting.ApproximateNeighbours());
        if (seed != 0) all.add(new LearningSetting.RandomSeed(seed));
        return all;
    }

    /// The vertices of the graph, where no table places them.
    PointsInput vertices() {
        OpenTable edges = graph.orElseThrow();
        return PointsInput.of(edges.table().file(), edges.graph(OptionalInt.empty()));
    }

    /// The points of a table as it is now.
    ///
    /// @param taken columns with another use
    public PointsInput read(OpenTable table, List<String> taken) {
        PointsInput points = graph.map(
                        edges -> edges.graph(OptionalInt.of(table.table().rows())))
                .map(own -> PointsInput.of(table.table(), table.columns(columns), taken, own))
                .orElseGet(() -> table.points(columns, taken));
        return missing.equals(Optional.of(MissingCoordinates.REFUSE)) ? points.refuseMissing() : points;
    }
}
