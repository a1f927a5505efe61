/// Programs of the machine that others are run with, such as Python: how one is found.
@NullMarked
package dev.tangent.data.program;

import org.jspecify.annotations.NullMarked;
