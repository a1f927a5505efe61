/// Files in and out, and point clouds made by formula.
///
/// A *table* is a file of rows under named columns; a *line* is the 1-based line of the file a row starts on. A
/// *missing* cell is blank or one of the usual marks (`NA`, `NaN`, `null`, `?`): in a target it means unlabelled, in a
/// coordinate it is an error. A *broken* column mixes numbers and text: it is an error once it is used as numbers.
/// A generated cloud comes with its *truth*: the parameters each point was made from.
package dev.tangent.data;
