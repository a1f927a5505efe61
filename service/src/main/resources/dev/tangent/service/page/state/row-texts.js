import { get } from '../service/client.js';
import { store } from './store.js';

/** The texts of a table, to find rows by: each different text once, and which of them a row has. */

/** @typedef {{name: string, categories: string[], codes: number[]}} RowText a code of -1 is an empty cell */

/** @type {{key: string, texts: RowText[]}} */
let kept = { key: '', texts: [] };

/** Fetches the columns of text, once for each version of a table. @returns {Promise<void>} */
export async function fetchTexts() {
  const { table } = store.state;
  const key = keyOf();
  if (!table || kept.key === key) return;
  const names = table.columns.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  const texts = await Promise.all(names.map((name) => get(`/tables/${table.id}/texts?name=${encodeURIComponent(name)}`)));
  kept = { key, texts };
  if (store.state.table?.id === table.id) store.set({}); // what shows texts can do so now
}

/** @returns {RowText[]} none before they were fetched */
export const textsOf = () => (kept.key === keyOf() ? kept.texts : NONE);

/** @type {RowText[]} */
const NONE = [];

const keyOf = () => store.state.table?.id ?? '';
