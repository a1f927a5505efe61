/// The edge to the terminal: where results and words go, and how failures are told.
///
/// Results go to *standard output*, words for people to *standard error*. A failure is one line and an *exit code*: 1
/// failed, 2 wrong use or input, 130 interrupted, 141 nobody reads the output any more.
package dev.tangent.app.console;
