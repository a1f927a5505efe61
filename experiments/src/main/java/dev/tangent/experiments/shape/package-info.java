/// Table 2: measurements of people from the shape of their bodies.
package dev.tangent.experiments.shape;
