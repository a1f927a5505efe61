% A sparse matrix from a file: size, entries, row starts, columns (int32), values (float64). Symmetric, so rows serve
% as columns.
function A = read_sparse(name)
  file = fopen(name, 'r', 'ieee-le');
  head = fread(file, 2, 'int32');
  start = fread(file, head(1) + 1, 'int32');
  inner = fread(file, head(2), 'int32') + 1;
  values = fread(file, head(2), 'double');
  fclose(file);
  outer = repelem((1:head(1))', diff(start));
  A = sparse(inner, outer, values, head(1), head(1));
  A = (A + A') / 2;
end
