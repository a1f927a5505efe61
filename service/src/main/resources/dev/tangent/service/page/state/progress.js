import { store } from './store.js';
import { audited } from './suspects.js';

/** What error is to be expected, and how it fell while labels came. */

/** With more labels than this it is not asked for without being wanted. */
const UNASKED = 400;
const FEWEST = 5;
const KEPT = 200;

/**
 * The root of the mean square of what labels differ from what the others predict; of classes the share that is predicted wrongly.
 *
 * @param {{given: number | string, expected: number | string}[]} labels @returns {number}
 */
export function expectedError(labels) {
  if (labels.length === 0) return NaN;
  const sum = labels.reduce((all, { given, expected }) => all + (typeof given === 'number' && typeof expected === 'number' ? (given - expected) ** 2 : Number(given !== expected)), 0);
  const mean = sum / labels.length;
  return typeof labels[0].given === 'number' ? Math.sqrt(mean) : mean;
}

/** Notes where it stands, of a fit that tells it for little. */
export async function noteCourse() {
  const { views, target, labels } = store.state;
  const fit = views[0]?.fit;
  const count = labels[target]?.size ?? 0;
  if (!fit?.can.includes('live') || count < FEWEST || count > UNASKED) return;
  const found = await audited(fit).catch(() => null); // not of every method
  const error = expectedError((found?.labels ?? []).filter(({ output }) => output === target));
  if (!Number.isFinite(error) || store.state.target !== target) return;
  const { course } = store.state;
  const last = course.at(-1);
  if (last?.labels === count && last.error === error) return;
  store.set({ course: [...course.filter((point) => point.labels !== count), { labels: count, error }].slice(-KEPT) });
}
