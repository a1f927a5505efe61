package dev.tangent.gpu;

/// The calls of cuSOLVER and cuBLAS that are used here, as the libraries have them: a code is returned, 0 for success,
/// and results are written to the first slot of an array. [FactorLibrary] checks the codes.
///
/// Matrices are of doubles, and the libraries read them by columns: what is the lower triangle L of ours, stored by
/// rows, is an upper one to them.
interface CudaMath {
    /// A handle of cuSOLVER for this thread's context.
    int createSolver(long[] handle);

    /// A handle of cuBLAS for it.
    int createBlas(long[] handle);

    /// Doubles of memory that a factor of n rows needs.
    int factorWorkspace(long solver, int n, long a, int rowLength, int[] doubles);

    /// A = L L', with L in the place of A; at `info` 0, or which pivot is not positive.
    ///
    /// @param rowLength numbers from one row of A to the next
    int factor(long solver, int n, long a, int rowLength, long workspace, int doubles, long info);

    /// B = L^-1 B, or L'^-1 B, for a block of columns stored by rows.
    int solve(long blas, boolean transposed, int n, int columns, long factor, int rowLength, long b);
}
