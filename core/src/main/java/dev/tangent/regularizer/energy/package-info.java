/// The energies f'Rf: graph Laplacian and its powers, local Gaussian, Hessian and local polynomial regularizers.
package dev.tangent.regularizer.energy;
