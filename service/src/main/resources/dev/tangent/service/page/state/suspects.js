import { get } from '../service/client.js';
import { attempt, store } from './store.js';

/** @typedef {import('../types.js').SuspectList} SuspectList */

/** Asks which labels are likely to be wrong. */
export async function audit() {
  await attempt(async () => {
    const suspects = await audited();
    if (suspects) store.set({ suspects, selected: suspects.labels[0]?.row ?? store.state.selected });
  });
}

/** Each label as the others predict it, of the fit as it is now; asked for once for each version. @returns {Promise<SuspectList | null>} */
export async function audited() {
  const fit = store.state.views[0]?.fit;
  if (!fit) return null;
  const had = store.state.audit;
  if (had?.fit === fit.id && had.version === fit.version) return had.found;
  const found = await get(`/fits/${fit.id}/suspect-labels`);
  if (store.state.views[0]?.fit?.id === fit.id) store.set({ audit: { fit: fit.id, version: fit.version, found } });
  return found;
}
