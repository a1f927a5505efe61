// The sum of local matrices as one sparse matrix, in two phases: how many entries a row has and which, then their
// values. Each row adds its share of the local matrices in the order of the centres, so the sum has the same bits from
// run to run, and those of the sum on the CPU for the same local matrices. One warp a row.

constexpr int WARP = 32;
constexpr unsigned ALL = 0xffffffffu;
constexpr int EMPTY = -1;

// How often each point is a member of a neighbourhood.
extern "C" __global__ void countMemberships(const int *members, int entries, int *count) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p < entries) atomicAdd(count + members[p], 1);
}

// The places of each point among the members, in any sequence; `next` begins as the starts of the lists.
extern "C" __global__ void fillMemberships(const int *members, int entries, int *next, int *lists) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p < entries) lists[atomicAdd(next + members[p], 1)] = p;
}

// Bitonic sort of a power of two of integers in shared memory.
__device__ void sort(int *list, int length, int lane) {
    for (int size = 2; size <= length; size <<= 1)
        for (int stride = size >> 1; stride > 0; stride >>= 1) {
            __syncwarp();
            for (int e = lane; e < length / 2; e += WARP) {
                int i = 2 * stride * (e / stride) + e % stride;
                int j = i + stride;
                bool up = (i & size) == 0;
                int a = list[i], b = list[j];
                if ((a > b) == up) {
                    list[i] = b;
                    list[j] = a;
                }
            }
        }
    __syncwarp();
}

__device__ __forceinline__ int powerAbove(int least) {
    int power = 2;
    while (power < least) power <<= 1;
    return power;
}

// Brings each list into ascending sequence, which is that of the centres.
extern "C" __global__ void sortMemberships(const int *start, int rows, int *lists, int room, int *overflow) {
    extern __shared__ int list[];
    int row = blockIdx.x, lane = threadIdx.x;
    int length = start[row + 1] - start[row];
    int padded = powerAbove(length);
    if (padded > room) {
        if (lane == 0) *overflow = 1;
        return;
    }
    for (int e = lane; e < padded; e += WARP) list[e] = e < length ? lists[start[row] + e] : 0x7fffffff;
    sort(list, padded, lane);
    for (int e = lane; e < length; e += WARP) lists[start[row] + e] = list[e];
}

// The distinct members of all neighbourhoods that hold a row, ascending, in `table`; returns how many there are, or
// -1 if there is no room for them.
__device__ int columnsOf(const int *members, int k, const int *lists, int from, int to, int *table, int size, int lane) {
    for (int e = lane; e < size; e += WARP) table[e] = EMPTY;
    __syncwarp();
    int candidates = (to - from) * k;
    int found = 0;
    for (int base = 0; base < candidates; base += WARP) {
        int e = base + lane;
        bool fresh = false;
        if (e < candidates) {
            int centre = lists[from + e / k] / k;
            int column = members[(size_t) centre * k + e % k];
            unsigned slot = (unsigned) column * 2654435769u & (size - 1);
            while (true) {
                int old = atomicCAS(table + slot, EMPTY, column);
                fresh = old == EMPTY;
                if (fresh || old == column) break;
                slot = slot + 1 & (size - 1);
            }
        }
        found += __popc(__ballot_sync(ALL, fresh));
        if (size < 2 * candidates && found > size - 2 * WARP) return -1;
    }
    __syncwarp();
    // Compact to the front: whatever is read lies at or behind what is written.
    int kept = 0;
    for (int base = 0; base < size; base += WARP) {
        int column = table[base + lane];
        unsigned full = __ballot_sync(ALL, column != EMPTY);
        __syncwarp();
        if (column != EMPTY) table[kept + __popc(full & ((1u << lane) - 1))] = column;
        kept += __popc(full);
        __syncwarp();
    }
    int padded = powerAbove(kept);
    for (int e = kept + lane; e < padded; e += WARP) table[e] = 0x7fffffff;
    sort(table, padded, lane);
    return kept;
}

__device__ __forceinline__ int tableSize(int candidates, int room) { return min(room, max(64, powerAbove(2 * candidates))); }

// Rows whose table has at most `room` places; a second launch with more room takes the others.
__device__ __forceinline__ bool mine(int candidates, int least, int room, bool last) {
    int wanted = powerAbove(2 * candidates);
    return wanted > least && (last || wanted <= room);
}

extern "C" __global__ void countColumns(const int *members, int k, const int *start, const int *lists, int least,
                                        int room, int last, int *count, int *overflow) {
    extern __shared__ int table[];
    int row = blockIdx.x, lane = threadIdx.x;
    int candidates = (start[row + 1] - start[row]) * k;
    if (!mine(candidates, least, room, last)) return;
    int found = columnsOf(members, k, lists, start[row], start[row + 1], table, tableSize(candidates, room), lane);
    if (lane != 0) return;
    if (found < 0) *overflow = 1;
    else count[row] = found;
}

// Columns and values of a row; `lower` holds the local matrices of all centres.
extern "C" __global__ void sumRows(const int *members, int k, const int *start, const int *lists, int least, int room,
                                   int last, const double *lower, const int *rowStart, int *columns, double *values) {
    extern __shared__ int table[];
    int row = blockIdx.x, lane = threadIdx.x;
    int candidates = (start[row + 1] - start[row]) * k;
    if (!mine(candidates, least, room, last)) return;
    int found = columnsOf(members, k, lists, start[row], start[row + 1], table, tableSize(candidates, room), lane);
    int *myColumns = columns + rowStart[row];
    double *myValues = values + rowStart[row];
    for (int e = lane; e < found; e += WARP) {
        myColumns[e] = table[e];
        myValues[e] = 0;
    }
    __syncwarp();
    for (int q = start[row]; q < start[row + 1]; q++) {
        int centre = lists[q] / k, r = lists[q] % k;
        const double *block = lower + (size_t) centre * (k * (k + 1) / 2);
        for (int j = lane; j < k; j += WARP) {
            int column = members[(size_t) centre * k + j];
            int low = 0, high = found - 1;
            while (low < high) {
                int middle = (low + high) / 2;
                if (table[middle] < column) low = middle + 1;
                else high = middle;
            }
            myValues[low] += j <= r ? block[r * (r + 1) / 2 + j] : block[j * (j + 1) / 2 + r];
        }
        __syncwarp();
    }
}
