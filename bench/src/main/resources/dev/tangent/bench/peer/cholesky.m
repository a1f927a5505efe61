% CHOLMOD through Octave: cholesky.m NAME. Answers "factor" and "solve".
name = argv(){1};
A = read_sparse([name '-matrix.bin']);
B = read_dense([name '-right.bin']);
p = read_dense([name '-order.bin']) + 1;
Ap = A(p, p);
M = repmat(B, 1, 16);
printf("done\n"); fflush(stdout);
while true
  line = input('', 's');  % not fgetl, which waits for the line after
  switch strtrim(line)
    case 'own'            % its own order, symbolic and numeric factor
      tic; [R, flag, q] = chol(A, 'vector'); seconds = toc;
      printf("seconds %.9g\nentries %.9g\nflag %d\n", seconds, nnz(R), flag);
    case 'given'          % our order, symbolic and numeric factor
      tic; [R, flag] = chol(Ap); seconds = toc;
      printf("seconds %.9g\nentries %.9g\nflag %d\n", seconds, nnz(R), flag);
    case 'backslash'      % order, factor and solve for all right-hand sides
      tic; X = A \ B; seconds = toc;
      printf("seconds %.9g\nresidual %.9g\n", seconds, norm(A * X - B, 'fro') / norm(B, 'fro'));
    case 'backslash-one'  % the same for one of them
      b = B(:, 1);
      tic; x = A \ b; seconds = toc;
      printf("seconds %.9g\n", seconds);
    case 'backslash-many' % and for so many that they show beside the factor: sixteen times as many
      tic; X = A \ M; seconds = toc;
      printf("seconds %.9g\n", seconds);
  end
  printf("done\n"); fflush(stdout);
end
