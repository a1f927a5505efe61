import { follow, forget, get, patch, post } from '../service/client.js';
import { worded } from '../service/wording.js';
import { followScaling } from './cloud.js';
import { areFresh, refreshErrorBars } from './error-bars.js';
import { note } from './history.js';
import { noteCourse } from './progress.js';
import { followGraph } from './selection.js';
import { auditViews } from './suspects.js';
import { attempt, say, store } from './store.js';
import { classNames, namesClasses } from './targets.js';
import { arraysAfter, changed, emptyView, fetchArrays, neededArrays, placeOf, refreshArrays, setView } from './views.js';

/** @typedef {import('../types.js').Fit} Fit @typedef {import('./store.js').Settings} Settings */

/** How many labels the targets have, all together. */
export function labelCount() {
  return store.state.settings.targets.reduce((sum, target) => sum + (store.state.labels[target]?.size ?? 0), 0);
}

/** @param {string} method @returns {Record<string, any>} those of the settings that the method knows */
function parametersOf(method) {
  const known = store.state.catalogue?.methods.find(({ name }) => name === method)?.parameters;
  const entries = Object.entries(store.state.settings.parameters);
  return Object.fromEntries(known ? entries.filter(([key]) => known.includes(key)) : entries);
}

/** @param {string} method @param {boolean} tuned @returns {import('../types.js').FitRequest} */
function requestOf(method, tuned) {
  const { table, settings } = store.state;
  /** @type {import('../types.js').FitRequest} */
  const request = {
    table: table?.id ?? '', targets: settings.targets, method, tuned: tuned || method === 'auto',
  };
  if (!namesClasses()) Object.assign(request, needs(method, request.tuned ?? false));
  if (settings.columns) request.columns = settings.columns;
  if (settings.standardise) request.standardise = settings.standardise;
  if (settings.classes) request.classes = true;
  if (settings.loss) request.loss = settings.loss;
  if (settings.lossParameter !== null) request.lossParameter = settings.lossParameter;
  if (!request.tuned) {
    request.parameters = parametersOf(method);
    if (settings.lambda !== null) request.lambda = settings.lambda;
  }
  return request;
}

/**
 * What the fit will be asked for, as far as the method can. Error bars are made with a search, whose report tells how they did;
 * else they come when they are shown, and the colours sooner.
 *
 * @param {string} method @param {boolean} tuned
 */
function needs(method, tuned) {
  const { catalogue, settings } = store.state;
  const can = catalogue?.methods.find(({ name }) => name === method)?.capabilities ?? [];
  return {
    errorBars: settings.errorBars && tuned && can.includes('variances'),
    forSuggestions: settings.errorBars && can.includes('suggestions'),
  };
}

/** How many fits were asked for. */
let asked = 0;

/** @param {number} own number of a fit that was asked for @returns {number} the place of the view that still wants it, -1 where none does */
const placeThatAsks = (own) => store.state.views.findIndex((view) => view.asked === own);

/**
 * Fits the method of a view anew; what it showed stays until the new fit is there. Of fits that are asked for at once the last one counts,
 * whichever is answered first.
 *
 * @param {number} place @param {boolean} tuned whether parameters are chosen by cross-validation
 */
export async function startFit(place, tuned = false) {
  if (!store.state.table || labelCount() === 0 || (namesClasses() && classNames().length < 2)) return;
  const cancelling = cancelFit(place);
  const own = ++asked;
  setView(place, { asked: own });
  await cancelling;
  if (placeThatAsks(own) < 0) return;
  await attempt(async () => {
    const pending = await post('/fits', requestOf(store.state.views[placeThatAsks(own)].method, tuned));
    if (placeThatAsks(own) < 0) return forget(`/fits/${pending.id}`);
    setView(placeThatAsks(own), { pending, progress: 'waiting', share: 0 });
    await followFit(pending, tuned);
  });
}

let round = 0;

/** Fits all views anew, one after the other; a later call ends an earlier one. */
export async function startFits() {
  const own = ++round;
  for (let place = 0; place < store.state.views.length && own === round; place++) await startFit(place);
}

/** Shows a fit's progress, and the fit itself once it is done. @param {Fit} pending @param {boolean} tuned */
export async function followFit(pending, tuned = false) {
  const fit = await lastState(pending);
  const place = placeOf(pending.id);
  if (place < 0 || !fit) return;
  if (fit.state === 'done') await finished(fit, tuned);
  else {
    setView(place, { pending: null, progress: '', share: 0 });
    if (fit.state === 'failed') say(worded(fit) ?? 'The fit failed.', true);
  }
}

