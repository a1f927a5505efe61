/// Dense and sparse linear algebra: factors, solves and eigenvectors of sparse symmetric matrices.
@SuppressWarnings({
    "requires-automatic", // EJML has no module descriptors
    "module" // core is built later
})
module dev.tangent.numerics {
    requires ejml.core;
    requires ejml.ddense;
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports dev.tangent.linalg;
    exports dev.tangent.parallel;
    exports dev.tangent.sparse;
    exports dev.tangent.sparse.cholesky;
    exports dev.tangent.sparse.eigen;
    exports dev.tangent.sparse.solver;

    // What core's own algorithms need; no promise to anybody else.
    exports dev.tangent.linalg.array to
            dev.tangent.core;
    exports dev.tangent.linalg.dense to
            dev.tangent.core;
    exports dev.tangent.linalg.simd to
            dev.tangent.core;
    exports dev.tangent.sparse.graph to
            dev.tangent.core;
    exports dev.tangent.sparse.operator to
            dev.tangent.core;
}
