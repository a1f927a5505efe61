/// What is found out about a fit that is done: how far it is from labels that it did not have, which columns it rests
/// on, and which labels the others contradict.
package dev.tangent.fit.assessment;
