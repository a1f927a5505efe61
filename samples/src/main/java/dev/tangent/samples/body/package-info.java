/// Body measurements, surveyed and simulated, as points and targets.
///
/// A *measurement* is a length or circumference of the body in millimetres. A *trait* is a latent factor of a simulated
/// person, such as stature or girth. *Points* are the leading *principal components* of the standardised measurements;
/// *targets* are the six quantities to be predicted from them.
package dev.tangent.samples.body;
