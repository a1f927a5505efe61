/// What a caller said of methods and losses, and what the points allow.
package dev.tangent.method.spec;
