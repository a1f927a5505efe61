/// Choosing methods and parameters by the labels: the search itself.
///
/// A *search request* says what may be tried; on given points it becomes a *search space*, all candidates that are
/// possible there ([dev.tangent.selection.grid]). A *search run* goes through it unit by unit, scores what it finds on
/// folds ([dev.tangent.selection.score]), and may keep it in a *journal*, so that a search that was ended can go on.
/// The *search result* has every candidate and the chosen one, or a mean of several ([dev.tangent.selection.ensemble]).
package dev.tangent.selection;
