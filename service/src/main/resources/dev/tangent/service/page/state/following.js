import { get, patch } from '../service/client.js';
import { startFit } from './fits.js';
import { later } from './settled.js';
import { attempt, store } from './store.js';
import { arraysAfter, changed, fetchArrays, neededArrays, placeOf, setView } from './views.js';

/** What finished fits follow at once: another lambda or loss, and changed labels. */

/** @type {Record<string, any> | null} */
let wanted = null;
let busy = false;

/**
 * Another lambda or loss in all views, at once where the fits have their reduction. While one change is on its way only the
 * latest of those that follow is kept: a slider never lags behind.
 *
 * @param {Record<string, any>} change
 */
export async function changeLive(change) {
  wanted = { ...wanted, ...change };
  if (busy) return;
  busy = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    await attempt(() => told(Promise.all(store.state.views.map((view) => changeOne(view, next)))));
  }
  busy = false;
  later();
}

/** What takes longer than this is told, in milliseconds. */
const PROMPT = 200;
let slow = 0;

/**
 * Says that the fits follow, where that takes a while: the first change of all prepares what later ones need.
 *
 * @template T
 * @param {Promise<T>} following @returns {Promise<T>}
 */
export async function told(following) {
  let counted = false;
  const timer = setTimeout(() => { counted = true; slow++; store.set({ following: true }); }, PROMPT);
  try {
    return await following;
  } finally {
    clearTimeout(timer);
    if (counted && --slow === 0) store.set({ following: false });
  }
}

/** @param {import('./store.js').View} view @param {Record<string, any>} change */
async function changeOne(view, change) {
  if (!view.fit?.can.includes('live')) return;
  const changing = patch(`/fits/${view.fit.id}`, change);
  const coming = await arraysAfter(changing, view.fit);
  const fit = await changing;
  setView(placeOf(fit.id), { fit, arrays: await fetchArrays(fit, coming, neededArrays()) });
}

/**
 * The views with what they show after labels changed, as far as their fits followed.
 *
 * @param {Promise<{fits: {id: string, version: number, live: boolean}[]}>} changing
 */
export function viewsAfter(changing) {
  return Promise.all(store.state.views.map(async (view) => {
    if (!view.fit?.can.includes('labels') || view.pending) return view;
    const { id } = view.fit;
    const arrays = await arraysAfter(changing, view.fit, ({ fits }) => fits.some((fit) => fit.id === id && fit.live));
    return 'version' in arrays ? changed(view, { fit: { ...view.fit, version: arrays.version }, arrays }) : view;
  }));
}

/**
 * After labels changed: shows what followed by itself if it is not shown yet, and fits anew what could not follow.
 *
 * @param {{id: string, version: number, live: boolean}[]} followed @param {string[]} columns whose labels did
 */
export async function labelsChanged(followed, columns) {
  await Promise.all(store.state.views.map(async (view, place) => {
    const answer = followed.find(({ id }) => id === view.fit?.id);
    if (view.pending) return; // it has the labels of its end
    if (!columns.some((column) => store.state.settings.targets.includes(column))) return; // such as a note
    if (!view.fit || !answer?.live) await startFit(place);
    else if (view.arrays.version !== answer.version) {
      const fit = { ...view.fit, version: answer.version };
      const arrays = await fetchArrays(fit, {}, neededArrays());
      setView(placeOf(fit.id), { fit, arrays });
    }
  }));
  later();
}

/** Takes the fits that are shown as the service has them now, whoever changed them. */
export async function takeFits() {
  await Promise.all(store.state.views.map(async ({ fit }) => {
    if (!fit) return;
    const now = await get(`/fits/${fit.id}`);
    if (now.stale) await startFit(placeOf(fit.id));
    else setView(placeOf(fit.id), { fit: now, arrays: await fetchArrays(now, {}, neededArrays()) });
  }));
  later();
}
