// Conjugate gradients for many right-hand sides and a two-level preconditioner: block Jacobi on small groups of points
// before and after a coarse correction by functions that are constant or linear on each aggregate of groups.
//
// The system is kept in the order of the groups. Blocks of vectors are stored by rows, `width` numbers a point. Sums
// have a fixed sequence: no atomic operations on floating-point numbers.

constexpr int WARP = 32;
constexpr unsigned ALL = 0xffffffffu;
constexpr int THREADS = 256;
constexpr int GROUP = 64; // points of a group, at most

// Row i of the ordered matrix: factor * row order[i] plus the diagonal; columns named by their place.
extern "C" __global__ void orderRows(const int *rowStart, const int *columns, const double *values, const int *order,
                                     const int *place, const double *added, double factor, int n, const int *newStart,
                                     int *newColumns, double *newValues, int *failed) {
    int i = (blockIdx.x * blockDim.x + threadIdx.x) / WARP, lane = threadIdx.x % WARP;
    if (i >= n) return;
    int row = order[i], from = rowStart[row], length = rowStart[row + 1] - from;
    bool diagonal = false;
    for (int e = lane; e < length; e += WARP) {
        int column = columns[from + e];
        newColumns[newStart[i] + e] = place[column];
        newValues[newStart[i] + e] = factor * values[from + e] + (column == row ? added[row] : 0);
        diagonal |= column == row;
    }
    if (!__any_sync(ALL, diagonal) && lane == 0) *failed = 1;
}

// y = A x, or b - A x. Lanes share a row's entries among 32 / `lanes` parts, each of `lanes` columns at a time.
extern "C" __global__ void multiply(const int *rowStart, const int *columns, const double *values, const double *x,
                                    const double *b, double *y, int n, int width, int lanes) {
    int i = (blockIdx.x * blockDim.x + threadIdx.x) / WARP, lane = threadIdx.x % WARP;
    if (i >= n) return;
    int parts = WARP / lanes, part = lane / lanes;
    int from = rowStart[i], to = rowStart[i + 1];
    for (int c0 = 0; c0 < width; c0 += 2 * lanes) {
        int c1 = c0 + lane % lanes, c2 = c1 + lanes;
        bool one = c1 < width, two = c2 < width;
        double sum1 = 0, sum2 = 0;
#pragma unroll 4
        for (int e = from + part; e < to; e += parts) {
            double a = values[e];
            const double *row = x + (size_t) columns[e] * width;
            if (one) sum1 += a * row[c1];
            if (two) sum2 += a * row[c2];
        }
        for (int s = 16; s >= lanes; s >>= 1) {
            sum1 += __shfl_xor_sync(ALL, sum1, s);
            sum2 += __shfl_xor_sync(ALL, sum2, s);
        }
        if (part != 0) continue;
        size_t out = (size_t) i * width;
        if (one) y[out + c1] = b ? b[out + c1] - sum1 : sum1;
        if (two) y[out + c2] = b ? b[out + c2] - sum2 : sum2;
    }
}

// The same for one column: 4 lanes a row.
extern "C" __global__ void multiplyOne(const int *rowStart, const int *columns, const double *values, const double *x,
                                       const double *b, double *y, int n) {
    constexpr int LANES = 4;
    int i = (blockIdx.x * blockDim.x + threadIdx.x) / LANES, lane = threadIdx.x % LANES;
    int from = i < n ? rowStart[i] : 0, to = i < n ? rowStart[i + 1] : 0;
    double sum = 0;
#pragma unroll 4
    for (int e = from + lane; e < to; e += LANES) sum += values[e] * x[columns[e]];
    for (int s = LANES / 2; s > 0; s >>= 1) sum += __shfl_xor_sync(ALL, sum, s);
    if (i < n && lane == 0) y[i] = b ? b[i] - sum : sum;
}

