package dev.tangent.spark.learning;

import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.Block;
import java.io.Serializable;

/// The own points of a cell with their values.
///
/// @param values a row for each point
/// @param statuses ordinals of [dev.tangent.learning.Status]
/// @param sds standard deviations of the values; without columns where there are no error bars
public record FittedCell(Cell cell, Block values, byte[] statuses, Block sds) implements Serializable {
    FittedCell with(Block otherSds) {
        return new FittedCell(cell, values, statuses, otherSds);
    }
}
