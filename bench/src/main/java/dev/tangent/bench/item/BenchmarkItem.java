package dev.tangent.bench.item;

import dev.tangent.bench.report.BenchmarkSection;

/// One question, asked of Tangent and of its peers.
interface BenchmarkItem {
    /// The word for `--only`.
    String name();

    BenchmarkSection run(BenchmarkContext bench);
}