// The inverse of the diagonal block of each group, GROUP * GROUP numbers each, by Gauss-Jordan elimination.
extern "C" __global__ void __launch_bounds__(THREADS) invertGroups(const int *rowStart, const int *columns,
                                                                   const double *values, const int *groupStart,
                                                                   double *inverse, int *failed) {
    __shared__ double a[GROUP][GROUP + 1];
    __shared__ double pivotRow[GROUP], pivotColumn[GROUP];
    int first = groupStart[blockIdx.x], size = groupStart[blockIdx.x + 1] - first;
    for (int e = threadIdx.x; e < GROUP * GROUP; e += THREADS) a[e / GROUP][e % GROUP] = 0;
    __syncthreads();
    for (int r = threadIdx.x / WARP; r < size; r += THREADS / WARP)
        for (int e = rowStart[first + r] + threadIdx.x % WARP; e < rowStart[first + r + 1]; e += WARP) {
            int column = columns[e] - first;
            if (column >= 0 && column < size) a[r][column] = values[e];
        }
    __syncthreads();
    for (int p = 0; p < size; p++) {
        double pivot = a[p][p];
        if (!(pivot > 0)) {
            if (threadIdx.x == 0) *failed = 1;
            return;
        }
        if (threadIdx.x < size) {
            pivotRow[threadIdx.x] = a[p][threadIdx.x] / pivot;
            pivotColumn[threadIdx.x] = a[threadIdx.x][p];
        }
        __syncthreads();
        for (int e = threadIdx.x; e < size * GROUP; e += THREADS) {
            int r = e / GROUP, c = e % GROUP;
            if (c >= size) continue;
            if (r == p) a[r][c] = c == p ? 1 / pivot : pivotRow[c];
            else a[r][c] = c == p ? -pivotColumn[r] / pivot : a[r][c] - pivotColumn[r] * pivotRow[c];
        }
        __syncthreads();
    }
    double *out = inverse + (size_t) blockIdx.x * GROUP * GROUP;
    for (int e = threadIdx.x; e < size * size; e += THREADS) {
        int r = e / size, c = e % size;
        out[r * GROUP + c] = (a[r][c] + a[c][r]) / 2;
    }
}

// z = damping D^-1 r, or z + damping D^-1 r. Dynamic shared memory: GROUP * 32 numbers.
extern "C" __global__ void __launch_bounds__(THREADS) smooth(const double *inverse, const int *groupStart,
                                                             const double *r, double *z, int width, double damping,
                                                             int add) {
    __shared__ double in[GROUP][WARP];
    int first = groupStart[blockIdx.x], size = groupStart[blockIdx.x + 1] - first;
    const double *mine = inverse + (size_t) blockIdx.x * GROUP * GROUP;
    int c = threadIdx.x % WARP;
    for (int c0 = 0; c0 < width; c0 += WARP) {
        __syncthreads();
        for (int i = threadIdx.x / WARP; i < size; i += THREADS / WARP)
            in[i][c] = c0 + c < width ? r[(size_t) (first + i) * width + c0 + c] : 0;
        __syncthreads();
        for (int i = threadIdx.x / WARP; i < size; i += THREADS / WARP) {
            double sum = 0;
#pragma unroll 4
            for (int j = 0; j < size; j++) sum += mine[i * GROUP + j] * in[j][c];
            if (c0 + c >= width) continue;
            size_t at = (size_t) (first + i) * width + c0 + c;
            z[at] = (add ? z[at] : 0) + damping * sum;
        }
    }
}

// Coarse functions: row i of the basis at `i * most`, those of aggregate p are the coarse unknowns first[p] ..
// first[p + 1]. Y = P' R; where there are few sums, threads share the rows of each.
extern "C" __global__ void __launch_bounds__(THREADS) restrictTo(const double *basis, int most, const int *start,
                                                                 const int *first, const double *r, double *y,
                                                                 int width) {
    __shared__ double sums[THREADS];
    int from = start[blockIdx.x], to = start[blockIdx.x + 1];
    int count = (first[blockIdx.x + 1] - first[blockIdx.x]) * width;
    int parts = max(1, THREADS / count), part = parts == 1 ? 0 : threadIdx.x / count;
    double *out = y + (size_t) first[blockIdx.x] * width;
    for (int e = threadIdx.x - part * count; e < count; e += THREADS) {
        int t = e / width, c = e % width;
        double sum = 0;
        if (part < parts) {
#pragma unroll 4
            for (int i = from + part; i < to; i += parts)
                sum += basis[(size_t) i * most + t] * r[(size_t) i * width + c];
        }
        if (parts == 1) out[e] = sum;
        else sums[threadIdx.x] = sum;
    }
    if (parts == 1) return;
    __syncthreads();
    if (threadIdx.x >= count) return;
    double sum = 0;
    for (int p = 0; p < parts; p++) sum += sums[p * count + threadIdx.x];
    out[threadIdx.x] = sum;
}

