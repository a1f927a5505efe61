/**
 * All that the page knows, in one place. Components read `store.state` and are drawn again when it changes; nothing else
 * holds state that outlives a gesture.
 *
 * @typedef {import('../types.js').Table} Table
 * @typedef {import('../types.js').Fit} Fit
 * @typedef {{columns: string[] | null, targets: string[], method: string, parameters: Record<string, any>, lambda: number | null,
 *   loss: string | null, lossParameter: number | null, standardise: string | null, classes: boolean, errorBars: boolean}} Settings
 *   null: as the library chooses
 * @typedef {{method: string, fit: Fit | null, pending: Fit | null, asked: number, progress: string, share: number, lambda: number | null, arrays: Record<string, any>}} View
 *   one method: its finished fit, the one that runs, the number of the one that was asked for last (0: none is wanted), lambda as it was fitted, and arrays of the finished one
 * @typedef {number | string | null} LabelValue null: none
 * @typedef {'columns' | 'principal' | 'embedding' | 'height'} Axes
 * @typedef {'prediction' | 'errorBar' | 'residual' | 'truthError' | 'status' | 'neighbours' | 'component' | 'certainty'} ColourBy
 * @typedef {{kind: 'label', change?: number, column: string, rows: number[], before: LabelValue[], after: LabelValue[]}
 *   | {kind: 'settings', before: Partial<Settings>, after: Partial<Settings>, tuned?: boolean}} Action change: its number with the service, once it was made
 */

/** @type {Settings} */
export const DEFAULT_SETTINGS = {
  columns: null, targets: [], method: 'lg', parameters: {}, lambda: null, loss: null, lossParameter: null,
  standardise: null, classes: false, errorBars: true,
};

const initial = {
  /** @type {'loading' | 'empty' | 'ready'} */
  phase: 'loading',
  /** @type {import('../types.js').Catalogue | null} */
  catalogue: null,
  folder: '',
  process: 0,
  /** @type {Table | null} */
  table: null,
  /** Which of the targets is shown. */
  target: '',
  /** @type {Record<string, Map<number, number | string>>} by column */
  labels: {},
  settings: DEFAULT_SETTINGS,
  /** @type {View[]} */
  views: [],
  /** @type {Axes} */
  axes: 'columns',
  /** @type {string[]} the columns shown, if axes are columns */
  axisColumns: [],
  /** @type {ColourBy} */
  colourBy: 'prediction',
  /** @type {import('../types.js').Cloud | null} */
  cloud: null,
  /** @type {Record<string, Float32Array<ArrayBuffer>>} numbers of the rows by what they are: truth, or where components of a graph are fetched */
  rowNumbers: {},
  /** @type {number[]} nearest rows of the selected one */
  neighbours: [],
  /** @type {number | null} */
  selected: null,
  /** Rows to be labelled at once. @type {number[]} */
  chosen: [],
  /** What the selection goes through, one label after the other. @type {'' | 'uncertain' | 'suspects'} */
  walk: '',
  /** Rows that were passed over on the way. @type {number[]} */
  skipped: [],
  /** What dragging in the cloud does. @type {'turn' | 'box' | 'lasso'} */
  tool: 'turn',
  /** @type {number | null} */
  hovered: null,
  /** @type {{by: string, next: import('../types.js').Suggestion[]} | null} */
  suggestions: null,
  /** The list that is looked through. @type {import('../types.js').SuspectList | null} */
  suspects: null,
  /** Every label as the others predict it, by fit. @type {Record<string, {version: number, found: import('../types.js').SuspectList}>} */
  audits: {},
  /** Questions that are being answered. @type {Partial<Record<import('./inquiries.js').Question | 'embedding', import('./inquiries.js').Asking>>} */
  asking: {},
  /** A change that the fits are slow to follow. */
  following: false,
  /** Whether rings are drawn around labelled points. */
  rings: true,
  /** What error labels had that were left out one at a time, with how many labels. @type {{labels: number, error: number}[]} */
  course: [],
  /** Names of classes in the order of their keys, by target. @type {Record<string, string[]>} */
  classOrder: {},
  /** What should have the focus next. @type {'' | 'label' | 'value' | 'filter'} */
  wanted: '',
  /** Whether keys of one letter do something. */
  letterKeys: true,
  /** @type {Action[]} */
  done: [],
  /** @type {Action[]} */
  undone: [],
  /** The version of the table whose labels were downloaded last. */
  downloaded: 0,
  /** @type {{trouble: boolean, text: string} | null} */
  message: null,
  /** Labels of an earlier opening that wait for a decision. @type {NonNullable<Table['earlier']> | null} */
  earlier: null,
  /** A chart that is shown large. @type {{at: string, caption: string} | null} */
  picture: null,
  /** Which dialog is open. */
  dialog: '',
  /** @type {string} which panel is shown on the right */
  panel: 'point',
  rowsOpen: false,
  /** Which rows are listed. */
  rowFilter: '',
};

/** @typedef {typeof initial} State */

class Store extends EventTarget {
  /** @type {State} */
  state = initial;

  /** @param {Partial<State>} change */
  set(change) {
    this.state = { ...this.state, ...change };
    this.dispatchEvent(new Event('change'));
  }
}

export const store = new Store();

/** Draws a component again whenever the store changes. */
export class Watch {
  /** @param {import('lit').ReactiveControllerHost} host */
  constructor(host) {
    this.changed = () => host.requestUpdate();
    host.addController(this);
  }

  hostConnected() {
    store.addEventListener('change', this.changed);
  }

  hostDisconnected() {
    store.removeEventListener('change', this.changed);
  }
}

/** @param {string} text @param {boolean} trouble */
export function say(text, trouble = false) {
  store.set({ message: { trouble, text } });
}

/**
 * Does something that may be refused, and says so in the words of the refusal.
 *
 * @template T
 * @param {() => Promise<T>} doing
 * @returns {Promise<T | undefined>}
 */
export async function attempt(doing) {
  try {
    return await doing();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
    return undefined;
  }
}
