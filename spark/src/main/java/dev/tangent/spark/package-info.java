/// Tangent on Apache Spark, for points that outgrow one machine: learns values of rows from the labels of some, with
/// the same results as core.
package dev.tangent.spark;
