// Exact k nearest neighbours of every point, distances and selection in one pass.
//
// Points come in the order of the leaves of a kd-tree, LEAF to a tile, so that a tile is compact in space. A block has
// one tile's points as queries, a thread each. Tiles are visited nearest first, in a few rings of growing distance, and
// one is read only where a query's distance to its box allows a gain. Distances are summed in the order of the
// coordinates without fused operations, and boxes' distances are rounded like them: results, ties included, are those
// of the search on the CPU to the last bit.

constexpr int LEAF = 64;
constexpr int MOST = 64;
constexpr int RINGS = 6;

__device__ __forceinline__ double addSquare(double sum, double d) { return __dadd_rn(sum, __dmul_rn(d, d)); }

// Corners of each tile's box: D lower ones, then D upper ones.
extern "C" __global__ void tileBoxes(const double *x, int n, int D, double *boxes) {
    int tile = blockIdx.x;
    for (int t = threadIdx.x; t < D; t += blockDim.x) {
        double low = INFINITY, high = -INFINITY;
        for (int p = tile * LEAF; p < min(n, (tile + 1) * LEAF); p++) {
            low = fmin(low, x[(size_t) p * D + t]);
            high = fmax(high, x[(size_t) p * D + t]);
        }
        boxes[(size_t) tile * 2 * D + t] = low;
        boxes[(size_t) tile * 2 * D + D + t] = high;
    }
}

// The nearest so far of one query, ascending by distance, ties by index.
struct Nearest {
    double distance[MOST];
    int index[MOST];
    int size;
    int kept;

    __device__ double bound() const { return size < kept ? INFINITY : distance[kept - 1]; }

    __device__ void offer(double d, int i) {
        if (size == kept && !(d < distance[kept - 1] || (d == distance[kept - 1] && i < index[kept - 1]))) return;
        int hole = size < kept ? size++ : kept - 1;
        while (hole > 0 && (d < distance[hole - 1] || (d == distance[hole - 1] && i < index[hole - 1]))) {
            distance[hole] = distance[hole - 1];
            index[hole] = index[hole - 1];
            hole--;
        }
        distance[hole] = d;
        index[hole] = i;
    }
};

template <int D>
__device__ __forceinline__ double gap(const double *a, const double *b) {
    double sum = 0;
    for (int t = 0; t < D; t++)
        sum = addSquare(sum, fmax(fmax(__dsub_rn(a[t], b[D + t]), __dsub_rn(b[t], a[D + t])), 0.0));
    return sum;
}

template <int D>
__device__ __forceinline__ double gapOfPoint(const double (&q)[D], const double *b) {
    double sum = 0;
#pragma unroll
    for (int t = 0; t < D; t++)
        sum = addSquare(sum, fmax(fmax(__dsub_rn(q[t], b[D + t]), __dsub_rn(b[t], q[t])), 0.0));
    return sum;
}

template <int D>
__device__ void scan(const double *x, const int *id, int n, int tile, int self, const double (&q)[D], bool wants,
                     double *points, int *ids, Nearest &nearest) {
    int first = tile * LEAF;
    int count = min(LEAF, n - first);
    __syncthreads();
    for (int e = threadIdx.x; e < LEAF * D; e += LEAF)
        points[e] = e < count * D ? x[(size_t) first * D + e] : NAN; // what is no point is never near
    ids[threadIdx.x] = threadIdx.x < count ? id[first + threadIdx.x] : 0;
    __syncthreads();
    if (!wants) return;
    for (int j = 0; j < LEAF; j += 4) {
        double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
        const double *p = points + j * D;
#pragma unroll
        for (int t = 0; t < D; t++) {
            s0 = addSquare(s0, __dsub_rn(q[t], p[t]));
            s1 = addSquare(s1, __dsub_rn(q[t], p[D + t]));
            s2 = addSquare(s2, __dsub_rn(q[t], p[2 * D + t]));
            s3 = addSquare(s3, __dsub_rn(q[t], p[3 * D + t]));
        }
        double bound = nearest.bound();
        if (s0 <= bound && first + j != self) nearest.offer(s0, ids[j]);
        if (s1 <= bound && first + j + 1 != self) nearest.offer(s1, ids[j + 1]);
        if (s2 <= bound && first + j + 2 != self) nearest.offer(s2, ids[j + 2]);
        if (s3 <= bound && first + j + 3 != self) nearest.offer(s3, ids[j + 3]);
    }
}

template <int D>
__device__ void search(const double *x, const int *id, int n, const double *boxes, int tiles, int k, int *members,
                       double *squares) {
    __shared__ double points[LEAF * D];
    __shared__ int ids[LEAF];
    __shared__ double own[2 * D];
    __shared__ double bounds[LEAF];
    __shared__ int chosen[LEAF];
    __shared__ int chosenCount;
    int tile = blockIdx.x;
    int self = tile * LEAF + threadIdx.x;
    bool real = self < n;
    double q[D];
#pragma unroll
    for (int t = 0; t < D; t++) q[t] = x[(size_t) (real ? self : n - 1) * D + t];
    for (int t = threadIdx.x; t < 2 * D; t += LEAF) own[t] = boxes[(size_t) tile * 2 * D + t];
    Nearest nearest;
    nearest.size = 0;
    nearest.kept = k - 1;
    scan<D>(x, id, n, tile, self, q, real, points, ids, nearest);
    double inner = -1;
    double ring = 0;
    for (int r = 0; r < RINGS; r++) {
        double outer;
        for (int base = 0; base < tiles; base += LEAF) {
            __syncthreads();
            bounds[threadIdx.x] = real ? nearest.bound() : -1;
            if (threadIdx.x == 0) chosenCount = 0;
            __syncthreads();
            double worst = -1;
            for (int s = 0; s < LEAF; s++) worst = fmax(worst, bounds[s]);
            if (r == 0 && base == 0) ring = worst;
            outer = r == RINGS - 1 ? INFINITY : ring * exp2(-2.0 * (RINGS - 2 - r));
            int other = base + threadIdx.x;
            bool take = false;
            if (other < tiles && other != tile) {
                double g = gap<D>(own, boxes + (size_t) other * 2 * D);
                take = g > inner && g <= outer && g <= worst;
            }
            if (take) chosen[atomicAdd(&chosenCount, 1)] = other; // any sequence gives the same neighbours
            __syncthreads();
            int count = chosenCount;
            for (int c = 0; c < count; c++) {
                int at = chosen[c];
                bool gain = real && gapOfPoint<D>(q, boxes + (size_t) at * 2 * D) <= nearest.bound();
                if (__syncthreads_or(gain)) scan<D>(x, id, n, at, self, q, gain, points, ids, nearest);
            }
        }
        inner = outer;
    }
    if (!real) return;
    size_t out = (size_t) id[self] * k;
    members[out] = id[self];
    squares[out] = 0;
    for (int j = 0; j < k - 1; j++) {
        members[out + 1 + j] = nearest.index[j];
        squares[out + 1 + j] = nearest.distance[j];
    }
}

#define SEARCH(D)                                                                                                      \
    extern "C" __global__ void __launch_bounds__(LEAF) neighbours##D(                                                  \
        const double *x, const int *id, int n, const double *boxes, int tiles, int k, int *members, double *squares) { \
        search<D>(x, id, n, boxes, tiles, k, members, squares);                                                        \
    }

SEARCH(2)
SEARCH(4)
SEARCH(8)
SEARCH(16)
SEARCH(32)
