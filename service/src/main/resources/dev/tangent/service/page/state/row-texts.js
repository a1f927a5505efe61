import { get } from '../service/client.js';
import { store } from './store.js';

/** The texts of a table, to find rows by: each different text once, and which of them a row has. */

/** @typedef {{name: string, categories: string[], codes: number[]}} RowText a code of -1 is an empty cell */

/** @type {{table: string, version: number, texts: RowText[]}} */
let kept = { table: '', version: 0, texts: [] };

/** Fetches the columns of text, once for each version of a table. @returns {Promise<void>} */
export async function fetchTexts() {
  const { table } = store.state;
  if (!table || (kept.table === table.id && kept.version >= table.version)) return;
  const names = table.columns.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  const texts = await Promise.all(names.map((name) => get(`/tables/${table.id}/texts?name=${encodeURIComponent(name)}`)));
  if (store.state.table?.id !== table.id || (kept.table === table.id && kept.version > table.version)) return;
  kept = { table: table.id, version: table.version, texts };
  store.set({}); // what shows texts can do so now
}

/** @returns {RowText[]} none before they were fetched; after a change of labels those before it, until the new ones come */
export const textsOf = () => (kept.table === store.state.table?.id ? kept.texts : NONE);

/** @type {RowText[]} */
const NONE = [];
