import { get, post } from '../service/client.js';
import { say, store } from './store.js';

/**
 * Labels that were changed when a table was open before. Until somebody decides, none can be changed.
 *
 * @typedef {import('../types.js').Table} Table
 */

/** @type {((take: boolean) => void) | null} */
let decide = null;

/** Asks what becomes of such labels, if there are any. @param {Table} table @returns {Promise<Table>} as it is then */
export async function earlierDecided(table) {
  if (!table.earlier) return table;
  const take = await asked(table.earlier);
  const decided = await post(`/tables/${table.id}/labels/earlier`, { take });
  say(take ? taken(decided) : `The labels of before are in ${decided.kept}.`);
  return get(`/tables/${table.id}`);
}

/** @param {NonNullable<Table['earlier']>} earlier @returns {Promise<boolean>} */
function asked(earlier) {
  store.set({ earlier });
  return new Promise((resolve) => {
    decide = resolve;
  });
}

/** @param {boolean} take */
export function answerEarlier(take) {
  store.set({ earlier: null });
  decide?.(take);
  decide = null;
}

/** @param {{labels: number, others: {row: number}[]}} decided */
function taken({ labels, others }) {
  const rows = others.slice(0, 3).map(({ row }) => row).join(', ');
  const kept = others.length === 0 ? '' : ` ${others.length} kept what the file has now (row ${rows}${others.length > 3 ? ' …' : ''}).`;
  return `${labels} labels are as you left them.${kept}`;
}
