/// The catalogue of methods that every front offers.
///
/// A *method* has a name, takes *parameters* and has *capabilities*: what it can do beyond predicting values.
/// *Settings* are values for parameters, each given by the caller, chosen by a search, or a *default*; *choices* are
/// several values to search among. *Bounds* say which settings are possible on given points.
@NullMarked
package dev.tangent.method;

import org.jspecify.annotations.NullMarked;
