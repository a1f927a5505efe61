// The matrices of the local Gaussian regularizer, one warp a neighbourhood: principal components by Jacobi rotations,
// tangent coordinates, Gaussian kernel, its inverse, and what a constant or linear function leaves over. The formulas
// are those of LocalGaussianBlock; a neighbourhood whose kernel is nearly singular is marked and left to the CPU.

constexpr int WARP = 32;
constexpr unsigned ALL = 0xffffffffu;
constexpr double FAR = 6;
constexpr double SAFE_PIVOT = 1e-6;
constexpr double ULP = 2.220446049250313e-16;
constexpr int SWEEPS = 20;

__device__ __forceinline__ double warpSum(double v) {
    for (int s = 16; s > 0; s >>= 1) v += __shfl_xor_sync(ALL, v, s);
    return v;
}

__device__ __forceinline__ double warpMin(double v) {
    for (int s = 16; s > 0; s >>= 1) v = fmin(v, __shfl_xor_sync(ALL, v, s));
    return v;
}

// The i-th pair of a round in which each of `even` numbers has one partner; the smaller is p.
__device__ __forceinline__ void partners(int i, int round, int even, int &p, int &q) {
    int turns = even - 1;
    int a = i == 0 ? turns : round + i, b = round + turns - i;
    if (i > 0 && a >= turns) a -= turns;
    if (b >= turns) b -= turns;
    p = min(a, b);
    q = max(a, b);
}

// Eigenvectors of the symmetric N x N matrix A in the columns of V, eigenvalues on A's diagonal. Cyclic Jacobi, N / 2
// disjoint rotations at a time in round-robin order (Brent and Luk 1985).
__device__ void jacobi(double *A, double *V, double *c, double *s, int N, int lane) {
    for (int e = lane; e < N * N; e += WARP) V[e] = e / N == e % N;
    int even = N + (N & 1);
    int pairs = even / 2;
    int shift = 1; // lines of 2^shift places, so that nothing is divided
    while (1 << shift < N) shift++;
    int mask = (1 << shift) - 1;
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
        double off = 0, all = 0;
        __syncwarp();
        for (int e = lane; e < N * N; e += WARP) {
            all += A[e] * A[e];
            if (e / N != e % N) off += A[e] * A[e];
        }
        off = warpSum(off);
        all = warpSum(all);
        if (!(off > 1e-32 * all)) return;
        for (int round = 0; round < even - 1; round++) {
            int p, q;
            __syncwarp();
            for (int i = lane; i < pairs; i += WARP) {
                partners(i, round, even, p, q);
                c[i] = 1;
                s[i] = 0;
                if (q < N && A[p * N + q] != 0) {
                    double theta = (A[q * N + q] - A[p * N + p]) / (2 * A[p * N + q]);
                    double t = copysign(1.0, theta) / (fabs(theta) + sqrt(theta * theta + 1));
                    if (isinf(theta)) t = 0;
                    c[i] = 1 / sqrt(t * t + 1);
                    s[i] = t * c[i];
                }
            }
            __syncwarp();
            for (int e = lane; e < pairs << shift; e += WARP) { // columns of A and V
                int i = e >> shift, row = e & mask;
                partners(i, round, even, p, q);
                if (q >= N || row >= N || s[i] == 0) continue;
                double a = A[row * N + p], b = A[row * N + q];
                A[row * N + p] = c[i] * a - s[i] * b;
                A[row * N + q] = s[i] * a + c[i] * b;
                a = V[row * N + p], b = V[row * N + q];
                V[row * N + p] = c[i] * a - s[i] * b;
                V[row * N + q] = s[i] * a + c[i] * b;
            }
            __syncwarp();
            for (int e = lane; e < pairs << shift; e += WARP) { // rows of A
                int i = e >> shift, column = e & mask;
                partners(i, round, even, p, q);
                if (q >= N || column >= N || s[i] == 0) continue;
                double a = A[p * N + column], b = A[q * N + column];
                A[p * N + column] = c[i] * a - s[i] * b;
                A[q * N + column] = s[i] * a + c[i] * b;
            }
        }
    }
}

