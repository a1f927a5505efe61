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

/// Which points of a table, how they are scaled, and how the computation runs: the same for all that is computed.
///
/// @param columns coordinates; none for those the library takes
/// @param threads none for one each processor
public record PointsFields(
        ColumnChoice.ColumnRequest columns,
        Optional<Standardisation> standardise,
        Optional<MissingCoordinates> missing,
        boolean approximate,
        Optional<Integer> threads,
        long seed) {
    /// Reads the fields that say so.
    ///
    /// @param targetsAmong whether nobody names targets, so that mostly empty columns are taken for some
    public static PointsFields of(Fields fields, boolean targetsAmong) {
        return new PointsFields(
                new ColumnChoice.ColumnRequest(
                        fields.values("columns"), fields.values("without"), fields.values("dates"), targetsAmong),
                fields.oneOf("standardise", SettingWords.SCALINGS),
                fields.oneOf("missing", SettingWords.MISSING),
                fields.flag("approximate", false),
                fields.whole("threads", 1),
                fields.whole("seed", 0).orElse(0));
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

    /// The points of a table as it is now.
    ///
    /// @param taken columns with another use
    public PointsInput read(OpenTable table, List<String> taken) {
        PointsInput points = table.points(columns, taken);
        return missing.equals(Optional.of(MissingCoordinates.REFUSE)) ? points.refuseMissing() : points;
    }
}
