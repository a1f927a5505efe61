/// Requests and answers: who may ask, how much a body may hold, which resource answers, in what form.
///
/// A *route* is a method and a path; a *refusal* is an answer that says in one line what is wrong.
package dev.tangent.service.http;
