package dev.tangent.samples.motion;

/// A motion and who moved.
public record Clip(Motion motion, String subject) {
    public String name() {
        return motion.name();
    }
}
