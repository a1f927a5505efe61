package dev.tangent.method.kind;

import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// A trend in the space of the coordinates and a part on the manifold, learnt together; it weighs the two itself.
///
/// @param mostLabels with more labels a search among all methods leaves it out: its work grows with their cube
public record TrendMethod(String name, String title, String description, RegularizerMethod manifold, int mostLabels)
        implements Method {
    @Override
    public List<Parameter<?>> parameters() {
        return manifold.parameters();
    }

    @Override
    public Set<Capability> capabilities() {
        return EnumSet.of(Capability.VALUES, Capability.CLASSES);
    }
}
