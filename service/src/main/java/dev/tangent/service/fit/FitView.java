package dev.tangent.service.fit;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.ParameterValue;
import dev.tangent.RegressionFit;
import dev.tangent.present.ReportedLoss;
import dev.tangent.report.LossReport;
import dev.tangent.report.MethodReport;
import dev.tangent.service.http.FailureView;
import dev.tangent.service.job.JobProgress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What clients are told of a fit; the contract has the meaning of each field.
record FitView(
        @JsonUnwrapped FitIdentity identity,
        @JsonUnwrapped FitOutputs outputs,
        @JsonUnwrapped FitCourse course,
        List<String> can,
        @JsonUnwrapped FitChoice choice,
        int labels,
        List<String> warnings) {
    /// Which fit it is, and how many changes led to it.
    record FitIdentity(String id, String table, String state, JsonNode request, long version, boolean stale) {}

    /// What is predicted.
    record FitOutputs(List<String> outputs, Optional<List<String>> classes) {}

    /// How the work goes or went.
    ///
    /// @param before how many jobs come first, while it waits
    record FitCourse(
            Optional<Integer> before,
            Optional<String> error,
            Optional<List<Object>> errorParts,
            Optional<JobProgress> progress,
            double seconds) {}

    /// What was chosen, or given.
    ///
    /// @param standardised how columns were brought to one scale: `none`, `scale` or `robust`
    record FitChoice(
            Optional<String> method,
            Map<String, ParameterValue> parameters,
            Optional<Double> lambda,
            Optional<Double> rawLambda,
            Optional<String> loss,
            Optional<Double> lossParameter,
            Optional<String> standardised) {
        static FitChoice of(Optional<FitVersion> now) {
            Optional<MethodReport> method =
                    now.flatMap(version -> version.fit().report().method());
            return new FitChoice(
                    method.map(MethodReport::name),
                    method.map(FitView::parameters).orElse(Map.of()),
                    now.flatMap(FitVersion::relativeLambda),
                    now.flatMap(FitVersion::rawLambda),
                    now.flatMap(FitVersion::loss).map(LossReport::name),
                    now.flatMap(FitVersion::loss).flatMap(LossReport::value),
                    now.map(version ->
                            version.fit().report().cloud().preprocessing().standardise()));
        }
    }

    static FitView of(FitTask task) {
        Optional<FitVersion> now = task.isDone() ? task.latest() : Optional.empty();
        Optional<Fit> fit = now.map(FitVersion::fit);
        return new FitView(
                identity(task, now),
                new FitOutputs(task.data().labelled().outputs(), fit.flatMap(FitView::classes)),
                new FitCourse(
                        task.before(),
                        task.error(),
                        task.failure().flatMap(FailureView::errorParts),
                        task.progress(),
                        task.seconds()),
                now.map(FitView::can).orElse(List.of()),
                FitChoice.of(now),
                now.map(FitVersion::labelled)
                        .orElse(task.data().labelled())
                        .labels()
                        .size(),
                fit.map(found -> found.report().warnings()).orElse(List.of()));
    }

    private static FitIdentity identity(FitTask task, Optional<FitVersion> now) {
        return new FitIdentity(
                task.id(),
                task.table().id(),
                task.state().word(),
                task.request().asked(),
                now.map(FitVersion::number).orElse(0L),
                now.isPresent() && task.isStale());
    }

    private static Optional<List<String>> classes(Fit fit) {
        return fit instanceof ClassificationFit found ? Optional.of(found.names()) : Optional.empty();
    }

    private static Map<String, ParameterValue> parameters(MethodReport method) {
        Map<String, ParameterValue> values = new LinkedHashMap<>();
        method.parameters().forEach((name, value) -> values.put(name, value.value()));
        return values;
    }

    private static List<String> can(FitVersion now) {
        List<String> can = new ArrayList<>();
        boolean live = now.isLive();
        if (live) can.addAll(List.of("live", "labels"));
        switch (now.fit()) {
            case RegressionFit values -> {
                boolean squared = now.loss()
                        .map(ReportedLoss::of)
                        .map(ReportedLoss::isSquared)
                        .orElse(true);
                if (values.report().errorBars().isPresent() || (live && squared)) can.add("sds");
                if (live) can.add("suggestions");
                can.add("model");
            }
            case ClassificationFit classes -> can.addAll(List.of("probabilities", "suggestions", "model"));
        }
        return can;
    }
}
