/// How far a prediction may be off, and where a label would help most.
///
/// The *posterior* is what prior and labels leave open of f; *nonconformity scores* are the labels' distances from what
/// the other labels predict, in units of what the posterior expects; they *calibrate* the posterior: its scale, and how
/// wide an interval must be to hold a given share of values. *Coverage* is the share that intervals did hold of labels
/// that had been held out.
package dev.tangent.learning.uncertainty;
