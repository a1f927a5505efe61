// Cholesky factor of a dense matrix and the inverse of the factor, and products with that inverse. Matrices are stored
// by rows, of an order that is a multiple of TILE; only lower triangles are used.
//
// By block columns: with W = I at the beginning, step j makes L_jj and row j of W = L^-1, and takes both out of what its
// group of steps still needs; all later rows lose a whole group at a time.

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
// `failed`. Columns before c hold the inverse already, those behind it what is left of the matrix.
extern "C" __global__ void __launch_bounds__(256) factorTile(double *A, int n, int j, double *inverse, int *failed) {
    __shared__ double a[TILE][TILE + 1], below[TILE];
    double *mine = A + (size_t) j * TILE * n + j * TILE;
    int column = threadIdx.x % TILE, row = threadIdx.x / TILE;
    for (int r = row; r < TILE; r += 4) a[r][column] = mine[(size_t) r * n + column];
    __syncthreads();
    for (int c = 0; c < TILE; c++) {
        double pivot = a[c][c];
        if (!(pivot > 0)) {
            if (threadIdx.x == 0) *failed = 1;
            return;
        }
        double root = sqrt(pivot);
        __syncthreads();
        if (row == 0) {
            below[column] = (column == c ? pivot : a[column][c]) / root;
            if (column >= c) mine[(size_t) column * n + c] = below[column];
        } else if (row == 1 && column <= c) a[c][column] = column == c ? 1 / root : a[c][column] / root;
        __syncthreads();
        for (int r = c + 1 + row; r < TILE; r += 4) {
            double factor = below[r];
            if (column < c) a[r][column] -= factor * a[c][column];
            else if (column == c) a[r][c] = -factor * a[c][c];
            else if (column <= r) a[r][column] -= factor * below[column];
        }
        __syncthreads();
    }
    for (int r = row; r < TILE; r += 4) inverse[r * TILE + column] = column <= r ? a[r][column] : 0;
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

// Two tiles a side: 256 threads, 8 x 8 numbers each, and the next slices on their way while the last are multiplied.
struct Square {
    static constexpr int SIDE = 2 * TILE;
    static constexpr int EACH = SIDE * DEPTH / 256;
    double sum[8][8] = {};
    double nextA[EACH], nextB[EACH];
    int row = threadIdx.x / 16;
    int column = threadIdx.x % 16;

    // Rows r0 .. r0 + SIDE - 1 of M at t0 .. t0 + DEPTH - 1, zeros from the row `end` on.
    __device__ void fetchRows(double *next, const double *M, int n, int r0, int t0, int end) {
#pragma unroll
        for (int e = 0; e < EACH; e++) {
            int r = r0 + (threadIdx.x + 256 * e) / DEPTH, t = t0 + (threadIdx.x + 256 * e) % DEPTH;
            next[e] = r < end ? M[(size_t) r * n + t] : 0;
        }
    }

    // The same of columns.
    __device__ void fetchColumns(double *next, const double *M, int n, int t0, int c0, int end) {
#pragma unroll
        for (int e = 0; e < EACH; e++) {
            int t = t0 + (threadIdx.x + 256 * e) / SIDE, c = c0 + (threadIdx.x + 256 * e) % SIDE;
            next[e] = c < end ? M[(size_t) t * n + c] : 0;
        }
    }

    __device__ void storeRows(double (*a)[SIDE + 1], const double *next) {
#pragma unroll
        for (int e = 0; e < EACH; e++) a[(threadIdx.x + 256 * e) % DEPTH][(threadIdx.x + 256 * e) / DEPTH] = next[e];
    }

    __device__ void storeColumns(double (*b)[SIDE + 1], const double *next) {
#pragma unroll
        for (int e = 0; e < EACH; e++) b[(threadIdx.x + 256 * e) / SIDE][(threadIdx.x + 256 * e) % SIDE] = next[e];
    }

    __device__ void add(double (*a)[SIDE + 1], double (*b)[SIDE + 1]) {
#pragma unroll 2
        for (int t = 0; t < DEPTH; t++) {
            double x[8], y[8];
#pragma unroll
            for (int i = 0; i < 8; i++) {
                x[i] = a[t][row + 16 * i];
                y[i] = b[t][column + 16 * i];
            }
#pragma unroll
            for (int i = 0; i < 8; i++)
#pragma unroll
                for (int j = 0; j < 8; j++) sum[i][j] += x[i] * y[j];
        }
    }
};

// Takes the steps from .. from + steps - 1 out of tiles of the rows firstRow .. endRow - 1: of A_ik for k >= boundary, of
// W_ik before; k = firstColumn .. endColumn - 1. A block has two rows and two columns of tiles on one side of the
// boundary: those of A are `ofA` blocks, then come those of W. Several steps at a time read and write a tile but once.
extern "C" __global__ void __launch_bounds__(256) update(double *A, double *W, int n, int from, int steps, int firstRow,
                                                         int endRow, int firstColumn, int endColumn, int boundary,
                                                         int ofA) {
    __shared__ double a[DEPTH][Square::SIDE + 1], b[DEPTH][Square::SIDE + 1];
    bool left = blockIdx.x < ofA;
    int i = firstRow + 2 * blockIdx.y;
    int k = left ? max(firstColumn, boundary) + 2 * blockIdx.x : firstColumn + 2 * (blockIdx.x - ofA);
    if (k > i + 1) return;
    int rows = endRow * TILE, columns = (left ? endColumn : min(endColumn, boundary)) * TILE;
    Square square;
    square.fetchRows(square.nextA, A, n, i * TILE, from * TILE, rows);
    if (left) square.fetchRows(square.nextB, A, n, k * TILE, from * TILE, columns);
    else square.fetchColumns(square.nextB, W, n, from * TILE, k * TILE, columns);
    for (int t = from * TILE; t < (from + steps) * TILE; t += DEPTH) {
        square.storeRows(a, square.nextA);
        if (left) square.storeRows(b, square.nextB);
        else square.storeColumns(b, square.nextB);
        __syncthreads();
        if (t + DEPTH < (from + steps) * TILE) {
            square.fetchRows(square.nextA, A, n, i * TILE, t + DEPTH, rows);
            if (left) square.fetchRows(square.nextB, A, n, k * TILE, t + DEPTH, columns);
            else square.fetchColumns(square.nextB, W, n, t + DEPTH, k * TILE, columns);
        }
        square.add(a, b);
        __syncthreads();
    }
    double *out = left ? A : W;
#pragma unroll
    for (int r = 0; r < 8; r++)
#pragma unroll
        for (int c = 0; c < 8; c++) {
            int y = i * TILE + square.row + 16 * r, x = k * TILE + square.column + 16 * c;
            if (y < rows && x < columns && x / TILE <= y / TILE) out[(size_t) y * n + x] -= square.sum[r][c];
        }
}

// The lower triangle of factor * S + diagonal in A, which is zero before; a warp a row of the sparse S.
extern "C" __global__ void denseRows(const int *rowStart, const int *columns, const double *values,
                                     const double *diagonal, double factor, int rows, double *A, int n) {
    int i = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (i >= rows) return;
    for (int e = rowStart[i] + lane; e < rowStart[i + 1]; e += 32)
        if (columns[e] < i) A[(size_t) i * n + columns[e]] = factor * values[e];
        else if (columns[e] == i) A[(size_t) i * n + i] = factor * values[e] + diagonal[i];
}

// W = I, and A's diagonal 1 where there is no unknown.
extern "C" __global__ void begin(double *A, double *W, int n, int unknowns) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    W[(size_t) i * n + i] = 1;
    if (i >= unknowns) A[(size_t) i * n + i] = 1;
}

