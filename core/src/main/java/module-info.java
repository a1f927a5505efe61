/// Learning functions on manifolds from a few labels: the library.
module dev.tangent.core {
    requires transitive dev.tangent.numerics;

    exports dev.tangent;
    exports dev.tangent.geometry;
    exports dev.tangent.learning;
    exports dev.tangent.learning.calibration;
    exports dev.tangent.learning.classification;
    exports dev.tangent.learning.loss;
    exports dev.tangent.learning.newpoints;
    exports dev.tangent.learning.reduction;
    exports dev.tangent.learning.trial;
    exports dev.tangent.learning.uncertainty;
    exports dev.tangent.method;
    exports dev.tangent.preprocessing;
    exports dev.tangent.regularizer;
    exports dev.tangent.report;
    exports dev.tangent.spectral;
}
