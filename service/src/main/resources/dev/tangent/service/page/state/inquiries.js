import { follow, forget, post } from '../service/client.js';
import { worded } from '../service/wording.js';
import { store } from './store.js';

/**
 * Questions whose answer takes long: jobs of the service, told of while they run, which can be cancelled.
 *
 * @typedef {'sds' | 'suggestions' | 'suspect-labels'} Question to a fit
 * @typedef {{path: string, stage: string, share: number}} Asking
 */

/** An answer that comes sooner after the question is not told of, in milliseconds: later a gesture would seem to do nothing. */
const SOON = 200;

/**
 * @param {import('../types.js').Fit} fit @param {Question} what @param {Record<string, any>} [more] @returns {Promise<any>} the job when it
 *   is done; null where it was cancelled
 */
export async function inquire(fit, what, more = {}) {
  const begun = performance.now();
  const { id } = await post(`/fits/${fit.id}/inquiries`, { what, ...more });
  return answerOf(what, `/inquiries/${id}`, begun);
}

/** Waits for a job, and tells how far it is. @param {Question | 'embedding'} what @param {string} path @param {number} [begun] when it was asked @returns {Promise<any>} the same */
export async function answerOf(what, path, begun = performance.now()) {
  let progress = { path, stage: '', share: 0 };
  let shown = false;
  const told = setTimeout(() => { shown = true; tell(what, progress); }, Math.max(0, begun + SOON - performance.now()));
  try {
    const job = await follow(path, (kind, data) => {
      const { stage = '', done = 0, total = 0 } = (kind === 'state' ? data.progress : data) ?? {};
      progress = { path, stage, share: total > 0 ? done / total : 0 };
      if (shown && store.state.asking[what]?.path === path) tell(what, progress);
    });
    if (job.state === 'failed') throw new Error(worded(job) ?? 'There is no answer.');
    return job.state === 'done' ? job : null;
  } catch (error) {
    if (cancelled.delete(path)) return null;
    throw error;
  } finally {
    clearTimeout(told);
    if (store.state.asking[what]?.path === path) tell(what, null);
  }
}

/** @type {Set<string>} */
const cancelled = new Set();

/** Nobody waits for the answer any more. @param {Question | 'embedding'} what */
export async function cancelInquiry(what) {
  const asking = store.state.asking[what];
  if (!asking) return;
  cancelled.add(asking.path);
  tell(what, null);
  await forget(asking.path);
}

/** @param {Question | 'embedding'} what @param {Asking | null} progress */
function tell(what, progress) {
  const { [what]: _, ...others } = store.state.asking;
  store.set({ asking: progress ? { ...others, [what]: progress } : others });
}