/** @param {Fit} pending @returns {Promise<Fit | null>} null if it was cancelled here */
async function lastState(pending) {
  const following = follow(`/fits/${pending.id}`, (kind, data) => {
    const place = placeOf(pending.id);
    if (place < 0) return;
    const { done = 0, total = 0, stage } = kind === 'state' ? data.progress ?? {} : data;
    const what = kind === 'state' && data.before > 0 ? `waits for ${data.before} other${data.before > 1 ? 's' : ''}`
      : kind === 'search' ? `tried ${done} of ${total} settings` : stage ?? data.state;
    setView(place, { progress: what, share: total > 0 ? done / total : 0 });
  });
  try {
    return await following;
  } catch (error) {
    const place = placeOf(pending.id);
    if (place < 0) return null;
    setView(place, { pending: null, progress: '', share: 0 });
    throw error;
  }
}

/** @param {Fit} fit @param {boolean} tuned */
async function finished(fit, tuned) {
  const arrays = await fetchArrays(fit, {}, neededArrays()).catch((error) => {
    if (placeOf(fit.id) >= 0) throw error;
    return {}; // another fit was asked for meanwhile
  });
  const place = placeOf(fit.id); // whoever waits finds out what has changed meanwhile
  if (place < 0) return;
  const before = store.state.views[place].fit;
  setView(place, { fit, pending: null, progress: '', share: 0, lambda: fit.lambda ?? null, arrays });
  if (place === 0 && tuned) takeChosen(fit);
  if (place === 0) followScaling();
  if (place === 0) attempt(followGraph);
  if (before) await attempt(() => forget(`/fits/${before.id}`));
  if (fit.stale) await startFit(place, tuned); // a class came that it does not know
  later();
}

/** What a fit was made with, by the keys that a request has; a fit tells them by their names. @param {Fit} fit */
export function parametersByKey(fit) {
  const told = fit.parameters ?? {};
  const found = (store.state.catalogue?.parameters ?? []).map(({ key, name }) => [key, told[name] ?? told[key]]);
  return Object.fromEntries(found.filter(([, value]) => ['number', 'string'].includes(typeof value)));
}

/** Takes what the search chose into the settings, so that they say what is shown. @param {Fit} fit */
function takeChosen(fit) {
  const { settings } = store.state;
  const parameters = parametersByKey(fit);
  const before = { parameters: settings.parameters, lambda: settings.lambda };
  const after = { parameters, lambda: fit.lambda ?? null };
  store.set({ settings: { ...settings, ...after } });
  note({ kind: 'settings', before, after, tuned: true });
}

/** Whether the page shows error bars of a fit: what is saved and told of it has them too. @param {Fit} fit */
export const showsErrorBars = (fit) => store.state.settings.errorBars && fit.can.includes('sds');

/** @param {number} place */
export async function cancelFit(place) {
  const pending = store.state.views[place]?.pending;
  setView(place, { pending: null, asked: 0, progress: '', share: 0 });
  if (pending) await attempt(() => forget(`/fits/${pending.id}`));
}

/** @param {string} method */
export async function compareWith(method) {
  store.set({ views: [...store.state.views, emptyView(method)] });
  await startFit(store.state.views.length - 1);
}

/** @param {number} place */
export async function closeView(place) {
  const { fit } = store.state.views[place];
  await cancelFit(place);
  store.set({ views: store.state.views.filter((_, i) => i !== place) });
  if (fit) await attempt(() => forget(`/fits/${fit.id}`));
}

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

/** When nothing was done for so long, in milliseconds; error bars are the most work of all, and whoever goes on needs it not. */
const SOON = 350;
const IDLE = 1200;
/** @type {number[]} */
let timers = [];

/** What is not on the screen at once, such as the error bar of the selected point, is fetched when there is time. */
export function later() {
  timers.forEach(clearTimeout);
  const { colourBy, settings } = store.state;
  const shown = colourBy === 'errorBar' || colourBy === 'residual';
  timers = [
    setTimeout(() => attempt(refreshFits), SOON),
    setTimeout(() => attempt(refreshSlow), shown ? SOON : IDLE),
  ];

  async function refreshSlow() {
    if (colourBy === 'residual') await auditViews();
    if (settings.errorBars || colourBy === 'errorBar') await refreshErrorBars();
    await noteCourse();
  }
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

async function refreshFits() {
  await refreshArrays([...new Set([...neededArrays(), 'statuses', 'probabilities'])]);
  for (const { fit } of store.state.views) {
    if (!fit) continue;
    const now = await get(`/fits/${fit.id}`).catch((error) => {
      if (placeOf(fit.id) >= 0) throw error;
      return null; // another fit is in its place meanwhile
    });
    const place = placeOf(fit.id);
    if (now && store.state.views[place]?.fit?.version === now.version) setView(place, { fit: now });
  }
}
