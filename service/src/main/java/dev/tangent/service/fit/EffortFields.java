package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.ComputeDevice;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.SettingWords;
import dev.tangent.service.http.Fields;
import dev.tangent.sparse.SolverSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How long a search may take, on how many points, how equations are solved, and on what device.
///
/// @param budget in seconds
/// @param searchSample a number, or `all`
record EffortFields(
        Optional<Double> budget,
        Optional<String> searchSample,
        Optional<SolverSettings.Choice> solver,
        Optional<ComputeDevice> device) {
    private static final double LONGEST = 1e6;

    static EffortFields of(Fields fields) {
        Optional<Double> budget = fields.positive("budget");
        budget.ifPresent(seconds -> Check.that(seconds <= LONGEST, "budget must be at most 1000000 seconds"));
        return new EffortFields(
                budget,
                fields.text("searchSample"),
                fields.oneOf("solver", SettingWords.SOLVERS),
                fields.oneOf("device", SettingWords.DEVICES));
    }

    /// What is said, as settings of a fit.
    List<LearningSetting> settings() {
        List<LearningSetting> all = new ArrayList<>();
        budget.map(seconds -> Duration.ofMillis(Math.round(1000 * seconds)))
                .map(LearningSetting.SearchTime::new)
                .ifPresent(all::add);
        searchSample
                .map(text -> SettingWords.searchSample("searchSample", text))
                .ifPresent(all::add);
        solver.map(LearningSetting.SolvedBy::new).ifPresent(all::add);
        device.map(LearningSetting.ComputedOn::new).ifPresent(all::add);
        return all;
    }
}
