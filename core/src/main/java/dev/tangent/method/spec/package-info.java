/// What a caller said of methods and losses, what the points allow, and the defaults.
package dev.tangent.method.spec;
