package dev.tangent.present.local;

/// Starts services; found by [java.util.ServiceLoader].
public interface LocalServiceProvider {
    /// Listens from now on.
    LocalService start(LocalServiceSettings settings);
}
