package dev.tangent.service.fit;

import dev.tangent.present.code.ValueSetting;
import dev.tangent.service.http.Fields;
import java.util.ArrayList;
import java.util.List;

/// What a fit must be able to do beyond predictions.
///
/// @param live whether changes are to be answered at once from the first on
record NeedFields(boolean errorBars, boolean forSuggestions, boolean live) {
    static NeedFields of(Fields fields) {
        return new NeedFields(
                fields.flag("errorBars", false), fields.flag("forSuggestions", false), fields.flag("live", false));
    }

    NeedFields withErrorBars() {
        return new NeedFields(true, forSuggestions, live);
    }

    /// What is said, as settings of a fit.
    List<ValueSetting> settings() {
        List<ValueSetting> all = new ArrayList<>();
        if (errorBars) all.add(new ValueSetting.WithErrorBars());
        if (forSuggestions) all.add(new ValueSetting.ForSuggestions());
        return all;
    }
}
