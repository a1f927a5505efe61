/// Choosing parameters by cross-validation, as the command line offers it.
///
/// The *scope* is what the user allows; over given data it becomes a *space*, all settings that are possible there. A
/// *journal* keeps what each setting found, so that an interrupted search can go on. What comes out is *found*: every
/// candidate, and the chosen one.
package dev.tangent.app.tuning;
