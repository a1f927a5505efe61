/// What happens to points before anything is learnt: columns of different units are brought to one scale, and missing
/// coordinates are dealt with.
///
/// *Standardisation* subtracts a location from each column and divides by its *spread*. A point is *complete* if it has
/// all its coordinates; *imputation* estimates those it has not. *Indicators* are columns of zeros and ones that say
/// which category a point belongs to.
package dev.tangent.preprocessing;
