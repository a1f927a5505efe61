/// The catalogue of methods: what the command line, and any other front, offers to choose from.
///
/// A *method* has a name and takes *parameters*; *settings* are values for them, each either given by the user or a
/// *default*. Here, and only here, a word chooses an algorithm.
package dev.tangent.app.method;
