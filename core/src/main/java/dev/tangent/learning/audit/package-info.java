/// Labels that the others contradict: each as predicted without it, and a mixture that tells what is wrong from what is
/// merely predicted badly.
///
/// A *place* is a distinct point. All labels of a place are left out together, because copies of a record must not
/// vouch for each other.
package dev.tangent.learning.audit;