// Orthonormal basis of Phi's columns, one after the other; columns of which nothing is left are dropped.
__device__ int orthonormalise(const double *Phi, int k, int m, double *Q, int lane) {
    double largest = 0;
    for (int t = 0; t < m; t++) {
        double sum = 0;
        for (int j = lane; j < k; j += WARP) sum += Phi[j * m + t] * Phi[j * m + t];
        largest = fmax(largest, warpSum(sum));
    }
    double least = k * ULP * sqrt(largest);
    int rank = 0;
    for (int t = 0; t < m; t++) {
        double *q = Q + rank * k;
        __syncwarp();
        for (int j = lane; j < k; j += WARP) q[j] = Phi[j * m + t];
        for (int twice = 0; twice < 2; twice++)
            for (int r = 0; r < rank; r++) {
                double along = 0;
                for (int j = lane; j < k; j += WARP) along += q[j] * Q[r * k + j];
                along = warpSum(along);
                for (int j = lane; j < k; j += WARP) q[j] -= along * Q[r * k + j];
            }
        double norm = 0;
        for (int j = lane; j < k; j += WARP) norm += q[j] * q[j];
        norm = sqrt(warpSum(norm));
        if (norm <= least) continue;
        for (int j = lane; j < k; j += WARP) q[j] /= norm;
        rank++;
    }
    __syncwarp();
    return rank;
}

// C = K^-1 by Cholesky, K overwritten by its factor; false where a pivot is small.
__device__ bool invert(double *K, double *C, int k, int lane) {
    for (int j = 0; j < k; j++) {
        __syncwarp();
        double pivot = K[j * k + j];
        if (!(pivot > SAFE_PIVOT)) return false;
        double root = sqrt(pivot);
        __syncwarp();
        for (int i = j + lane; i < k; i += WARP) K[i * k + j] = i == j ? root : K[i * k + j] / root;
        __syncwarp();
        int rest = k - j - 1;
        for (int e = lane; e < rest * rest; e += WARP) {
            int a = j + 1 + e / rest, b = j + 1 + e % rest;
            if (b <= a) K[a * k + b] -= K[a * k + j] * K[b * k + j];
        }
    }
    __syncwarp();
    for (int c = lane; c < k; c += WARP) { // a column of the inverse for each lane
        for (int a = 0; a < k; a++) {
            double sum = a == c;
            for (int b = c; b < a; b++) sum -= K[a * k + b] * C[b * k + c];
            C[a * k + c] = a < c ? 0 : sum / K[a * k + a];
        }
        for (int a = k - 1; a >= 0; a--) {
            double sum = C[a * k + c];
            for (int b = a + 1; b < k; b++) sum -= K[b * k + a] * C[b * k + c];
            C[a * k + c] = sum / K[a * k + a];
        }
    }
    __syncwarp();
    return true;
}

// Tangent coordinates Phi (k x m), zero at the centre. X is the neighbourhood, centred at its mean.
__device__ void tangent(double *X, double *A, double *V, double *c, double *s, int *best, double *Phi, int k, int n,
                        int m, int lane) {
    if (m == n) {
        for (int e = lane; e < k * n; e += WARP) Phi[e] = X[e] - X[e % n];
        __syncwarp();
        return;
    }
    bool gram = n > k;
    int N = gram ? k : n;
    for (int e = lane; e < N * N; e += WARP) {
        int a = e / N, b = e % N;
        double sum = 0;
        if (gram) for (int t = 0; t < n; t++) sum += X[a * n + t] * X[b * n + t];
        else for (int j = 0; j < k; j++) sum += X[j * n + a] * X[j * n + b];
        A[e] = sum;
    }
    __syncwarp();
    jacobi(A, V, c, s, N, lane);
    __syncwarp();
    if (lane == 0)
        for (int t = 0; t < m; t++) {
            int largest = -1;
            for (int i = 0; i < N; i++) {
                bool used = false;
                for (int u = 0; u < t; u++) used |= best[u] == i;
                if (!used && (largest < 0 || A[i * N + i] > A[largest * N + largest])) largest = i;
            }
            best[t] = largest;
        }
    __syncwarp();
    double floor = k * ULP * A[best[0] * N + best[0]];
    for (int e = lane; e < k * m; e += WARP) {
        int j = e / m, v = best[e % m];
        if (gram) {
            double value = A[v * N + v];
            Phi[e] = (value > floor ? sqrt(value) : 0) * (V[j * N + v] - V[v]);
        } else {
            double sum = 0, centre = 0;
            for (int t = 0; t < n; t++) {
                sum += V[t * N + v] * X[j * n + t];
                centre += V[t * N + v] * X[t];
            }
            Phi[e] = sum - centre;
        }
    }
    __syncwarp();
}

