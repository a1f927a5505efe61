/// What the reader sees: sections with bars and tables, the machine, a chart.
package dev.tangent.bench.report;
