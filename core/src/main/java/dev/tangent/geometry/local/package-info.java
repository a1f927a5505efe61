/// What one neighbourhood looks like: its principal components, its inner products, how far a point is off it.
package dev.tangent.geometry.local;
