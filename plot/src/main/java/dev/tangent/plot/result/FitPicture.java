package dev.tangent.plot.result;

import dev.tangent.plot.picture.Drawing;

/// One picture of a fit.
///
/// @param name small letters, digits and hyphens
/// @param caption what it shows and how it was made
public record FitPicture(String name, Drawing drawing, String caption) {}
