package dev.tangent.data.model;

import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Domain;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.energy.LocalPolynomial;
import java.util.List;

/// A local regularizer of the caller's own, with a whole and a positive parameter of its own.
record StiffPolynomial(int dimension, double reach, int order) implements LocalRegularizer {
    static final Parameter<Double> REACH = Parameter.of("reach", new Domain.PositiveNumber(), 1.0, List.of());
    static final Parameter<Integer> ORDER = Parameter.of("order", new Domain.WholeNumber(1), 4, List.of());

    /// Named as one that the catalogue once had, which model files may still name.
    static final RegularizerMethod METHOD = RegularizerMethod.local(
            "derivative",
            values -> new StiffPolynomial(values.of(Parameter.DIMENSION), values.of(REACH), values.of(ORDER)),
            REACH,
            ORDER);

    @Override
    public int nullSpaceDimension() {
        return plain().nullSpaceDimension();
    }

    @Override
    public int leastNeighbours() {
        return plain().leastNeighbours();
    }

    @Override
    public Matrix at(TangentSpace tangent) {
        Matrix energy = plain().at(tangent);
        for (int i = 0; i < energy.values().length; i++) energy.values()[i] *= reach * order;
        return energy;
    }

    private LocalPolynomial plain() {
        return new LocalPolynomial(dimension);
    }
}
