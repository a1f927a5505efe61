/// The service: tables and fits in one process, over HTTP.
///
/// It fills requests of the library's door, calls it and hands on what comes back; it decides nothing itself.
package dev.tangent.service;
