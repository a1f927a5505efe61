/// What clients have left with the service and may come back to, counted in bytes.
///
/// Something *held* is a table, the result of a job or a model. It is *in use* while it must not be dropped; what is
/// not, and was asked for longest ago, is *dropped* first where room is needed.
@org.jspecify.annotations.NullMarked
package dev.tangent.service.memory;
