/// Methods against each other on one problem: seeded draws of labels, parameters chosen by cross-validation on those
/// labels, errors on everything else, paired tests.
package dev.tangent.experiments.study;
