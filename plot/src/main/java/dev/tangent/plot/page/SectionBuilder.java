package dev.tangent.plot.page;

import java.util.ArrayList;
import java.util.List;

/// Collects blocks in reading order.
public final class SectionBuilder {
    private final String heading;
    private final List<Block> blocks = new ArrayList<>();

    SectionBuilder(String heading) {
        this.heading = heading;
    }

    public SectionBuilder add(Block block) {
        blocks.add(block);
        return this;
    }

    public SectionBuilder paragraph(String text) {
        return add(Block.Paragraph.of(text));
    }

    public SectionBuilder paragraph(Words words) {
        return add(new Block.Paragraph(words));
    }

    public SectionBuilder heading(String text) {
        return add(new Block.Heading(text));
    }

    public Section build() {
        return new Section(heading, blocks);
    }
}
