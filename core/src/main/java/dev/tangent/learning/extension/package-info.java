/// Values at new points from values at known ones.
package dev.tangent.learning.extension;
