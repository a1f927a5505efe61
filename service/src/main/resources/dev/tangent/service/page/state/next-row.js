import { store } from './store.js';
import { shown } from './views.js';

/** Which row a label would help most at, as far as the page knows by itself and at once. */

/** Within this distance of a label that no fit has seen yet a row is as good as known; the cloud reaches from -1 to 1. */
const NEAR = 0.15;
const RECENT = 8;

/** Without a fit so many of the rows are looked at. */
const LOOKED_AT = 4000;

/** @param {Set<number>} sent rows whose label is on its way @returns {number | null} null where none is left */
export function nextRow(sent) {
  const { labels, target, skipped, suggestions } = store.state;
  const passed = new Set([...skipped, ...sent]);
  const has = labels[target];
  const free = (/** @type {number} */ row) => !has?.has(row) && !passed.has(row);
  const suggested = suggestions?.next.find(({ row }) => free(row));
  return suggested ? suggested.row : best(free, doubt() ?? farness([...(has?.keys() ?? []), ...passed]));
}

/** @param {(row: number) => boolean} free @param {(row: number) => number} score */
function best(free, score) {
  const rows = store.state.table?.rows ?? 0;
  let most = -Infinity;
  let found = null;
  for (let row = 0; row < rows; row++) {
    if (!free(row)) continue;
    const own = score(row);
    if (own > most || found === null) [most, found] = [own, row];
  }
  return found;
}

/** How little the fit is sure of a row, less where a label came just now. @returns {((row: number) => number) | null} null without a fit */
function doubt() {
  const view = store.state.views[0];
  const sds = view && shown(view, 'sds');
  const probabilities = view?.arrays.probabilities;
  if (!sds && !probabilities) return null;
  const recent = store.state.done.slice(-RECENT).flatMap((action) => (action.kind === 'label' ? action.rows : []));
  const near = [...recent, ...store.state.skipped.slice(-RECENT)];
  const far = near.length > 0 ? farness(near) : () => NEAR;
  return (row) => (sds ? sds[row] : 1 - margin(probabilities, row)) * Math.min(1, far(row) / NEAR);
}

/** How much the first class is ahead of the second. @param {{data: Float32Array, columns: number}} probabilities @param {number} row */
export function margin({ data, columns }, row) {
  let first = 0;
  let second = 0;
  for (let c = 0; c < columns; c++) {
    const own = data[columns * row + c];
    if (own > first) [first, second] = [own, first];
    else if (own > second) second = own;
  }
  return first - second;
}

/** The distance from the nearest of some rows in the picture. @param {number[]} rows @returns {(row: number) => number} */
function farness(rows) {
  const { cloud, table } = store.state;
  if (!cloud) return () => 1;
  const { positions } = cloud;
  const step = Math.max(1, Math.floor((table?.rows ?? 0) * rows.length / (LOOKED_AT * 100)));
  return (row) => {
    if (row % step !== 0) return -1;
    let least = Infinity;
    for (const other of rows) {
      const x = positions[3 * row] - positions[3 * other], y = positions[3 * row + 1] - positions[3 * other + 1], z = positions[3 * row + 2] - positions[3 * other + 2];
      least = Math.min(least, x * x + y * y + z * z);
    }
    return rows.length === 0 ? -Math.hypot(positions[3 * row], positions[3 * row + 1], positions[3 * row + 2]) : Math.sqrt(least);
  };
}
