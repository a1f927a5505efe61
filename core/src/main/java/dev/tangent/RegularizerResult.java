package dev.tangent;

import dev.tangent.ManifoldAnalysis.AnalysisReport;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.report.MatrixReport;
import dev.tangent.report.MethodReport;

/// R over the distinct points and how it was made.
///
/// @param report what it takes to hold and to solve
public record RegularizerResult(
        RegularizerMatrix matrix, MethodReport method, MatrixReport report, AnalysisReport analysis) {}
