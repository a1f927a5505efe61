/// Learning functions on manifolds from a few labels: the library.
@SuppressWarnings("module") // the module that reads and writes models is built later
module dev.tangent.core {
    requires transitive dev.tangent.numerics;
    requires static org.jspecify;

    exports dev.tangent;
    exports dev.tangent.geometry;
    exports dev.tangent.learning;
    exports dev.tangent.learning.newpoints;
    exports dev.tangent.method;
    exports dev.tangent.regularizer;
    exports dev.tangent.report;
    // What files of models hold, and nobody else relies on.
    exports dev.tangent.learning.calibration to
            dev.tangent.data;
    exports dev.tangent.learning.classification to
            dev.tangent.data;
    exports dev.tangent.learning.extension to
            dev.tangent.data;
    exports dev.tangent.learning.fitting to
            dev.tangent.data;
    exports dev.tangent.learning.function to
            dev.tangent.data;
    exports dev.tangent.learning.prediction to
            dev.tangent.data;
    exports dev.tangent.learning.uncertainty to
            dev.tangent.data;
    exports dev.tangent.method.spec to
            dev.tangent.data;
    exports dev.tangent.preprocessing to
            dev.tangent.data;
    exports dev.tangent.regularizer.energy to
            dev.tangent.data;

    uses dev.tangent.device.DeviceProvider;
}
