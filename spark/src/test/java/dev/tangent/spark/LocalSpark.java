package dev.tangent.spark;

import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import scala.Option;

/// One session for all tests of this module but those that need a context of their own: to start the first takes
/// ten seconds.
public final class LocalSpark {
    private static final SparkSession.Builder SESSION = SparkSession.builder()
            .master(System.getProperty("tangent.spark.master", "local[2]"))
            .appName("tests")
            .config("spark.ui.enabled", false)
            .config("spark.sql.shuffle.partitions", 2)
            // For tables of a few hundred rows to compile code takes longer than all else.
            .config("spark.sql.codegen.wholeStage", false)
            .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
            .config("spark.sql.adaptive.enabled", false)
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1");

    private LocalSpark() {}

    public static synchronized SparkSession session() {
        Option<SparkSession> running = SparkSession.getDefaultSession();
        return running.isDefined() ? running.get() : SESSION.getOrCreate();
    }

    /// Ends the session, if there is one, because a process has one context. Who asks later is given another, and
    /// quickly, since all classes are there.
    static synchronized void stop() {
        Option<SparkSession> running = SparkSession.getDefaultSession();
        if (running.isDefined()) running.get().stop();
    }

    public static JavaSparkContext context() {
        return JavaSparkContext.fromSparkContext(session().sparkContext());
    }

    public static <T> JavaRDD<T> distribute(List<T> values, int partitions) {
        return context().parallelize(values, partitions);
    }
}
