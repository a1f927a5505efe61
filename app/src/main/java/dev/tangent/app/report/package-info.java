/// How far a command is while it runs.
///
/// A *stage* is a named, timed part of a command.
package dev.tangent.app.report;
