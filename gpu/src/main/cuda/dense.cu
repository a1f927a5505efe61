// Cholesky factor of a dense matrix and the inverse of the factor, and products with that inverse. Matrices are stored
// by rows, of an order that is a multiple of TILE; only lower triangles are used.
//
// Right-looking by block columns: with W = I at the beginning, step j makes L_jj and row j of W = L^-1, and takes both
// out of all later rows.

constexpr int TILE = 64;
constexpr int DEPTH = 16;

// Accumulates rows x columns of a tile of A B' or A B: 256 threads, 4 x 4 numbers each.
struct Tile {
    double sum[4][4] = {};
    int row = threadIdx.x / 16;
    int column = threadIdx.x % 16;

    __device__ void add(double (*a)[TILE + 1], double (*b)[TILE + 1]) {
#pragma unroll 4
        for (int t = 0; t < DEPTH; t++) {
            double x[4], y[4];
#pragma unroll
            for (int i = 0; i < 4; i++) {
                x[i] = a[t][row + 16 * i];
                y[i] = b[t][column + 16 * i];
            }
#pragma unroll
            for (int i = 0; i < 4; i++)
#pragma unroll
                for (int j = 0; j < 4; j++) sum[i][j] += x[i] * y[j];
        }
    }
};

// a[t][r] = M[r0 + r][t0 + t]: a slice of rows, transposed into shared memory.
__device__ void loadRows(double (*a)[TILE + 1], const double *M, int n, int r0, int t0) {
    for (int e = threadIdx.x; e < TILE * DEPTH; e += 256)
        a[e % DEPTH][e / DEPTH] = M[(size_t) (r0 + e / DEPTH) * n + t0 + e % DEPTH];
}

// b[t][c] = M[t0 + t][c0 + c].
__device__ void loadColumns(double (*b)[TILE + 1], const double *M, int n, int t0, int c0) {
    for (int e = threadIdx.x; e < TILE * DEPTH; e += 256)
        b[e / TILE][e % TILE] = M[(size_t) (t0 + e / TILE) * n + c0 + e % TILE];
}

// Factor L and its inverse of the diagonal tile j, in place and into `inverse`; a pivot that is not positive is told in
// `failed`.
extern "C" __global__ void __launch_bounds__(256) factorTile(double *A, int n, int j, double *inverse, int *failed) {
    __shared__ double a[TILE][TILE + 1];
    int first = j * TILE;
    for (int e = threadIdx.x; e < TILE * TILE; e += 256)
        a[e / TILE][e % TILE] = A[(size_t) (first + e / TILE) * n + first + e % TILE];
    __syncthreads();
    for (int c = 0; c < TILE; c++) {
        double pivot = a[c][c];
        if (!(pivot > 0)) {
            if (threadIdx.x == 0) *failed = 1;
            return;
        }
        double root = sqrt(pivot);
        __syncthreads();
        for (int r = c + threadIdx.x; r < TILE; r += 256) a[r][c] = r == c ? root : a[r][c] / root;
        __syncthreads();
        int rest = TILE - c - 1;
        for (int e = threadIdx.x; e < rest * rest; e += 256) {
            int r = c + 1 + e / rest, s = c + 1 + e % rest;
            if (s <= r) a[r][s] -= a[r][c] * a[s][c];
        }
        __syncthreads();
    }
    for (int e = threadIdx.x; e < TILE * TILE; e += 256)
        if (e % TILE <= e / TILE) A[(size_t) (first + e / TILE) * n + first + e % TILE] = a[e / TILE][e % TILE];
    if (threadIdx.x < TILE) { // a column of the inverse for each thread
        int c = threadIdx.x;
        for (int r = 0; r < TILE; r++) {
            double sum = r == c;
            for (int s = c; s < r; s++) sum -= a[r][s] * inverse[s * TILE + c];
            inverse[r * TILE + c] = r < c ? 0 : sum / a[r][r];
        }
    }
}

// blockIdx.y = 0: L_ij = A_ij L_jj^-T for the rows i = j + 1 + blockIdx.x; else W_jc = L_jj^-1 W_jc for c = blockIdx.x.
extern "C" __global__ void __launch_bounds__(256) panels(double *A, double *W, int n, int j, const double *inverse) {
    __shared__ double a[DEPTH][TILE + 1], b[DEPTH][TILE + 1];
    bool left = blockIdx.y == 0;
    int other = left ? j + 1 + blockIdx.x : blockIdx.x;
    if (left ? other >= n / TILE : other > j) return;
    Tile tile;
    for (int t = 0; t < TILE; t += DEPTH) {
        if (left) {
            loadRows(a, A, n, other * TILE, j * TILE + t);
            loadRows(b, inverse, TILE, 0, t);
        } else {
            loadRows(a, inverse, TILE, 0, t);
            loadColumns(b, W, n, j * TILE + t, other * TILE);
        }
        __syncthreads();
        tile.add(a, b);
        __syncthreads();
    }
    double *out = left ? A + (size_t) other * TILE * n + j * TILE : W + (size_t) j * TILE * n + other * TILE;
    for (int i = 0; i < 4; i++)
        for (int c = 0; c < 4; c++) out[(size_t) (tile.row + 16 * i) * n + tile.column + 16 * c] = tile.sum[i][c];
}

