package dev.tangent.geometry.neighbours;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.Clouds;
import dev.tangent.geometry.PointCloud;
import org.junit.jupiter.api.Test;

class LeafQueriesTest {
    private static LeafQueries afterOneLeaf(PointCloud cloud) {
        BoxTree tree = BoxTreeBuilder.build(cloud);
        LeafQueries queries = new LeafQueries(tree, tree, new SinglePrecisionFilter(tree), 5);
        queries.search(0);
        return queries;
    }

    @Test
    void theFilterIsUsedWhereTheTreePrunesLittle() {
        assertThat(afterOneLeaf(Clouds.gaussian(2500, 64, 1)).usesFilter()).isTrue();
        assertThat(afterOneLeaf(Clouds.gaussian(2500, 2, 1)).usesFilter()).isFalse();
    }

    @Test
    void theFilterIsSharpInAnEvenCloudAndNotBesideAnOutlier() {
        assertThat(sharp(Clouds.gaussian(1000, 8, 1))).isTrue();
        assertThat(sharp(Clouds.withOutlier(1000, 8, 1))).isFalse();
    }

    /// For a squared bound of one.
    private static boolean sharp(PointCloud cloud) {
        BoxTree tree = BoxTreeBuilder.build(cloud);
        FilterQueries queries = new FilterQueries(new SinglePrecisionFilter(tree), cloud.dimension());
        queries.take(tree.blocks, 0, BoxTree.LEAF);
        queries.bound(3, 1.0);
        return queries.sharp(3);
    }
}