// Y = W X for a lower triangular W, or W' X, in two launches: the sum over each CHUNK of inner indices goes to
// partial[chunk], then chunks are summed in sequence. So there are blocks enough, of nearly equal work.
constexpr int CHUNK = 1024;
constexpr int STRIP = 128; // rows of a block

// Chunks that row r has a sum of: those that meet the triangle in its strip.
template <bool TRANSPOSED>
__device__ __forceinline__ void chunksOf(int r, int n, int &first, int &end) {
    int r0 = r / STRIP * STRIP;
    first = TRANSPOSED ? r0 / CHUNK : 0;
    end = TRANSPOSED ? (n + CHUNK - 1) / CHUNK : (min(n, r0 + STRIP) + CHUNK - 1) / CHUNK;
}

// The inner indices of a block.
template <bool TRANSPOSED>
__device__ __forceinline__ void rangeOf(int r0, int n, int &from, int &to) {
    from = blockIdx.y * CHUNK;
    to = min(n, from + CHUNK);
    if (TRANSPOSED) from = max(from, r0);
    else to = min(to, r0 + STRIP);
}

// A strip of 16 * J columns, chunk blockIdx.y: 8 x J numbers a thread, in pairs of rows. Sums are double whatever W is.
template <bool TRANSPOSED, int J, typename T>
__device__ void triangularProduct(const T *W, int n, const double *X, double *partial, int width) {
    constexpr int COLUMNS = 16 * J, RUNS = STRIP * DEPTH / 256;
    __shared__ __align__(16) double a[DEPTH][STRIP + 2];
    __shared__ double b[DEPTH][COLUMNS];
    int strips = (n + STRIP - 1) / STRIP;
    int r0 = blockIdx.x % strips * STRIP, c0 = blockIdx.x / strips * COLUMNS;
    int from, to;
    rangeOf<TRANSPOSED>(r0, n, from, to);
    if (from >= to) return;
    int row = threadIdx.x / 16, column = threadIdx.x % 16;
    double sum[8][J] = {};
    double nextA[RUNS], nextB[J];
    auto fetch = [&](int t0) {
#pragma unroll
        for (int i = 0; i < RUNS; i++) {
            int e = threadIdx.x + 256 * i;
            int r = r0 + (TRANSPOSED ? e % STRIP : e / DEPTH), t = t0 + (TRANSPOSED ? e / STRIP : e % DEPTH);
            nextA[i] = r < n ? TRANSPOSED ? W[(size_t) t * n + r] : W[(size_t) r * n + t] : 0;
        }
#pragma unroll
        for (int i = 0; i < J; i++) {
            int e = threadIdx.x + 256 * i, c = c0 + e % COLUMNS;
            nextB[i] = c < width ? X[(size_t) (t0 + e / COLUMNS) * width + c] : 0;
        }
    };
    fetch(from);
    for (int t0 = from; t0 < to; t0 += DEPTH) {
#pragma unroll
        for (int i = 0; i < RUNS; i++) {
            int e = threadIdx.x + 256 * i;
            if (TRANSPOSED) a[e / STRIP][e % STRIP] = nextA[i];
            else a[e % DEPTH][e / DEPTH] = nextA[i];
        }
#pragma unroll
        for (int i = 0; i < J; i++) {
            int e = threadIdx.x + 256 * i;
            b[e / COLUMNS][e % COLUMNS] = nextB[i];
        }
        __syncthreads();
        if (t0 + DEPTH < to) fetch(t0 + DEPTH);
#pragma unroll
        for (int t = 0; t < DEPTH; t++) {
            double2 x[4];
            double y[J];
#pragma unroll
            for (int i = 0; i < 4; i++) x[i] = *(const double2 *) &a[t][2 * row + 32 * i];
#pragma unroll
            for (int j = 0; j < J; j++) y[j] = b[t][column + 16 * j];
#pragma unroll
            for (int i = 0; i < 4; i++)
#pragma unroll
                for (int j = 0; j < J; j++) {
                    sum[2 * i][j] += x[i].x * y[j];
                    sum[2 * i + 1][j] += x[i].y * y[j];
                }
        }
        __syncthreads();
    }
    double *out = partial + (size_t) blockIdx.y * n * width;
#pragma unroll
    for (int i = 0; i < 8; i++)
#pragma unroll
        for (int j = 0; j < J; j++) {
            int r = r0 + 2 * row + 32 * (i / 2) + i % 2, c = c0 + column + 16 * j;
            if (r < n && c < width) out[(size_t) r * width + c] = sum[i][j];
        }
}

