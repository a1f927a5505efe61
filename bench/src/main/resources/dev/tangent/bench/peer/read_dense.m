% A dense matrix from a file: rows, columns (int32), values by rows (float64).
function B = read_dense(name)
  file = fopen(name, 'r', 'ieee-le');
  head = fread(file, 2, 'int32');
  B = fread(file, [head(2), head(1)], 'double')';
  fclose(file);
end
