package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;

/// One question, asked of Tangent and of its peers.
@FunctionalInterface
interface BenchmarkItem {
    BenchmarkSection run(BenchmarkContext bench);
}
