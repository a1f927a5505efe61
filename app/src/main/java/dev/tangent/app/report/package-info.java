/// What a command tells about its work: how far it is while it runs, and a summary when it is done.
///
/// A *stage* is a named, timed part of a command. The *summary* is one record with two faces, text for people and JSON
/// for programs.
package dev.tangent.app.report;
