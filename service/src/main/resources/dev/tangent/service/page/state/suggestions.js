import { get } from '../service/client.js';
import { coordinates, scaling } from './cloud.js';
import { inquire } from './inquiries.js';
import { attempt, store } from './store.js';

/** Which rows to label next, as the service says: what the fit answers or, where it cannot yet, rows spread over the points. */

/** How many are asked for at once on a walk, and with how few left it asks again. */
const AHEAD = 8;
const FEW = 4;

/** How long nothing but the fit's answer will do, in milliseconds. */
const PATIENCE = 1000;

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

/** The next of those at hand that is neither labelled nor passed over. @param {Set<number>} sent rows whose label is on its way @returns {number | undefined} */
export const nextAtHand = (sent) => atHand(sent)[0]?.row;

/** @param {Set<number>} sent */
function atHand(sent) {
  const { suggestions, labels, target, skipped } = store.state;
  const passed = new Set([...skipped, ...sent]);
  return (suggestions?.next ?? []).filter(({ row }) => !labels[target]?.has(row) && !passed.has(row));
}

/** Keeps a few at hand while one label follows the other. @param {Set<number>} sent @returns {Promise<boolean>} whether there was an answer */
export async function suggestAhead(sent) {
  if (atHand(sent).length > FEW) return true;
  const asked = fromFit();
  const early = atHand(sent).length > 0 ? asked : Promise.race([asked, late()]);
  return (await early) || (await fromTable());
}

/** @returns {Promise<false>} */
const late = () => new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE));

/** So that those that are passed over leave some; a table says no more at once. */
const most = () => Math.min(500, AHEAD + store.state.skipped.filter((row) => !store.state.labels[store.state.target]?.has(row)).length);

/** @type {{id: string, answer: Promise<boolean>} | null} */
let asking = null;

/** One question at a time, shared by all who wait for it. @returns {Promise<boolean>} */
function fromFit() {
  const fit = store.state.views[0]?.fit;
  if (!fit?.can.includes('suggestions')) return Promise.resolve(false);
  if (asking?.id !== fit.id) asking = { id: fit.id, answer: ask(fit).finally(() => { asking = null; }) };
  return asking.answer;
}

/** @param {import('../types.js').Fit} fit */
async function ask(fit) {
  const job = await inquire(fit, 'suggestions', { most: most() }).catch(() => null); // then the table has an answer
  return job !== null && store.state.views[0]?.fit?.id === fit.id && keep(job.answer);
}

async function fromTable() {
  const { table, target } = store.state;
  if (!table) return false;
  const has = table.columns.some(({ name }) => name === target);
  const list = coordinates().map(encodeURIComponent).join(',');
  const answer = await get(`/tables/${table.id}/suggestions?most=${most()}&columns=${list}&standardise=${scaling()}${has ? `&targets=${encodeURIComponent(target)}` : ''}`);
  return store.state.table?.id === table.id && keep(answer);
}

/** @param {NonNullable<import('./store.js').State['suggestions']>} suggestions */
function keep(suggestions) {
  if (store.state.walk === 'uncertain') store.set({ suggestions });
  return true;
}
