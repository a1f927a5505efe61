package dev.tangent.selection.ensemble;

import dev.tangent.selection.score.Candidate;
import java.util.List;

/// All candidates of a search, ranked.
///
/// @param candidates all, in the order in which they were tried
/// @param ranked all, best first
/// @param bestOfMethods the best of each method, best method first
/// @param chosen by the rule, of the method that counts most
/// @param chosenFor the same for each output alone
/// @param ensemble the mean of one candidate of each method by [EnsembleWeights], where more than one counts
/// @param ensembleFor the same for each output alone
public record Ranked(
        List<Candidate> candidates,
        List<Candidate> ranked,
        List<Candidate> bestOfMethods,
        Candidate chosen,
        List<Candidate> chosenFor,
        Candidate ensemble,
        List<Candidate> ensembleFor) {}
