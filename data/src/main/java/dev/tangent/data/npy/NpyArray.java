package dev.tangent.data.npy;

import dev.tangent.linalg.Matrix;
import java.util.List;

/// An array that was read.
///
/// @param rounded how many whole numbers beyond 2^53 a double cannot hold, so that they were rounded
public record NpyArray(Matrix values, long rounded) {
    /// What whoever gave the file should know.
    public List<String> notes(String file) {
        if (rounded == 0) return List.of();
        return List.of(file + ": " + rounded + " whole numbers beyond 2^53 were rounded to the nearest double");
    }
}
