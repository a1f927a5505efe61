import { get, patch, post, ServiceError } from '../service/client.js';
import { act, actionsOf, joined, valueOf } from './history.js';
import { labelsChanged, takeFits, told, viewsAfter } from './following.js';
import { attempt, store } from './store.js';
import { classNames } from './targets.js';

/** @typedef {import('./store.js').LabelValue} LabelValue */

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

/** One value for rows of the shown target: one action, so that it can be taken back at once. @param {number[]} rows @param {LabelValue} value */
export async function setLabels(rows, value) {
  const column = store.state.target;
  const changed = rows.filter((row) => labelAt(row, column) !== value);
  if (changed.length === 0) return;
  await act({ kind: 'label', column, rows: changed, before: changed.map((row) => labelAt(row, column)), after: changed.map(() => value) });
}

/** The column of what people note about rows. */
export const NOTES = 'note';

/** Whether a table can have notes: its own column of numbers by that name has none. @param {import('../types.js').Table | null} table */
export const takesNotes = (table) => table?.columns.every(({ name, kind }) => name !== NOTES || kind === 'text') ?? false;

/** Notes something about a row: kept, taken back and saved as a label is. @param {number} row @param {string} before @param {string} text */
export async function setNote(row, before, text) {
  const after = text.trim();
  if (after !== before) await act({ kind: 'label', column: NOTES, rows: [row], before: [before || null], after: [after || null] });
}

/** @typedef {{row: number, column: string, value: LabelValue}} Cell */

/** @typedef {Extract<import('./store.js').Action, {kind: 'label'}>} LabelAction */

/** @param {LabelAction} action @param {import('./history.js').Way} way @returns {Promise<LabelAction>} with the number of its change */
export async function performLabels(action, way) {
  const { rows, column, after, change } = action;
  const { table } = store.state;
  if (!table) return action;
  const cells = rows.map((row, i) => ({ row, column, value: after[i] }));
  const changing = way === 'do' ? patch(`/tables/${table.id}/labels`, { labels: cells }) : post(`/tables/${table.id}/labels/${way}`, { change });
  const before = store.state.views;
  const [answer, views] = await told(Promise.all([changing, viewsAfter(changing)])).catch(async (error) => {
    if (!(error instanceof ServiceError && error.status === 409 && ['changed', 'nothing'].includes(error.state))) throw error;
    await readAnew(table.id);
    throw new Error('Labels were changed in another place meanwhile. They are shown as they are now: undo and redo go on from there.');
  });
  const order = classNames();
  const first = !store.state.labels[column]?.size;
  // What is taken back or made again, the service knows: a cell that somebody else has changed since keeps its value.
  const labels = withCells(answer.cells?.map(cellOf) ?? cells);
  // In one step: labels and colours that belong together are drawn once. Views may have changed meanwhile.
  const shown = store.state.views === before ? views : store.state.views;
  store.set({ table: changedTable(table.id, answer.version), labels, classOrder: { ...store.state.classOrder, [column]: order }, views: shown, suggestions: without(rows) });
  if (way !== 'do') store.set(rows.length > 1 ? { chosen: rows, walk: '' } : { selected: rows[0], chosen: [] });
  // What a column is, its first label says.
  if (first) store.set({ table: await get(`/tables/${table.id}`) });
  // Not waited for: what is done can be undone while a fit follows.
  attempt(() => labelsChanged(answer.fits, [column]));
  return { ...action, change: answer.change };
}

/** Takes the labels, and what can be taken back, as the service has them. @param {string} id of the table */
export async function readAnew(id) {
  const [labels, changes] = await Promise.all([fetchLabels(id, Object.keys(store.state.labels)), get(`/tables/${id}/labels/changes`)]);
  if (store.state.table?.id !== id) return;
  const { done, undone } = actionsOf(changes);
  store.set({ labels, table: changedTable(id, changes.version), done: joined(store.state.done, done), undone: joined(store.state.undone, undone) });
  await takeFits();
}

/** The shown table, at a version of it where it is that one; answers may overtake each other. @param {string} id @param {number} version */
function changedTable(id, version) {
  const { table } = store.state;
  return table?.id === id ? { ...table, version: Math.max(table.version, version) } : table;
}

/** @param {{row: number, column: string, numeric: boolean, after: string}} cell @returns {Cell} */
const cellOf = ({ row, column, numeric, after }) => ({ row, column, value: valueOf(numeric, after) });

/** The labels with some of them changed. @param {Cell[]} cells */
function withCells(cells) {
  const labels = { ...store.state.labels };
  for (const column of new Set(cells.map((cell) => cell.column))) {
    labels[column] = new Map(labels[column]);
    for (const cell of cells) if (cell.column === column) cell.value === null ? labels[column].delete(cell.row) : labels[column].set(cell.row, cell.value);
  }
  return labels;
}

/** What is left of the suggestions: each was chosen as if those before it were labelled. @param {number[]} rows */
function without(rows) {
  const { suggestions } = store.state;
  return suggestions && { ...suggestions, next: suggestions.next.filter(({ row }) => !rows.includes(row)) };
}