// Leaves B = T K+ T on the neighbours in K's lower triangle (T = I - Q Q'; C is K's inverse): C - Q Z' - Z Q' with
// Z = C Q - Q (Q'C Q) / 2.
__device__ void project(double *K, const double *C, const double *Q, double *Z, double *middle, int k, int rank,
                        int lane) {
    for (int e = lane; e < rank * k; e += WARP) {
        int t = e / k, a = e % k;
        double sum = 0;
        for (int b = 1; b < k; b++) sum += C[a * k + b] * Q[t * k + b];
        Z[e] = a == 0 ? 0 : sum;
    }
    __syncwarp();
    for (int e = lane; e < rank * rank; e += WARP) {
        int s = e / rank, t = e % rank;
        double sum = 0;
        for (int a = 1; a < k; a++) sum += Q[s * k + a] * Z[t * k + a];
        middle[e] = sum / 2;
    }
    __syncwarp();
    for (int e = lane; e < rank * k; e += WARP) {
        int t = e / k, a = e % k;
        double value = Z[e];
        if (a > 0) for (int s = 0; s < rank; s++) value -= Q[s * k + a] * middle[s * rank + t];
        Z[e] = value;
    }
    __syncwarp();
    for (int e = lane; e < k * k; e += WARP) {
        int a = e / k, b = e % k;
        if (a == 0 || b == 0 || b > a) continue;
        double sum = C[e];
        for (int t = 0; t < rank; t++) sum -= Q[t * k + a] * Z[t * k + b] + Z[t * k + a] * Q[t * k + b];
        K[e] = sum;
    }
    __syncwarp();
}

// Lower triangles of the local matrices, k (k + 1) / 2 numbers a centre, for the centres first .. first + gridDim.x.
extern "C" __global__ void localGaussian(const double *points, int n, const int *members, int k, int m, double scale,
                                         int linear, int first, double *lower, int *careful) {
    extern __shared__ double memory[];
    int lane = threadIdx.x;
    int N = min(n, k);
    int side = max(N, k);
    double *X = memory;                 // k x n
    double *A = X + k * n;              // the scatter or Gram matrix, then K
    double *V = A + side * side;        // eigenvectors, then C
    double *Phi = V + side * side;      // k x m
    double *Q = Phi + k * m;            // m x k
    double *Z = Q + k * m;              // m x k
    double *middle = Z + k * m;         // m x m
    double *c = middle + m * m;         // N / 2 + 1
    double *s = c + side;
    int *best = (int *) (s + side);     // m
    int centre = first + blockIdx.x;
    const int *mine = members + (size_t) centre * k;
    for (int t = lane; t < n; t += WARP) {
        double mean = 0;
        for (int j = 0; j < k; j++) mean += points[(size_t) mine[j] * n + t];
        mean /= k;
        for (int j = 0; j < k; j++) X[j * n + t] = points[(size_t) mine[j] * n + t] - mean;
    }
    __syncwarp();
    tangent(X, A, V, c, s, best, Phi, k, n, m, lane);
    double nearest = INFINITY, length = 0;
    for (int e = lane; e < k * k; e += WARP) {
        int a = e / k, b = e % k;
        if (b >= a) continue;
        double sum = 0;
        for (int t = 0; t < m; t++) {
            double d = Phi[a * m + t] - Phi[b * m + t];
            sum += d * d;
        }
        A[e] = sum;
        nearest = fmin(nearest, sum);
        if (b == 0) length += sqrt(sum);
    }
    nearest = warpMin(nearest);
    double sigma = scale * warpSum(length) / k;
    int rank = linear ? orthonormalise(Phi, k, m, Q, lane) : 0;
    __syncwarp();
    bool good = true;
    if (nearest > FAR * FAR * sigma * sigma) {
        for (int e = lane; e < k * k; e += WARP) {
            int a = e / k, b = e % k;
            if (a == 0 || b == 0 || b > a) continue;
            double sum = 0;
            for (int t = 0; t < rank; t++) sum += Q[t * k + a] * Q[t * k + b];
            A[e] = (a == b) - sum;
        }
        __syncwarp();
    } else {
        double rate = -1 / (sigma * sigma);
        for (int e = lane; e < k * k; e += WARP) {
            int a = e / k, b = e % k;
            if (b == a) A[e] = 1;
            else if (b < a) A[e] = exp(rate * A[e]);
        }
        good = invert(A, V, k, lane);
        if (good) project(A, V, Q, Z, middle, k, rank, lane);
    }
    if (lane == 0) careful[centre] = !good;
    if (!good) return;
    double *out = lower + (size_t) blockIdx.x * (k * (k + 1) / 2);
    double total = 0;
    for (int a = 1 + lane; a < k; a += WARP) {
        double sum = 0;
        for (int b = 1; b < k; b++) sum += a >= b ? A[a * k + b] : A[b * k + a];
        out[a * (a + 1) / 2] = -sum;
        total += sum;
    }
    total = warpSum(total);
    if (lane == 0) out[0] = total;
    for (int e = lane; e < k * k; e += WARP) {
        int a = e / k, b = e % k;
        if (b > 0 && b <= a) out[a * (a + 1) / 2 + b] = A[e];
    }
}
