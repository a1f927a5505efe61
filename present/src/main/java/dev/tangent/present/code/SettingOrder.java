package dev.tangent.present.code;

import dev.tangent.method.Methods;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The order in which a person would say the settings of a fit. Kinds that exclude each other have one place.
final class SettingOrder {
    private static final List<List<Class<? extends FitSetting>>> PLACES = List.of(
            List.of(DataSetting.PointsFile.class),
            List.of(DataSetting.GraphFile.class),
            List.of(DataSetting.FileFormat.class),
            List.of(DataSetting.TargetColumns.class, DataSetting.LabelsBeside.class),
            List.of(DataSetting.LabelWeights.class),
            List.of(DataSetting.Coordinates.class),
            List.of(LearningSetting.ScaledBy.class),
            List.of(LearningSetting.MissingBy.class),
            List.of(LearningSetting.ApproximateNeighbours.class),
            List.of(LearningSetting.RandomSeed.class),
            List.of(LearningSetting.AllMethods.class, LearningSetting.NamedMethods.class),
            List.of(LearningSetting.ParameterGiven.class),
            List.of(LearningSetting.LambdaGiven.class),
            List.of(LearningSetting.LossGiven.class),
            List.of(LearningSetting.Untuned.class),
            List.of(LearningSetting.FoldCount.class, LearningSetting.LeaveOneOutFolds.class),
            List.of(LearningSetting.ChosenBy.class),
            List.of(LearningSetting.MeasuredBy.class),
            List.of(LearningSetting.OneStandardError.class),
            List.of(LearningSetting.OneMethod.class),
            List.of(ValueSetting.PerOutput.class),
            List.of(LearningSetting.SearchTime.class),
            List.of(LearningSetting.SamplePoints.class, LearningSetting.SearchAllPoints.class),
            List.of(LearningSetting.SolvedBy.class),
            List.of(LearningSetting.ComputedOn.class),
            List.of(ClassSetting.ClassShares.class),
            List.of(ValueSetting.WithErrorBars.class),
            List.of(ValueSetting.ForSuggestions.class));

    private static final int MOST_PARAMETERS = 1000;

    private SettingOrder() {}

    /// In order, at each place what was said last.
    static List<FitSetting> sorted(Collection<? extends FitSetting> settings) {
        Map<Integer, FitSetting> placed = new TreeMap<>();
        for (FitSetting setting : settings) placed.put(place(setting), setting);
        return List.copyOf(placed.values());
    }

    private static int place(FitSetting setting) {
        int kind = 0;
        while (!PLACES.get(kind).contains(setting.getClass())) kind++;
        return MOST_PARAMETERS * kind
                + (setting instanceof LearningSetting.ParameterGiven<?> given
                        ? List.copyOf(Methods.parameters()).indexOf(given.parameter())
                        : 0);
    }
}
