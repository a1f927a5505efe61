package dev.tangent.present.code;

import dev.tangent.ComputeDevice;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.method.Domain;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.sparse.SolverSettings;
import java.util.List;
import java.util.Locale;

/// The words that options, fields and texts have for the values of settings: the same in every front.
public final class SettingWords {
    public static final Domain.OneOf<Standardisation> SCALINGS =
            new Domain.OneOf<>(List.of(Standardisation.values()), Standardisation::word);
    public static final Domain.OneOf<MissingCoordinates> MISSING =
            new Domain.OneOf<>(List.of(MissingCoordinates.values()), MissingCoordinates::word);
    public static final Domain.OneOf<ComputeDevice> DEVICES =
            new Domain.OneOf<>(List.of(ComputeDevice.values()), ComputeDevice::word);
    public static final Domain.OneOf<LossKind> LOSSES = new Domain.OneOf<>(List.of(LossKind.values()), LossKind::word);
    public static final Domain.OneOf<SelectionCriterion> CRITERIA =
            new Domain.OneOf<>(List.of(SelectionCriterion.values()), SelectionCriterion::word);
    public static final Domain.OneOf<MeasureKind> MEASURES =
            new Domain.OneOf<>(List.of(MeasureKind.values()), MeasureKind::word);
    public static final Domain.OneOf<SolverSettings.Choice> SOLVERS = new Domain.OneOf<>(
            List.of(SolverSettings.Choice.values()), choice -> choice.name().toLowerCase(Locale.ROOT));

    /// All methods that suit the labels.
    public static final String AUTO = "auto";

    /// All classes are as frequent.
    public static final String UNIFORM = "uniform";

    static final String LEAVE_ONE_OUT = "loo";
    static final String ALL = "all";

    private SettingWords() {}

    /// A number of folds, or `loo`.
    ///
    /// @param name as messages call it
    public static LearningSetting folds(String name, String text) {
        return text.equals(LEAVE_ONE_OUT)
                ? new LearningSetting.LeaveOneOutFolds()
                : new LearningSetting.FoldCount(new Domain.WholeNumber(2).read(name, text));
    }

    /// A number of points to compare settings on, or `all`.
    ///
    /// @param name as messages call it
    public static LearningSetting searchSample(String name, String text) {
        return text.equals(ALL)
                ? new LearningSetting.SearchAllPoints()
                : new LearningSetting.SamplePoints(new Domain.WholeNumber(2).read(name, text));
    }
}
