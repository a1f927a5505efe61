/** A region of the screen that somebody drew around points: what is in it, and how it is shown. */

/** @typedef {[number, number]} Place */

/** @param {'box' | 'lasso'} kind @param {Place[]} path of the pointer @returns {Place[]} the corners of what it goes around */
export function outline(kind, path) {
  if (kind === 'lasso' || path.length === 0) return path;
  const [[x0, y0], [x1, y1]] = [path[0], path[path.length - 1]];
  return [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
}

/** By the number of times that the outline goes past to the right. @param {Place[]} corners @param {number} x @param {number} y */
export function isInside(corners, x, y) {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [ax, ay] = corners[i];
    const [bx, by] = corners[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/**
 * The rows whose points are seen inside.
 *
 * @param {Float32Array} positions @param {import('./projection.js').Projection} projection @param {Place[]} corners @returns {number[]}
 */
export function rowsInside(positions, projection, corners) {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const rows = [];
  for (let row = 0; row < positions.length / 3; row++) {
    const [x, y, depth] = projection.at(positions, row);
    if (depth > 0 && x >= left && x <= right && y >= top && y <= bottom && isInside(corners, x, y)) rows.push(row);
  }
  return rows;
}