#define PRODUCT(NAME, TRANSPOSED, J, T)                                                                               \
    extern "C" __global__ void __launch_bounds__(256, 2)                                                              \
    NAME(const T *W, int n, const double *X, double *partial, int width) {                                            \
        triangularProduct<TRANSPOSED, J>(W, n, X, partial, width);                                                    \
    }

PRODUCT(lowerProduct1, false, 1, double)
PRODUCT(lowerProduct2, false, 2, double)
PRODUCT(lowerProduct3, false, 3, double)
PRODUCT(upperProduct1, true, 1, double)
PRODUCT(upperProduct2, true, 2, double)
PRODUCT(upperProduct3, true, 3, double)
PRODUCT(lowerProduct1Single, false, 1, float)
PRODUCT(lowerProduct2Single, false, 2, float)
PRODUCT(lowerProduct3Single, false, 3, float)
PRODUCT(upperProduct1Single, true, 1, float)
PRODUCT(upperProduct2Single, true, 2, float)
PRODUCT(upperProduct3Single, true, 3, float)

__device__ __forceinline__ double2 pair(const double *at) {
    return *(const double2 *) at;
}

__device__ __forceinline__ double2 pair(const float *at) {
    float2 two = *(const float2 *) at;
    return make_double2(two.x, two.y);
}

