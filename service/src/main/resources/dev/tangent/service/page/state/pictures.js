import { fetchTexts, textsOf } from './row-texts.js';
import { store } from './store.js';

/** Pictures that rows name: a column of names of files in the opened folder. */

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;

/** @param {any} cell @returns {string} the address of the picture that it names, or '' */
export const pictureAt = (cell) => (typeof cell === 'string' && PICTURE.test(cell) ? `/api/pictures?file=${encodeURIComponent(cell)}` : '');

/** The table whose texts were asked for. */
let asked = '';

/** Of a row, as far as the texts are there: they are fetched when the first is wanted. @param {number} row */
export function pictureOf(row) {
  const { table } = store.state;
  if (!table?.columns.some(({ kind }) => kind === 'text')) return '';
  if (asked !== table.id) {
    asked = table.id;
    fetchTexts().catch(() => {}); // then there are no pictures
  }
  for (const { categories, codes } of textsOf()) {
    const found = pictureAt(categories[codes[row]]);
    if (found) return found;
  }
  return '';
}
