package dev.tangent.plot.page;

import java.util.List;

/// A heading and what stands below it.
public record Section(String heading, List<Block> blocks) {
    public Section {
        blocks = List.copyOf(blocks);
    }

    public static SectionBuilder titled(String heading) {
        return new SectionBuilder(heading);
    }
}
