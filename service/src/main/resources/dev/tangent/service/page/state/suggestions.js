import { get } from '../service/client.js';
import { attempt, store } from './store.js';

/** Asks which rows should be labelled next. @param {number} count */
export async function suggest(count) {
  const fit = store.state.views[0]?.fit;
  if (!fit) return;
  await attempt(async () => {
    const suggestions = await get(`/fits/${fit.id}/suggestions?count=${count}`);
    store.set({ suggestions, selected: suggestions.next[0]?.row ?? store.state.selected });
  });
}
