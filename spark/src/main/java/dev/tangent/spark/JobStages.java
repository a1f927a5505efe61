package dev.tangent.spark;

import dev.tangent.InvalidInput;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;

/// The stages of a fit: jobs carry their names in Spark's user interface, and the report tells their seconds.
final class JobStages {
    private final SparkContext context;
    private final Map<String, Double> seconds = new LinkedHashMap<>();

    JobStages(SparkContext context) {
        this.context = context;
    }

    <T> T run(String name, Supplier<T> work) {
        long start = System.nanoTime();
        context.setJobDescription("tangent: " + name);
        try {
            return work.get();
        } catch (RuntimeException failure) {
            throw refusal(failure).<RuntimeException>map(refused -> refused).orElse(failure);
        } finally {
            context.setJobDescription(null);
            seconds.merge(name, (System.nanoTime() - start) / 1e9, Double::sum);
        }
    }

    /// What a task refused, where that is why its job failed: Spark wraps it.
    private static Optional<InvalidInput> refusal(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause())
            if (cause instanceof InvalidInput refused) return Optional.of(new InvalidInput(refused.wording(), failure));
        return Optional.empty();
    }

    Map<String, Double> seconds() {
        return new LinkedHashMap<>(seconds);
    }
}