// Takes step j out of the rows i = j + 1 + blockIdx.y: of A_ik for k > j, of W_ik for k <= j; k = blockIdx.x.
extern "C" __global__ void __launch_bounds__(256) update(double *A, double *W, int n, int j) {
    __shared__ double a[DEPTH][TILE + 1], b[DEPTH][TILE + 1];
    int i = j + 1 + blockIdx.y, k = blockIdx.x;
    if (k > i) return;
    Tile tile;
    for (int t = 0; t < TILE; t += DEPTH) {
        loadRows(a, A, n, i * TILE, j * TILE + t);
        if (k > j) loadRows(b, A, n, k * TILE, j * TILE + t);
        else loadColumns(b, W, n, j * TILE + t, k * TILE);
        __syncthreads();
        tile.add(a, b);
        __syncthreads();
    }
    double *out = (k > j ? A : W) + (size_t) i * TILE * n + k * TILE;
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++) out[(size_t) (tile.row + 16 * r) * n + tile.column + 16 * c] -= tile.sum[r][c];
}

// W = I, and A's diagonal 1 where there is no unknown.
extern "C" __global__ void begin(double *A, double *W, int n, int unknowns) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    W[(size_t) i * n + i] = 1;
    if (i >= unknowns) A[(size_t) i * n + i] = 1;
}

// Y = W X for a lower triangular W, or W' X: 32 rows and 64 columns a block, X and Y of `width` columns.
template <bool TRANSPOSED>
__device__ void triangularProduct(const double *W, int n, const double *X, double *Y, int width) {
    constexpr int ROWS = 32;
    __shared__ double a[DEPTH][ROWS + 1], b[DEPTH][TILE + 1];
    int r0 = blockIdx.x * ROWS, c0 = blockIdx.y * TILE;
    int row = threadIdx.x / 16, column = threadIdx.x % 16;
    double sum[2][4] = {};
    int from = TRANSPOSED ? r0 : 0, to = TRANSPOSED ? n : r0 + ROWS;
    for (int t0 = from; t0 < to; t0 += DEPTH) {
        for (int e = threadIdx.x; e < ROWS * DEPTH; e += 256) {
            if (TRANSPOSED) a[e / ROWS][e % ROWS] = W[(size_t) (t0 + e / ROWS) * n + r0 + e % ROWS];
            else a[e % DEPTH][e / DEPTH] = W[(size_t) (r0 + e / DEPTH) * n + t0 + e % DEPTH];
        }
        for (int e = threadIdx.x; e < TILE * DEPTH; e += 256) {
            int c = c0 + e % TILE;
            b[e / TILE][e % TILE] = c < width ? X[(size_t) (t0 + e / TILE) * width + c] : 0;
        }
        __syncthreads();
#pragma unroll
        for (int t = 0; t < DEPTH; t++) {
            double x0 = a[t][row], x1 = a[t][row + 16];
#pragma unroll
            for (int j = 0; j < 4; j++) {
                double y = b[t][column + 16 * j];
                sum[0][j] += x0 * y;
                sum[1][j] += x1 * y;
            }
        }
        __syncthreads();
    }
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 4; j++) {
            int c = c0 + column + 16 * j;
            if (c < width) Y[(size_t) (r0 + row + 16 * i) * width + c] = sum[i][j];
        }
}

extern "C" __global__ void __launch_bounds__(256) lowerProduct(const double *W, int n, const double *X, double *Y,
                                                               int width) {
    triangularProduct<false>(W, n, X, Y, width);
}

extern "C" __global__ void __launch_bounds__(256) upperProduct(const double *W, int n, const double *X, double *Y,
                                                               int width) {
    triangularProduct<true>(W, n, X, Y, width);
}

// The same for at most FEW columns: 32 rows a block of 32 warps.
constexpr int FEW = 8;

extern "C" __global__ void __launch_bounds__(1024) lowerFew(const double *W, int n, const double *X, double *Y,
                                                            int width) {
    int r = blockIdx.x * 32 + threadIdx.x / 32, lane = threadIdx.x % 32;
    double sum[FEW] = {};
#pragma unroll 4
    for (int t = lane; t <= r; t += 32) {
        double w = W[(size_t) r * n + t];
#pragma unroll
        for (int c = 0; c < FEW; c++)
            if (c < width) sum[c] += w * X[(size_t) t * width + c];
    }
#pragma unroll
    for (int c = 0; c < FEW; c++) {
        for (int s = 16; s > 0; s >>= 1) sum[c] += __shfl_xor_sync(0xffffffffu, sum[c], s);
        if (lane == 0 && c < width) Y[(size_t) r * width + c] = sum[c];
    }
}

extern "C" __global__ void __launch_bounds__(1024) upperFew(const double *W, int n, const double *X, double *Y,
                                                            int width) {
    __shared__ double sums[32][33];
    int first = blockIdx.x * 32, warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    double sum[FEW] = {};
#pragma unroll 4
    for (int t = first + warp; t < n; t += 32) {
        double w = W[(size_t) t * n + first + lane];
#pragma unroll
        for (int c = 0; c < FEW; c++)
            if (c < width) sum[c] += w * X[(size_t) t * width + c];
    }
#pragma unroll
    for (int c = 0; c < FEW; c++) {
        if (c >= width) return;
        __syncthreads();
        sums[warp][lane] = sum[c];
        __syncthreads();
        double all = sums[lane][warp];
        for (int s = 16; s > 0; s >>= 1) all += __shfl_xor_sync(0xffffffffu, all, s);
        if (lane == 0) Y[(size_t) (first + warp) * width + c] = all;
    }
}
