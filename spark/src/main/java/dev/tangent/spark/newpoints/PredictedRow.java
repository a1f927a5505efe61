package dev.tangent.spark.newpoints;

import dev.tangent.learning.Status;
import java.io.Serializable;

/// What is predicted for a row.
///
/// @param sds without entries where there are no error bars
public record PredictedRow<T extends Serializable>(T payload, double[] values, double[] sds, Status status)
        implements Serializable {}
