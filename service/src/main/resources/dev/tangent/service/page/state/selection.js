import { array, get, ServiceError } from '../service/client.js';
import { refreshErrorBars, wantErrorBars } from './error-bars.js';
import { componentsPath, neighboursPath } from './neighbour-graph.js';
import { attempt, store } from './store.js';
import { auditViews } from './suspects.js';
import { refreshArrays } from './views.js';

/** Which point is selected, what colours show, and what has to be fetched for that. */

/** Rows to label at once; whoever looks at charts stays there. @param {number[]} rows */
export function choose(rows) {
  const panel = store.state.panel === 'charts' ? 'charts' : 'point';
  store.set(rows.length === 1 ? { chosen: [], selected: rows[0], walk: '', panel } : { chosen: rows, ...(rows.length > 0 ? { walk: '', panel } : {}) });
}

/** @type {{rows: unknown, set: Set<number>}} */
let last = { rows: null, set: new Set() };

/** The rows that are chosen, or the one that is selected; the same set as long as they are the same. */
export function chosenRows() {
  const { chosen, selected } = store.state;
  const rows = chosen.length > 0 ? chosen : selected;
  if (last.rows !== rows) last = { rows, set: new Set(chosen.length > 0 ? chosen : selected === null ? [] : [selected]) };
  return last.set;
}

/** Adds rows to those that are chosen, or takes them out where all of them are. @param {number[]} rows */
export function chooseMore(rows) {
  const { chosen, selected } = store.state;
  const had = new Set(chosen.length === 0 && selected !== null ? [selected] : chosen);
  if (rows.every((row) => had.has(row))) rows.forEach((row) => had.delete(row));
  else rows.forEach((row) => had.add(row));
  choose([...had]);
}

/** Puts the focus where a label is typed. */
export function wantField() {
  const { selected, chosen } = store.state;
  if (selected !== null || chosen.length > 0) store.set({ panel: 'point', wanted: 'value' });
}

/** @param {number | null} row */
export async function select(row) {
  const { suggestions, suspects } = store.state;
  const listed = [...(suggestions?.next ?? []), ...(suspects?.labels ?? [])].some((each) => each.row === row);
  const panel = row === null || (listed && store.state.panel === 'next') ? store.state.panel : 'point';
  // Whoever goes elsewhere by himself is led no further.
  store.set({ selected: row, panel, chosen: [], ...(listed ? {} : { walk: '', skipped: [] }) });
  if (store.state.colourBy === 'neighbours') await fetchNeighbours();
}

/** @param {import('./store.js').ColourBy} colourBy */
export async function colourBy(colourBy) {
  store.set({ colourBy });
  await attempt(async () => {
    if (colourBy === 'neighbours' || colourBy === 'component') await followGraph();
    else if (colourBy === 'truthError') await fetchTruth();
    else if (colourBy === 'residual') await Promise.all([auditViews(), refreshArrays()]);
    else if (colourBy === 'errorBar') {
      wantErrorBars();
      await refreshErrorBars();
    }
    else await refreshArrays();
  });
}

/** Fetches what colours show of the neighbour graph, where the fit that is shown has another than before. */
export async function followGraph() {
  const { colourBy } = store.state;
  if (colourBy === 'neighbours') await fetchNeighbours();
  else if (colourBy === 'component') await keep(componentsPath(), componentsPath(), true);
}

async function fetchTruth() {
  const { table, target } = store.state;
  const column = table?.truth[target];
  if (column) await keep('truth ' + target, `columns?names=${encodeURIComponent(column)}`, false);
}

async function fetchNeighbours() {
  const { table, selected, views } = store.state;
  if (!table || selected === null) return;
  const fit = views[0]?.fit;
  await attempt(async () => {
    const { rows } = await neighboursOf(table, fit, selected);
    if (store.state.selected === selected && store.state.views[0]?.fit?.id === fit?.id) store.set({ neighbours: rows });
  });
}

/** By the fit's own graph; where it has none to tell of, as the table has them. @param {import('../types.js').Table} table @param {import('../types.js').Fit | null} fit @param {number} row */
async function neighboursOf(table, fit, row) {
  const ofTable = () => get(`/tables/${table.id}/${neighboursPath(row)}`);
  if (!fit || fit.classes) return ofTable();
  return get(`/fits/${fit.id}/neighbours?row=${row}`).catch((error) => {
    // Refused of means of methods, of methods without a graph, and where rows lack coordinates; a fit that went tells no more either.
    if (error instanceof ServiceError && [400, 404].includes(error.status)) return ofTable();
    throw error;
  });
}

/** @param {string} name @param {string} path @param {boolean} whole */
async function keep(name, path, whole) {
  const { table, rowNumbers } = store.state;
  if (!table || rowNumbers[name]) return;
  const { data } = await array(`/tables/${table.id}/${path}`, whole);
  if (store.state.table?.id === table.id) store.set({ rowNumbers: { ...store.state.rowNumbers, [name]: data } });
}