// The same for at most FEW columns, at the speed of memory: a warp a row and its lanes along it, or a lane a row and
// half of the warps each across it.
template <int FEW, typename T>
__device__ void lowerNarrow(const T *W, int n, const double *X, double *partial, int width) {
    int r0 = blockIdx.x * STRIP, lane = threadIdx.x % 32;
    int from, to;
    rangeOf<false>(r0, n, from, to);
    if (from >= to) return;
    double *out = partial + (size_t) blockIdx.y * n * width;
    for (int r = r0 + threadIdx.x / 32; r < min(n, r0 + STRIP); r += 8) {
        double sum[FEW] = {};
#pragma unroll 4
        for (int t = from + 2 * lane; t < to; t += 64) {
            double2 w = pair(&W[(size_t) r * n + t]);
#pragma unroll
            for (int c = 0; c < FEW; c++)
                if (c < width) sum[c] += w.x * X[(size_t) t * width + c] + w.y * X[(size_t) (t + 1) * width + c];
        }
#pragma unroll
        for (int c = 0; c < FEW; c++) {
            if (c >= width) break;
            for (int s = 16; s > 0; s >>= 1) sum[c] += __shfl_xor_sync(0xffffffffu, sum[c], s);
            if (lane == 0) out[(size_t) r * width + c] = sum[c];
        }
    }
}

template <int FEW, typename T>
__device__ void upperNarrow(const T *W, int n, const double *X, double *partial, int width) {
    __shared__ double sums[2][STRIP];
    int r0 = blockIdx.x * STRIP, r = r0 + threadIdx.x % STRIP, half = threadIdx.x / STRIP;
    int from, to;
    rangeOf<true>(r0, n, from, to);
    if (from >= to) return;
    double *out = partial + (size_t) blockIdx.y * n * width;
    double sum[FEW] = {};
    if (r < n) {
#pragma unroll 16
        for (int t = from + half; t < to; t += 2) {
            double w = W[(size_t) t * n + r];
#pragma unroll
            for (int c = 0; c < FEW; c++)
                if (c < width) sum[c] += w * X[(size_t) t * width + c];
        }
    }
#pragma unroll
    for (int c = 0; c < FEW; c++) {
        if (c >= width) return;
        __syncthreads();
        sums[half][threadIdx.x % STRIP] = sum[c];
        __syncthreads();
        if (half == 0 && r < n) out[(size_t) r * width + c] = sums[0][threadIdx.x] + sums[1][threadIdx.x];
    }
}

#define NARROW(NAME, KERNEL, FEW, T)                                                                                  \
    extern "C" __global__ void __launch_bounds__(256)                                                                 \
    NAME(const T *W, int n, const double *X, double *partial, int width) {                                            \
        KERNEL<FEW>(W, n, X, partial, width);                                                                         \
    }

NARROW(lowerOne, lowerNarrow, 1, double)
NARROW(lowerFew, lowerNarrow, 8, double)
NARROW(upperOne, upperNarrow, 1, double)
NARROW(upperFew, upperNarrow, 8, double)
NARROW(lowerOneSingle, lowerNarrow, 1, float)
NARROW(lowerFewSingle, lowerNarrow, 8, float)
NARROW(upperOneSingle, upperNarrow, 1, float)
NARROW(upperFewSingle, upperNarrow, 8, float)

extern "C" __global__ void toSingle(const double *from, float *to, size_t length) {
    size_t e = (size_t) blockIdx.x * blockDim.x + threadIdx.x;
    if (e < length) to[e] = (float) from[e];
}

template <bool TRANSPOSED>
__device__ void sumChunks(const double *partial, int n, int width, double *Y) {
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= n * width) return;
    int first, end;
    chunksOf<TRANSPOSED>(e / width, n, first, end);
    double sum = 0;
    for (int chunk = first; chunk < end; chunk++) sum += partial[(size_t) chunk * n * width + e];
    Y[e] = sum;
}

extern "C" __global__ void sumLower(const double *partial, int n, int width, double *Y) {
    sumChunks<false>(partial, n, width, Y);
}

extern "C" __global__ void sumUpper(const double *partial, int n, int width, double *Y) {
    sumChunks<true>(partial, n, width, Y);
}
