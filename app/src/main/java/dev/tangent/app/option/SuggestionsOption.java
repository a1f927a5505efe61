package dev.tangent.app.option;

import dev.tangent.method.Capability;
import java.util.List;
import picocli.CommandLine.Option;

/// `--for-suggestions`: the fit is one that could be asked what to label next.
public final class SuggestionsOption {
    @Option(
            names = "--for-suggestions",
            order = 36,
            description = "choose only among methods that can tell what to label next, as 'tangent suggest' does")
    private boolean wanted;

    public List<Capability> needs() {
        return wanted ? List.of(Capability.SUGGESTIONS) : List.of();
    }
}
