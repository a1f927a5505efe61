package dev.tangent.spark;

import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/// One session for all tests of this module: to start one takes ten seconds.
public final class LocalSpark {
    private static final SparkSession SESSION = SparkSession.builder()
            .master(System.getProperty("tangent.spark.master", "local[2]"))
            .appName("tests")
            .config("spark.ui.enabled", false)
            .config("spark.sql.shuffle.partitions", 2)
            // For tables of a few hundred rows to compile code takes longer than all else.
            .config("spark.sql.codegen.wholeStage", false)
            .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
            .config("spark.sql.adaptive.enabled", false)
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .getOrCreate();

    private LocalSpark() {}

    public static SparkSession session() {
        return SESSION;
    }

    public static JavaSparkContext context() {
        return JavaSparkContext.fromSparkContext(SESSION.sparkContext());
    }

    public static <T> JavaRDD<T> distribute(List<T> values, int partitions) {
        return context().parallelize(values, partitions);
    }
}