// Z = Z + P Y.
extern "C" __global__ void __launch_bounds__(THREADS) prolong(const double *basis, int most, const int *start,
                                                              const int *first, const double *y, double *z, int width) {
    int from = start[blockIdx.x], to = start[blockIdx.x + 1];
    int functions = first[blockIdx.x + 1] - first[blockIdx.x];
    for (int e = threadIdx.x; e < (to - from) * width; e += THREADS) {
        int i = from + e / width, c = e % width;
        double sum = 0;
        for (int t = 0; t < functions; t++)
            sum += basis[(size_t) i * most + t] * y[(size_t) (first[blockIdx.x] + t) * width + c];
        z[(size_t) i * width + c] += sum;
    }
}

// C = P'AP, lower and upper triangle, C of order n: a block an aggregate, a thread a pair of functions.
extern "C" __global__ void coarseMatrix(const int *rowStart, const int *columns, const double *values,
                                        const double *basis, int most, const int *start, const int *first,
                                        const int *aggregate, double *C, int n) {
    int p = blockIdx.x;
    int functions = first[p + 1] - first[p];
    int s = threadIdx.x / most, t = threadIdx.x % most;
    if (s >= functions) return;
    double *row = C + (size_t) (first[p] + s) * n;
    for (int i = start[p]; i < start[p + 1]; i++) {
        double mine = basis[(size_t) i * most + s];
        for (int e = rowStart[i]; e < rowStart[i + 1]; e++) {
            int q = aggregate[columns[e]];
            if (t < first[q + 1] - first[q])
                row[first[q] + t] += mine * values[e] * basis[(size_t) columns[e] * most + t];
        }
    }
}

// Partial sums of x'y for each column, a block's at `blockIdx.x * width`.
extern "C" __global__ void __launch_bounds__(THREADS) dots(const double *x, const double *y, int n, int width,
                                                           double *partial) {
    __shared__ double sums[THREADS];
    int chunk = (n + gridDim.x - 1) / gridDim.x;
    int from = blockIdx.x * chunk, to = min(n, from + chunk);
    int wide = 1;
    while (wide < width && wide < THREADS) wide <<= 1;
    int parts = THREADS / wide, part = threadIdx.x / wide;
    for (int c0 = 0; c0 < width; c0 += wide) {
        int c = c0 + threadIdx.x % wide;
        double sum = 0;
        if (c < width)
            for (int i = from + part; i < to; i += parts) sum += x[(size_t) i * width + c] * y[(size_t) i * width + c];
        sums[threadIdx.x] = sum;
        __syncthreads();
        for (int s = parts / 2; s > 0; s >>= 1) {
            if (part < s) sums[threadIdx.x] += sums[threadIdx.x + s * wide];
            __syncthreads();
        }
        if (part == 0 && c < width) partial[blockIdx.x * width + c] = sums[threadIdx.x];
        __syncthreads();
    }
}

// A warp a column.
extern "C" __global__ void sumPartials(const double *partial, int blocks, int width, double *out) {
    int c = blockIdx.x;
    double sum = 0;
    for (int b = threadIdx.x; b < blocks; b += WARP) sum += partial[b * width + c];
    for (int s = 16; s > 0; s >>= 1) sum += __shfl_xor_sync(ALL, sum, s);
    if (threadIdx.x == 0) out[c] = sum;
}

// State of the columns: running, arrived at both goals, or broken because a number that is positive was not.
constexpr int RUNNING = 0, ARRIVED = 1, BROKEN = 2;

// alpha = rho / curvature for the columns that run.
extern "C" __global__ void stepLengths(const double *rho, const double *curvature, double *alpha, int *state,
                                       int width) {
    int c = blockIdx.x * blockDim.x + threadIdx.x;
    if (c >= width) return;
    if (state[c] == RUNNING && !(curvature[c] > 0)) state[c] = BROKEN;
    alpha[c] = state[c] == RUNNING ? rho[c] / curvature[c] : 0;
}

