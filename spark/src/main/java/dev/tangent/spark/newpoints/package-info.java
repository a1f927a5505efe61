/// Values for rows that come after the fit. A row goes to the cell its place is in; that cell asks others for the
/// points that may be among the row's neighbours, and core's fitted model over its own points and these predicts it.
package dev.tangent.spark.newpoints;
