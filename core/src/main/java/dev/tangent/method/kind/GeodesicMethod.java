package dev.tangent.method.kind;

import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Parameter;
import java.util.List;

/// Embeddings by the lengths of shortest paths over the neighbour graph. They make no matrix R and learn nothing.
///
/// @param name a short word, unique in the catalogue
public record GeodesicMethod(String name, String title, String description) implements EmbeddingMethod {
    @Override
    public List<Parameter<?>> parameters() {
        return List.of(Parameter.NEIGHBOURS, Parameter.DIMENSION);
    }
}
