package dev.tangent.spark.learning;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.dense.CholeskyQr;
import dev.tangent.spark.solve.MatrixBlock;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// A = Q R of a matrix whose rows are in cells, as [CholeskyQr]: three rounds, a job each.
///
/// @param q kept until its owner lets go of it
record TallQr(JavaRDD<MatrixBlock> q, Matrix r) {
    static TallQr of(JavaRDD<MatrixBlock> tall, long rows, int columns) {
        TallQr plain = new TallQr(tall, Matrix.identity(columns));
        TallQr once = plain.round(CholeskyQr.shift(rows, columns));
        TallQr twice = once.round(0);
        once.q.unpersist();
        TallQr thrice = twice.round(0);
        twice.q.unpersist();
        return thrice;
    }

    /// A'B.
    static Matrix gram(JavaRDD<MatrixBlock> a, JavaRDD<MatrixBlock> b) {
        List<MatrixBlock> parts = a.zip(b)
                .map(pair -> MatrixBlock.of(
                        pair._1().matrix().transposeTimes(pair._2().matrix())))
                .collect();
        Matrix sum = parts.getFirst().matrix();
        for (MatrixBlock part : parts.subList(1, parts.size())) sum = sum.plus(part.matrix());
        return sum;
    }

    /// Each cell's rows times a matrix.
    static JavaRDD<MatrixBlock> times(JavaRDD<MatrixBlock> rows, Matrix right) {
        MatrixBlock factor = MatrixBlock.of(right);
        return rows.map(block -> MatrixBlock.of(block.matrix().times(factor.matrix())));
    }

    /// @param shift of the diagonal, in units of A's squared norm
    private TallQr round(double shift) {
        Matrix gram = gram(q, q);
        double square = 0;
        for (int i = 0; i < gram.rows(); i++) square += gram.at(i, i);
        Matrix lower = CholeskyQr.factor(gram, shift * square);
        JavaRDD<MatrixBlock> next = times(q, DenseSolve.lowerInverse(lower).transpose())
                .setName("orthonormal columns")
                .persist(StorageLevel.MEMORY_AND_DISK());
        next.count();
        return new TallQr(next, lower.transpose().times(r));
    }
}
