import { get } from '../service/client.js';
import { placePoints } from './cloud.js';
import { followFit, startFits } from './fits.js';
import { joined, performBy } from './history.js';
import { fetchLabels, performLabels } from './labels.js';
import { colourBy } from './selection.js';
import { performSettings } from './settings.js';
import { later } from './settled.js';
import { attempt, store } from './store.js';
import { earlierDecided } from './earlier.js';
import { isReplaced, learn, showTable } from './tables.js';
import { emptyView, refreshArrays } from './views.js';

/**
 * Begins, and finds everything again after the page was loaded anew: tables, labels and fits are with the service, what is
 * shown of them is kept by the browser.
 */

const KEY = 'tangent';
const KEPT = /** @type {const} */ (['settings', 'target', 'axes', 'axisColumns', 'colourBy', 'selected', 'done', 'undone', 'panel', 'rowsOpen', 'rowFilter', 'downloaded', 'course', 'classOrder', 'letterKeys', 'rings']);

performBy((action, way) => (action.kind === 'label' ? performLabels(action, way) : performSettings(action)));

export async function begin() {
  await attempt(async () => {
    const [service, catalogue, tables] = await Promise.all([get(''), get('/catalogue'), get('/tables')]);
    store.set({ catalogue, folder: service.folder, process: service.process });
    const kept = remembered(service.process);
    const told = new URLSearchParams(location.hash.slice(1));
    history.replaceState(null, '', '/'); // told once: after a reload what was shown last counts
    const table = [told.get('table'), kept?.table].map((id) => tables.find((/** @type {any} */ one) => one.id === id)).find(Boolean) ?? tables.at(-1);
    if (!table) store.set({ phase: 'empty' });
    else {
      const shown = kept?.table === table.id ? restore(table, kept) : show(table, told.get('targets'));
      await shown.catch((error) => { if (!isReplaced(table)) throw error; }); // closed when another was opened
    }
    // Not before all is there again: a page left while it began must not keep half of it.
    store.addEventListener('change', remember);
    addEventListener('pagehide', keep); // what changed just before
    remember();
  });
}

/** A table that the command line opened. @param {import('../types.js').Table} table @param {string | null} targets */
async function show(table, targets) {
  await showTable(await earlierDecided(table));
  if (isReplaced(table)) return;
  if (targets) await learn({ targets: targets.split(',') });
  else if (table.targets.length === 0) store.set({ dialog: 'choose' });
  else if (!(await adoptFits(table))) await startFits();
}

/** @param {import('../types.js').Table} table @param {any} kept */
async function restore(table, kept) {
  await showTable(await earlierDecided(table));
  const state = Object.fromEntries(KEPT.map((name) => [name, kept[name]]));
  const labels = await fetchLabels(table.id, kept.settings.targets);
  if (isReplaced(table)) return;
  const { done, undone } = store.state; // labels that the service has
  store.set({ ...state, done: joined(kept.done, done), undone: joined(kept.undone, undone), labels, views: kept.views.map((/** @type {any} */ view) => emptyView(view.method)) });
  await placePoints();
  await findFits(table, kept.views.map((/** @type {any} */ view) => view.fits));
  if (!isReplaced(table)) await colourBy(store.state.colourBy);
}

/**
 * Shows fits that the service has already, where a program opened the table.
 *
 * @param {import('../types.js').Table} table @returns {Promise<boolean>} false where the table is shown and has none
 */
async function adoptFits(table) {
  const fits = await get(`/fits?table=${table.id}`);
  if (fits.length === 0) return isReplaced(table);
  await findFits(table, [[fits.at(-1).id]]);
  return true;
}

/** @param {import('../types.js').Table} table @param {string[][]} ids for each view those it showed or waited for */
async function findFits(table, ids) {
  /** @type {import('../types.js').Fit[]} */
  const fits = await get(`/fits?table=${table.id}`);
  if (isReplaced(table)) return;
  const views = store.state.views.map((view, i) => {
    const own = fits.filter(({ id }) => ids[i]?.includes(id));
    const fit = own.findLast(({ state }) => state === 'done') ?? null;
    const pending = own.findLast(({ state }) => state === 'running' || state === 'waiting') ?? null;
    return { ...view, fit, pending };
  });
  store.set({ views });
  await refreshArrays();
  later();
  for (const { pending } of views) if (pending) attempt(() => followFit(pending));
}

/** @param {number} process */
function remembered(process) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return kept?.process === process ? kept : null;
  } catch {
    return null;
  }
}

let timer = 0;

function remember() {
  clearTimeout(timer);
  timer = setTimeout(keep, 100);
}

function keep() {
  const { state } = store;
  const views = state.views.map(({ method, fit, pending }) => ({ method, fits: [fit?.id, pending?.id].filter(Boolean) }));
  const kept = { process: state.process, table: state.table?.id, views, ...Object.fromEntries(KEPT.map((name) => [name, state[name]])) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still works; only a reload begins anew.
  }
}
