package dev.tangent.plot.page;

import java.util.ArrayList;
import java.util.List;

/// A heading and what stands below it.
public record Section(String heading, List<Block> blocks) {
    public Section {
        blocks = List.copyOf(blocks);
    }

    public static Builder titled(String heading) {
        return new Builder(heading);
    }

    /// Collects blocks in reading order.
    public static final class Builder {
        private final String heading;
        private final List<Block> blocks = new ArrayList<>();

        private Builder(String heading) {
            this.heading = heading;
        }

        public Builder add(Block block) {
            blocks.add(block);
            return this;
        }

        public Builder paragraph(String text) {
            return add(Block.Paragraph.of(text));
        }

        public Builder paragraph(Words words) {
            return add(new Block.Paragraph(words));
        }

        public Builder heading(String text) {
            return add(new Block.Heading(text));
        }

        public Section build() {
            return new Section(heading, blocks);
        }
    }
}
