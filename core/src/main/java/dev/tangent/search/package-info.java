/// Choosing methods and parameters by the labels.
///
/// A *search request* says what may be tried; on given points it becomes a *search space*, all settings that are
/// possible there. The *tuner* goes through it part by part and may keep what it finds in a *journal*, so that a search
/// that was ended can go on. The *search result* has every candidate, and the chosen one.
package dev.tangent.search;
