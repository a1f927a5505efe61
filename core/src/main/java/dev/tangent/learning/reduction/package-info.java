/// R reduced to the labelled points: the energy of a function as a function of its values there alone.
///
/// The *reduction* S is a Schur complement of R; the *extension* gives the values of least energy at all other points.
/// A *lambda path* is the fit for every lambda at the cost of one; a *label spectrum* gives leave-one-out predictions
/// and the marginal likelihood in closed form. Points *identify* f on a connected component of the graph if they
/// determine it; where they do not, a *jitter* on the diagonal draws what is open to zero. Knows points and matrices,
/// not labels or losses.
package dev.tangent.learning.reduction;
