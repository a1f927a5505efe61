/// What goes beyond the paper, measured: error bars that keep their promise, and advice on what to label next.
package dev.tangent.experiments.trust;