// beta = next / rho, and rho = next; a column ends where |r| and r'z are at their goals.
extern "C" __global__ void directions(double *rho, const double *next, const double *squaredNorm, const double *goal,
                                      const double *energyGoal, double *beta, int *state, int *iterations, int width) {
    int c = blockIdx.x * blockDim.x + threadIdx.x;
    if (c >= width) return;
    if (state[c] != RUNNING) {
        beta[c] = 0;
        return;
    }
    iterations[c]++;
    beta[c] = next[c] / rho[c];
    rho[c] = next[c];
    if (sqrt(squaredNorm[c]) <= goal[c] && next[c] <= energyGoal[c]) state[c] = ARRIVED;
    else if (!(next[c] > 0)) state[c] = BROKEN;
}

// x = x + alpha p, r = r - alpha q.
extern "C" __global__ void step(const double *alpha, const double *p, const double *q, double *x, double *r,
                                size_t length, int width) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= length) return;
    double a = alpha[e % width];
    if (a == 0) return;
    x[e] += a * p[e];
    r[e] -= a * q[e];
}

// p = z + beta p.
extern "C" __global__ void combine(const double *z, const double *beta, double *p, size_t length, int width) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e < length) p[e] = z[e] + beta[e % width] * p[e];
}

// Rows by their order: out[i] = in[order[i]], or out[order[i]] = in[i].
extern "C" __global__ void gatherRows(const double *in, const int *order, double *out, size_t length, int width) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e < length) out[e] = in[(size_t) order[e / width] * width + e % width];
}

extern "C" __global__ void scatterRows(const double *in, const int *order, double *out, size_t length, int width) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e < length) out[(size_t) order[e / width] * width + e % width] = in[e];
}

// Each entry divided by its column's number, which is squared: makes columns unit vectors.
extern "C" __global__ void normalise(const double *square, double *x, size_t length, int width) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e < length) x[e] /= sqrt(square[e % width]);
}

extern "C" __global__ void fill(double *x, double value, size_t length) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e < length) x[e] = value;
}

// y = y + x.
extern "C" __global__ void addTo(const double *x, double *y, size_t length) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e < length) y[e] += x[e];
}

// As `smooth`, for few columns: a warp a row, whose lanes share the sum.
extern "C" __global__ void __launch_bounds__(THREADS) smoothFew(const double *inverse, const int *groupStart,
                                                                const double *r, double *z, int width, double damping,
                                                                int add) {
    int first = groupStart[blockIdx.x], size = groupStart[blockIdx.x + 1] - first;
    const double *mine = inverse + (size_t) blockIdx.x * GROUP * GROUP;
    int lane = threadIdx.x % WARP;
    for (int i = threadIdx.x / WARP; i < size; i += THREADS / WARP) {
        double a = lane < size ? mine[i * GROUP + lane] : 0;
        double b = lane + WARP < size ? mine[i * GROUP + lane + WARP] : 0;
        for (int c = 0; c < width; c++) {
            double sum = lane < size ? a * r[(size_t) (first + lane) * width + c] : 0;
            if (lane + WARP < size) sum += b * r[(size_t) (first + lane + WARP) * width + c];
            for (int s = 16; s > 0; s >>= 1) sum += __shfl_xor_sync(ALL, sum, s);
            size_t at = (size_t) (first + i) * width + c;
            if (lane == 0) z[at] = (add ? z[at] : 0) + damping * sum;
        }
    }
}

// For one column: a row a thread, which goes down the columns of the inverse, for it is symmetric.
extern "C" __global__ void __launch_bounds__(GROUP) smoothOne(const double *inverse, const int *groupStart,
                                                              const double *r, double *z, double damping, int add) {
    __shared__ double in[GROUP];
    int first = groupStart[blockIdx.x], size = groupStart[blockIdx.x + 1] - first, i = threadIdx.x;
    const double *mine = inverse + (size_t) blockIdx.x * GROUP * GROUP + i;
    if (i < size) in[i] = r[first + i];
    __syncthreads();
    if (i >= size) return;
    double sum = 0;
#pragma unroll 8
    for (int j = 0; j < size; j++) sum += mine[j * GROUP] * in[j];
    z[first + i] = (add ? z[first + i] : 0) + damping * sum;
}
