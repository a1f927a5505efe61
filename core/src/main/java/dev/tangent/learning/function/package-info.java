/// Functions of the coordinates alone, known at every place.
package dev.tangent.learning.function;
