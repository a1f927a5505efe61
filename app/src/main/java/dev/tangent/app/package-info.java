/// The command line. Each command is one class: it reads options, lets the library work, and reports.
///
/// Results go to a file or standard output, everything said to the user goes to standard error. Exit codes: 0 done,
/// 1 failed, 2 wrong use or input. [Main#run] is the whole program as a function; only [Main#main] ends the process.
package dev.tangent.app;
