import { coordinates, scaling } from './cloud.js';
import { store } from './store.js';

/** The neighbour graph of the fit that is shown, as the table is asked for it: its columns in its scale, its k. */

/** How many neighbours a point has in the fit that is shown, itself counted. @returns {number} */
const neighbourhood = () => store.state.views[0]?.fit?.parameters?.neighbours ?? 20;

const points = () => `columns=${coordinates().map(encodeURIComponent).join(',')}&standardise=${scaling()}`;

/** Where the components of its graph are, below the table. */
export const componentsPath = () => `components?neighbours=${neighbourhood()}&${points()}`;

/** Where the rows nearest to a row are, below the table. @param {number} row */
export const neighboursPath = (row) => `neighbours?row=${row}&count=${neighbourhood() - 1}&${points()}`;
