import { get } from '../service/client.js';
import { refreshErrorBars } from './error-bars.js';
import { noteCourse } from './progress.js';
import { attempt, store } from './store.js';
import { auditViews } from './suspects.js';
import { neededArrays, placeOf, refreshArrays, setView } from './views.js';

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
