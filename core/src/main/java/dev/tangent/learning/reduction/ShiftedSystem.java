package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.dense.Tridiagonal;

/// (I + lambda A) X = B for many lambdas, A symmetric positive semidefinite, solved in coordinates of its own.
///
/// Made tridiagonal once, A takes next to nothing for each lambda, but what makes it tridiagonal goes over the matrix
/// once for each of its rows. A Cholesky factor for each lambda is ten times the operations for thirty lambdas, and
/// runs at twenty times the speed once the matrix no longer fits the nearer caches.
sealed interface ShiftedSystem {
    /// Beyond this order a factor for each lambda is quicker: docs/decisions/0020 has what was measured.
    int LARGE = 320;

    /// X in this system's coordinates.
    Matrix at(double lambda);

    /// Values X in the coordinates that A came in.
    Matrix values(Matrix own);

    /// Rows of linear functions of X, made functions of the own coordinates.
    Matrix functions(Matrix rows);

    static ShiftedSystem of(Matrix a, Matrix b) {
        return a.rows() > LARGE ? new FactorPerShift(a, b) : Rotated.of(a, b);
    }

    /// By A = Q T Q' with T tridiagonal.
    record Rotated(Tridiagonal tridiagonal, Matrix rhs) implements ShiftedSystem {
        static Rotated of(Matrix a, Matrix b) {
            Tridiagonal tridiagonal = new Tridiagonal(a);
            return new Rotated(tridiagonal, tridiagonal.axes().transpose().times(b));
        }

        @Override
        public Matrix at(double lambda) {
            return tridiagonal.solveShifted(lambda, rhs);
        }

        @Override
        public Matrix values(Matrix own) {
            return tridiagonal.axes().times(own);
        }

        @Override
        public Matrix functions(Matrix rows) {
            return rows.times(tridiagonal.axes());
        }
    }

    /// By a factor for each lambda.
    record FactorPerShift(Matrix a, Matrix rhs) implements ShiftedSystem {
        @Override
        public Matrix at(double lambda) {
            Matrix shifted = a.times(lambda);
            for (int i = 0; i < shifted.rows(); i++) shifted.set(i, i, 1 + shifted.at(i, i));
            // Rounding in A may leave it slightly indefinite; only a large lambda lets that outweigh the one.
            return DenseSolve.clearlyRegular(shifted, rhs, 0).orElseGet(() -> rotated(lambda));
        }

        private Matrix rotated(double lambda) {
            Rotated slow = Rotated.of(a, rhs);
            return slow.values(slow.at(lambda));
        }

        @Override
        public Matrix values(Matrix own) {
            return own;
        }

        @Override
        public Matrix functions(Matrix rows) {
            return rows;
        }
    }
}
