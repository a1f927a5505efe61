% The equations of the whole job by CHOLMOD, in its own order: solve.m NAME. Reading is not counted, solving is.
name = argv(){1};
printf("done\n"); fflush(stdout);
while true
  line = input('', 's');  % not fgetl, which waits for the line after
  A = read_sparse([name '-matrix.bin']);
  B = read_dense([name '-right.bin']);
  tic; X = A \ B; seconds = toc;
  file = fopen([name '-solution.bin'], 'w', 'ieee-le');
  fwrite(file, size(X), 'int32');
  fwrite(file, X', 'double');
  fclose(file);
  printf("seconds %.9g\ndone\n", seconds); fflush(stdout);
end
