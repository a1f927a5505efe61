package dev.tangent.service.fit;

import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.present.code.FitSetting;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import dev.tangent.present.code.ValueSetting;
import dev.tangent.service.http.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How candidates are judged, and how much work that may be.
///
/// @param folds a number, or `loo`
record SelectionFields(
        Optional<String> folds,
        Optional<SelectionCriterion> criterion,
        Optional<MeasureKind> measure,
        boolean oneStandardError,
        boolean oneMethod,
        boolean perOutput,
        EffortFields effort) {

    static SelectionFields of(Fields fields) {
        return new SelectionFields(
                fields.text("folds"),
                fields.oneOf("criterion", SettingWords.CRITERIA),
                fields.oneOf("measure", SettingWords.MEASURES),
                fields.flag("oneStandardError", false),
                fields.flag("oneMethod", false),
                fields.flag("perOutput", false),
                EffortFields.of(fields));
    }

    /// What is said, as settings of a fit.
    List<FitSetting> settings() {
        List<FitSetting> all = new ArrayList<>();
        folds.map(text -> SettingWords.folds("folds", text)).ifPresent(all::add);
        criterion.map(LearningSetting.ChosenBy::new).ifPresent(all::add);
        measure.map(LearningSetting.MeasuredBy::new).ifPresent(all::add);
        if (oneStandardError) all.add(new LearningSetting.OneStandardError());
        if (oneMethod) all.add(new LearningSetting.OneMethod());
        if (perOutput) all.add(new ValueSetting.PerOutput());
        all.addAll(effort.settings());
        return all;
    }
}
