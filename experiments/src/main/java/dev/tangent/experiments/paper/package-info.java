/// What the paper printed, and what every experiment that repeats it has in common.
package dev.tangent.experiments.paper;
