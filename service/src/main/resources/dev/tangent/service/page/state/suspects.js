import { inquire } from './inquiries.js';
import { attempt, store } from './store.js';

/** @typedef {import('../types.js').SuspectList} SuspectList @typedef {import('../types.js').Fit} Fit */

/** Asks which labels are likely to be wrong. */
export async function audit() {
  await attempt(async () => {
    const suspects = await audited(store.state.views[0]?.fit);
    if (suspects) store.set({ suspects, selected: suspects.labels[0]?.row ?? store.state.selected });
  });
}

/** @type {Map<string, Promise<SuspectList | null>>} questions on their way, by fit and version */
const asked = new Map();

/** Each label as the others predict it, of a fit as it is now; asked for once for each version. @param {Fit | null | undefined} fit @returns {Promise<SuspectList | null>} */
export async function audited(fit) {
  if (!fit) return null;
  const had = store.state.audits[fit.id];
  if (had?.version === fit.version) return had.found;
  const key = `${fit.id} ${fit.version}`;
  if (!asked.has(key)) asked.set(key, ask(fit).finally(() => asked.delete(key)));
  return asked.get(key) ?? null;
}

/** @param {Fit} fit */
async function ask(fit) {
  const job = await inquire(fit, 'suspect-labels');
  if (!job) return null;
  const shown = store.state.views.map((view) => view.fit?.id);
  const kept = Object.entries(store.state.audits).filter(([id]) => shown.includes(id));
  if (shown.includes(fit.id)) store.set({ audits: { ...Object.fromEntries(kept), [fit.id]: { version: job.version, found: job.answer } } });
  return job.answer;
}

/** Left out of what the others know, each label of the views in turn; a method that cannot say so has none. */
export async function auditViews() {
  await Promise.all(store.state.views.map(({ fit }) => audited(fit).catch(() => null)));
}
