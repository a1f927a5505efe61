import { inquire } from './inquiries.js';
import { attempt, store } from './store.js';

/** How many are asked for at once on a walk, and with how few left it asks again. */
const AHEAD = 8;
const FEW = 4;

/** Asks which rows should be labelled next. @param {number} count */
export async function suggest(count) {
  const fit = store.state.views[0]?.fit;
  if (!fit || store.state.asking.suggestions) return;
  await attempt(async () => {
    const job = await inquire(fit, 'suggestions', { count });
    if (!job || store.state.views[0]?.fit?.id !== fit.id) return;
    store.set({ suggestions: job.answer, selected: job.answer.next[0]?.row ?? store.state.selected });
  });
}

let asking = false;

/** Keeps a few suggestions at hand while one label follows the other; what is selected stays. */
export async function suggestAhead() {
  const { views, suggestions, table } = store.state;
  const fit = views[0]?.fit;
  if (asking || !fit?.can.includes('suggestions') || (suggestions?.next.length ?? 0) > FEW) return;
  asking = true;
  try {
    const job = await inquire(fit, 'suggestions', { count: AHEAD });
    if (job && store.state.table?.id === table?.id && store.state.walk === 'uncertain') store.set({ suggestions: job.answer });
  } catch {
    // Then the page chooses by itself.
  } finally {
    asking = false;
  }
}
