/// Programs of the machine that others are run with, such as Python: how one is found.
package dev.tangent.data.program;
