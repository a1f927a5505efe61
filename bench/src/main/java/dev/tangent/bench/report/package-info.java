/// The report: sections with thresholds and tables, the machine, a chart.
package dev.tangent.bench.report;
