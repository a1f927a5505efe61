import { get } from '../service/client.js';
import { attempt, store } from './store.js';

/** Asks which labels are likely to be wrong. */
export async function audit() {
  const fit = store.state.views[0]?.fit;
  if (!fit) return;
  await attempt(async () => {
    const suspects = await get(`/fits/${fit.id}/suspect-labels`);
    store.set({ suspects, selected: suspects.labels[0]?.row ?? store.state.selected });
  });
}
