/// Tables, matrices, labels, models and journals in files.
module dev.tangent.data {
    requires transitive dev.tangent.core;
    requires de.siegmar.fastcsv;
    requires java.sql;
    requires java.xml;
    requires tools.jackson.databind;
    requires static org.jspecify;

    exports dev.tangent.data.file;
    exports dev.tangent.data.format;
    exports dev.tangent.data.input;
    exports dev.tangent.data.journal;
    exports dev.tangent.data.matrixmarket;
    exports dev.tangent.data.model;
    exports dev.tangent.data.npy;
    exports dev.tangent.data.program;
    exports dev.tangent.data.table;
    exports dev.tangent.data.text;

    // Records are read and written as JSON.
    opens dev.tangent.data.journal to
            tools.jackson.databind;
    opens dev.tangent.data.model to
            tools.jackson.databind;
}
