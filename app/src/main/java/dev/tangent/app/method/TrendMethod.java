package dev.tangent.app.method;

import java.util.List;

/// A trend in the space of the coordinates and a part on the manifold, learnt together; it weighs the two itself.
public record TrendMethod(String name, String title, String description, RegularizerMethod manifold) implements Method {
    @Override
    public List<Parameter<?>> parameters() {
        return manifold.parameters();
    }
}
