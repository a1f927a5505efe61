package dev.tangent;

import java.util.OptionalDouble;

/// How far a search is.
///
/// @param done settings so far
/// @param recalled of those, how many came from a journal
/// @param running what is tried now; empty at the end
/// @param secondsLeft by the rates so far, from now on; empty as long as there are none
public record SearchProgress(int done, int total, int recalled, String running, OptionalDouble secondsLeft) {}
