/// What is found out about a finished fit: its error on labels it did not have, the columns it rests on, the labels
/// that the others contradict.
package dev.tangent.fit.assessment;
