/// The command line: `tangent`. [Main#run] is the whole program as a function; only [Main#main] ends the process.
///
/// A command is one class: it reads options and files, fills a request of the library, and shows what comes back. It
/// decides nothing. Results go to a file or standard output, words for people to standard error.
package dev.tangent.app;
