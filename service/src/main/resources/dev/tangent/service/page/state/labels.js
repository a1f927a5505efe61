import { get, patch } from '../service/client.js';
import { act } from './history.js';
import { labelsChanged, viewsAfter } from './fits.js';
import { attempt, store } from './store.js';

/** @param {string} table @param {string[]} targets @returns {Promise<Record<string, Map<number, number | string>>>} by column */
export async function fetchLabels(table, targets) {
  /** @type {Record<string, Map<number, number | string>>} */
  const labels = Object.fromEntries(targets.map((target) => [target, new Map()]));
  if (targets.length === 0) return labels;
  const answer = await get(`/tables/${table}/labels?targets=${targets.map(encodeURIComponent).join(',')}`);
  for (const { row, column, value } of answer.labels) labels[column]?.set(row, value);
  return labels;
}

/** @param {number} row @param {string} column */
export const labelAt = (row, column) => store.state.labels[column]?.get(row) ?? null;

/** An action of its own, so that it can be taken back. @param {number} row @param {number | string | null} value */
export async function setLabel(row, value) {
  const column = store.state.target;
  const before = labelAt(row, column);
  if (before !== value) await act({ kind: 'label', row, column, before, after: value });
}

/** @param {{row: number, column: string, after: number | string | null}} action */
export async function performLabel({ row, column, after }) {
  const { table } = store.state;
  if (!table) return;
  const changing = patch(`/tables/${table.id}/labels`, { labels: [{ row, column, value: after }] });
  const before = store.state.views;
  const [answer, views] = await Promise.all([changing, viewsAfter(changing)]);
  const labels = new Map(store.state.labels[column]);
  if (after === null) labels.delete(row);
  else labels.set(row, after);
  // In one step: labels and colours that belong together are drawn once. Views may have changed meanwhile.
  const shown = store.state.views === before ? views : store.state.views;
  store.set({ labels: { ...store.state.labels, [column]: labels }, views: shown, selected: row, suggestions: null, suspects: null });
  // Not waited for: what is done can be undone while a fit follows.
  attempt(() => labelsChanged(answer.fits));
}
