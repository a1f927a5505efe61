package dev.tangent.data.npy;

import java.net.URISyntaxException;
import java.nio.file.Path;

/// NumPy's own files, made by `npy/make_fixtures.py`.
public final class NpyFixtures {
    private NpyFixtures() {}

    public static Path path(String name) {
        try {
            return Path.of(
                    NpyFixtures.class.getResource("/npy/" + name + ".npy").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
