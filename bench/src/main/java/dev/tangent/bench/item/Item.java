package dev.tangent.bench.item;

import dev.tangent.bench.report.Section;

/// One question, asked of Tangent and of its peers.
interface Item {
    /// The word for `--only`.
    String name();

    Section run(Workbench bench);
}
