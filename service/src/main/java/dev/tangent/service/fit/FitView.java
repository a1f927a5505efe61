package dev.tangent.service.fit;

import dev.tangent.ParameterValue;
import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.RegressionFit;
import dev.tangent.present.ReportedLoss;
import dev.tangent.report.LossReport;
import dev.tangent.report.MethodReport;
import dev.tangent.service.job.JobProgress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What clients are told of a fit; the contract has the meaning of each field.
record FitView(
        String id,
        String table,
        String state,
        JsonNode request,
        long version,
        boolean stale,
        List<String> outputs,
        Optional<List<String>> classes,
        Optional<String> error,
        Optional<JobProgress> progress,
        double seconds,
        List<String> can,
        Optional<String> method,
        Map<String, ParameterValue> parameters,
        Optional<Double> lambda,
        Optional<Double> rawLambda,
        Optional<String> loss,
        Optional<Double> lossParameter,
        int labels,
        List<String> warnings) {
    static FitView of(FitTask task) {
        Optional<FitVersion> now = task.isDone() ? task.latest() : Optional.empty();
        Optional<Fit> fit = now.map(FitVersion::fit);
        return new FitView(
                task.id(),
                task.table().id(),
                task.state().word(),
                task.request().asked(),
                now.map(FitVersion::number).orElse(0L),
                now.map(FitVersion::stale).orElse(false),
                task.data().labelled().outputs(),
                fit.flatMap(FitView::classes),
                task.error(),
                task.progress(),
                task.seconds(),
                now.map(FitView::can).orElse(List.of()),
                fit.flatMap(found -> found.report().method()).map(MethodReport::name),
                fit.flatMap(found -> found.report().method())
                        .map(FitView::parameters)
                        .orElse(Map.of()),
                now.flatMap(FitVersion::relativeLambda),
                now.flatMap(FitVersion::rawLambda),
                now.flatMap(FitVersion::loss).map(LossReport::name),
                now.flatMap(FitVersion::loss).flatMap(LossReport::value),
                now.map(FitVersion::labelled)
                        .orElse(task.data().labelled())
                        .labels()
                        .size(),
                fit.map(found -> found.report().warnings()).orElse(List.of()));
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
                boolean squared = now.loss().map(ReportedLoss::of).map(ReportedLoss::isSquared).orElse(true);
                if (values.report().errorBars().isPresent() || (live && squared)) can.add("sds");
                if (live) can.addAll(List.of("suggestions", "model"));
            }
            case ClassificationFit classes -> can.addAll(List.of("probabilities", "model"));
        }
        return can;
    }
}
