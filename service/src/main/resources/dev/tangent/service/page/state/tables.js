import { forget, get, post, upload } from '../service/client.js';
import { placePoints } from './cloud.js';
import { earlierDecided } from './earlier.js';
import { startFits } from './fits.js';
import { actionsOf } from './history.js';
import { fetchLabels } from './labels.js';
import { attempt, DEFAULT_SETTINGS, say, store } from './store.js';
import { namesClasses } from './targets.js';
import { emptyView } from './views.js';

/** @typedef {import('../types.js').Table} Table @typedef {import('./store.js').Settings} Settings */

/** Rows times labels up to which error bars are made without being asked for: what they cost grows with both. */
const ERROR_BARS_UP_TO = 1e7;

/** @param {string} demo */
export async function openDemo(demo) {
  if (!(await mayReplace())) return;
  await attempt(async () => {
    const table = await post('/tables', { demo });
    await replace(table);
    await learn({ targets: table.targets, columns: null });
  });
}

/** Opens a file of the service's folder, and asks what to learn. @param {string} file */
export async function openFile(file) {
  if (!(await mayReplace())) return;
  await attempt(async () => {
    await replace(await post('/tables', { file }));
    store.set({ dialog: 'choose' });
  });
}

/** Opens a file of the user's, and asks what to learn. @param {File} file */
export async function openUpload(file) {
  if (!(await mayReplace())) return;
  await attempt(async () => {
    say(`Reading ${file.name} …`);
    const table = await upload(`/tables?name=${encodeURIComponent(file.name)}`, file);
    await replace(table);
    store.set({ dialog: 'choose', message: null });
  });
}

/** Labels that are in no file would be lost: the service knows how many. */
async function mayReplace() {
  const { table } = store.state;
  if (!table) return true;
  const now = await attempt(() => get(`/tables/${table.id}`));
  const unkept = now?.unkept ?? 0;
  return unkept === 0 || now.version === store.state.downloaded || confirm(`${unkept === 1 ? '1 changed label' : `${unkept} changed labels`} of ${table.name} ${unkept === 1 ? 'is' : 'are'} in no file. Open another table all the same?`);
}

/** Whether another table is shown by now: what is left to do for this one must not fall on that. @param {Table} table */
export const isReplaced = (table) => (store.state.table ?? table).id !== table.id;

/** Shows another table, and closes the one before. @param {Table} table */
async function replace(table) {
  const before = store.state.table;
  await showTable(await earlierDecided(table));
  if (before && before.id !== table.id) await attempt(() => forget(`/tables/${before.id}`));
}

/** @param {Table} table */
export async function showTable(table) {
  const labels = await fetchLabels(table.id, table.targets);
  const errorBars = table.rows * Math.max(1, ...Object.values(labels).map((each) => each.size)) <= ERROR_BARS_UP_TO;
  store.set({
    table, phase: 'ready', dialog: '', message: null, selected: null, hovered: null, suggestions: null, suspects: null, audits: {}, course: [], classOrder: {}, chosen: [], walk: '', skipped: [], cloud: null, rowFilter: '', downloaded: 0,
    rowNumbers: {}, neighbours: [], colourBy: 'prediction', panel: 'point',
    settings: { ...DEFAULT_SETTINGS, targets: table.targets, errorBars },
    target: table.targets[0] ?? '', views: [emptyView(DEFAULT_SETTINGS.method)],
    labels,
    ...actionsOf(await get(`/tables/${table.id}/labels/changes`)),
  });
  store.set(usualAxes(table.coordinates));
  await placePoints();
}

/** @param {string[]} coordinates @returns {{axes: import('./store.js').Axes, axisColumns: string[]}} */
function usualAxes(coordinates) {
  const axes = coordinates.length === 2 && !namesClasses() ? 'height' : coordinates.length <= 3 ? 'columns' : 'principal';
  return { axes, axisColumns: coordinates.slice(0, 3) };
}

/** Starts with other targets, coordinates or preprocessing. @param {Partial<Settings>} choice */
export async function learn(choice) {
  const { table } = store.state;
  if (!table) return;
  const settings = { ...store.state.settings, ...choice };
  const labels = await fetchLabels(table.id, settings.targets.filter((target) => table.columns.some(({ name }) => name === target)));
  if (isReplaced(table)) return;
  store.set({
    settings, dialog: '', target: settings.targets[0] ?? '', selected: null, suggestions: null, suspects: null, audits: {}, course: [], chosen: [], walk: '', skipped: [], rowFilter: '',
    views: [emptyView(settings.method)], labels,
  });
  store.set(usualAxes(settings.columns ?? table.coordinates));
  await Promise.all([placePoints(), startFits()]);
}

/** @param {string} id @param {number} count @returns {Promise<{columns: string[], rows: any[][]}>} */
export const firstRows = (id, count) => get(`/tables/${id}/rows?from=0&count=${count}`);
