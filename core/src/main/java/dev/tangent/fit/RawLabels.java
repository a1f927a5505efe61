package dev.tangent.fit;

import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import java.util.List;
import java.util.Optional;

/// Labels as they came, and what there is to say of them.
///
/// @param rows by row; of classes their shares
/// @param classes where labels are classes
/// @param outputs names of what is predicted; one where it names classes
/// @param unused how many labels lack coordinates and are like no complete row
/// @param gaps a sentence on what the expected error leaves out, where many rows lack coordinates
/// @param contradictions a sentence on labels that differ at one place
public record RawLabels(
        Labels rows,
        Optional<ClassLabels> classes,
        List<String> outputs,
        int unused,
        Optional<String> gaps,
        List<String> contradictions) {}
