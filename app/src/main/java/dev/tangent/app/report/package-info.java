/// What a command tells about its work: how far it is while it runs, and a summary when it is done.
///
/// A *stage* is a named, timed part of a command. A *summary* is a record with two forms, text for people and JSON for
/// programs; its parts about the fit are the library's own reports.
package dev.tangent.app.report;
