/// Which method where: all methods, and those of scikit-learn beside them, over a *gallery* of tables that differ in
/// what a method can make use of. A *part* is one output of a table, a row of the results. *Peers* are scikit-learn's
/// methods, run by a script on the same labels. The *ratio* of a method is its error over that of the best single
/// method, which is known only afterwards.
package dev.tangent.experiments.survey;
