import { get } from '../service/client.js';
import { attempt, store } from './store.js';

/** How many are asked for at once on a walk, and with how few left it asks again. */
const AHEAD = 8;
const FEW = 4;

/** Asks which rows should be labelled next. @param {number} count */
export async function suggest(count) {
  const fit = store.state.views[0]?.fit;
  if (!fit) return;
  await attempt(async () => {
    const suggestions = await get(`/fits/${fit.id}/suggestions?count=${count}`);
    store.set({ suggestions, selected: suggestions.next[0]?.row ?? store.state.selected });
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
    const found = await get(`/fits/${fit.id}/suggestions?count=${AHEAD}`);
    if (store.state.table?.id === table?.id && store.state.walk === 'uncertain') store.set({ suggestions: found });
  } catch {
    // Then the page chooses by itself.
  } finally {
    asking = false;
  }
}
