import { store } from './store.js';
import { audited } from './suspects.js';

/** The error of labels left out one at a time, and how it fell while labels came. */

/** With more labels than this it is not asked for without being wanted. */
const UNASKED = 400;
const FEWEST = 5;
const KEPT = 200;

/** Notes where it stands, of a fit that tells it for little. */
export async function noteCourse() {
  const { views, target, labels } = store.state;
  const fit = views[0]?.fit;
  const count = labels[target]?.size ?? 0;
  if (!fit?.can.includes('live') || count < FEWEST || count > UNASKED) return;
  const found = await audited(fit).catch(() => null); // not of every method
  const error = found?.errors[target];
  if (error === undefined || store.state.target !== target) return;
  const { course } = store.state;
  const last = course.at(-1);
  if (last?.labels === count && last.error === error) return;
  store.set({ course: [...course.filter((point) => point.labels !== count), { labels: count, error }].slice(-KEPT) });
}
