/// What a fit tells about itself, as typed values: what was chosen and why, how the equations were solved, what error
/// to expect. Words for people are made by the fronts.
@NullMarked
package dev.tangent.report;

import org.jspecify.annotations.NullMarked;
