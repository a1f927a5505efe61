/// One run of experiments as it is asked for: which of them, on what, how often, and the report of it.
package dev.tangent.experiments.run;
