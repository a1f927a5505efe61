package dev.tangent.spark.matrix;

import dev.tangent.linalg.array.DisjointSets;
import java.io.Serializable;
import java.util.Arrays;

/// The connected components of a cell's own points by their own rows, and which of them other cells touch.
///
/// @param componentOf the local component of each own point, counted from 0 in the order of their first points
/// @param first the first own point of each local component
/// @param sizes own points of each local component
/// @param haloComponents local components that the points of the halo are joined to
public record LocalComponents(int[] componentOf, int[] first, int[] sizes, int[] haloComponents)
        implements Serializable {
    /// @param negligible couplings up to this are none
    static LocalComponents of(RowBlock block, double negligible) {
        int size = block.size();
        DisjointSets sets = new DisjointSets(size + block.halo().length);
        for (int i = 0; i < size; i++)
            for (int p = block.rowStart()[i]; p < block.rowStart()[i + 1]; p++)
                if (Math.abs(block.values()[p]) > negligible) sets.join(i, block.columns()[p]);
        int[] numberOf = new int[sets.size()];
        Arrays.fill(numberOf, -1);
        int[] componentOf = new int[size];
        int[] first = new int[size];
        int[] sizes = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            int root = sets.root(i);
            if (numberOf[root] < 0) {
                first[count] = i;
                numberOf[root] = count++;
            }
            componentOf[i] = numberOf[root];
            sizes[componentOf[i]]++;
        }
        int[] halo = new int[block.halo().length];
        // -1: no own point is coupled to it by more than what is negligible
        Arrays.setAll(halo, h -> numberOf[sets.root(size + h)]);
        return new LocalComponents(componentOf, Arrays.copyOf(first, count), Arrays.copyOf(sizes, count), halo);
    }
}
