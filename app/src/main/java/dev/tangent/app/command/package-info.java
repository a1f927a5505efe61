/// The commands, one class each.
///
/// A *request* is what a command that learns asks of the library, checked before any file is read; a *run* is the same
/// once the files are read. What a command *needs* beyond predictions, such as error bars, only some methods can do.
package dev.tangent.app.command;
