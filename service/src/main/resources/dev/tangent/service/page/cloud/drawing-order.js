/**
 * A fixed random order of the points, so that the first n drawn are a sample of all: a thinned cloud keeps its shape.
 *
 * @param {number} count
 * @returns {Uint32Array}
 */
export function drawingOrder(count) {
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  let seed = 0x2545f491;
  for (let i = count - 1; i > 0; i--) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    const j = (seed >>> 0) % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
