import { LitElement, css, html, nothing } from 'lit';
import { readable } from '../colour/scale.js';
import { controls } from '../parts/controls.js';
import { at, fetchCoordinates, filtered, rowColumns, sorted } from '../state/row-columns.js';
import { fetchTexts, textsOf } from '../state/row-texts.js';
import { choose, chooseMore, chosenRows, select } from '../state/selection.js';
import { attempt, store, Watch } from '../state/store.js';

/** Of a row, in pixels, as the style below says. */
const HEIGHT = 26;
const IN_SIGHT = 12;

/** All rows, sorted and filtered; only those in sight are in the page. */
export class RowsTable extends LitElement {
  static properties = { by: { state: true }, falling: { state: true }, first: { state: true } };

  static styles = [controls, css`
    :host { display: block; min-width: 0; border-top: 1px solid var(--line); background: var(--panel); }
    .head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 4px 12px; }
    .head button { flex: none; white-space: nowrap; }
    .head input { flex: 0 1 380px; min-width: 200px; }
    .scroll { height: min(208px, 25vh); overflow: auto; border-top: 1px solid var(--line); outline-offset: -2px; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 13px; }
    th { position: sticky; top: 0; z-index: 1; padding: 0; background: var(--panel); }
    th button { min-height: 28px; width: 100%; padding: 2px 10px; border: 0; background: none; text-align: right; font-weight: 600; white-space: nowrap; }
    td { height: 26px; padding: 0 10px; text-align: right; white-space: nowrap; }
    tbody tr { cursor: pointer; }
    tbody tr:hover td { background: var(--ground); }
    tr[aria-selected='true'] td { background: var(--accent-wash); }
    .trouble { color: var(--trouble); }
  `];

  constructor() {
    super();
    this.by = '';
    this.falling = false;
    this.first = 0;
    /** @type {number[]} */
    this.rows = [];
    /** What the rows were chosen by: they are sorted again only when it changes. @type {unknown[]} */
    this.chosenBy = [];
    this.trouble = '';
    /** What the coordinates were fetched for. */
    this.fetched = '';
    this.watch = new Watch(this);
  }

  render() {
    const { rowsOpen, rowFilter, table } = store.state;
    if (!table) return html`<div class="head"><button class="quiet" disabled>▸ Rows</button></div>`;
    if (!rowsOpen) return html`<div class="head"><button class="quiet" id="rows" aria-expanded="false" @click=${this.#toggle}>▸ Rows</button></div>`;
    const columns = rowColumns();
    const trouble = this.#choose(columns, table.rows);
    return html`
      <div class="head">
        <button class="quiet" id="rows" aria-expanded="true" @click=${this.#toggle}>▾ Rows</button>
        <input type="search" id="filter" aria-label="filter the rows" placeholder="find a text, or: labelled and predicted > 3" title=${'A text to find in any column, or conditions: labelled, unlabelled, predicted > 3, status = ok, joined by and'} .value=${rowFilter}
          @input=${(/** @type {InputEvent} */ event) => { store.set({ rowFilter: /** @type {HTMLInputElement} */ (event.target).value }); this.first = 0; }}>
        <button class="quiet" id="choose-rows" ?disabled=${this.rows.length === 0 || trouble !== ''} @click=${() => choose(this.rows.slice())} title="Choose these rows, to give all of them one label">Choose all</button>
        <span class="small ${trouble ? 'trouble' : 'soft'}" role="status">${trouble || `${this.rows.length.toLocaleString('en')} of ${table.rows.toLocaleString('en')}`}</span>
      </div>
      <div class="scroll" tabindex="0" @scroll=${this.#scrolled} @keydown=${this.#key}>
        <table aria-label="rows" aria-rowcount=${this.rows.length}>
          <thead><tr>${columns.map(({ title }) => this.#heading(title))}</tr></thead>
          <tbody>
            <tr aria-hidden="true"><td class="above" colspan=${columns.length}></td></tr>
            ${this.rows.slice(this.first, this.first + IN_SIGHT).map((row) => this.#row(row, columns))}
            <tr aria-hidden="true"><td class="below" colspan=${columns.length}></td></tr>
          </tbody>
        </table>
      </div>`;
  }

  updated() {
    const after = Math.max(0, this.rows.length - this.first - IN_SIGHT);
    this.#fill('.above', this.first * HEIGHT);
    this.#fill('.below', after * HEIGHT);
    if (store.state.rowsOpen) this.#fetch();
    if (store.state.wanted === 'filter') {
      store.set({ wanted: '' });
      /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector('#filter'))?.select();
    }
  }

  /** Height of the rows that are not in the page, set on the element: a style attribute is against the page's policy. @param {string} part @param {number} height */
  #fill(part, height) {
    const cell = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(part));
    if (!cell) return;
    cell.style.setProperty('height', `${height}px`);
    cell.style.setProperty('padding', '0');
  }

  #fetch() {
    const key = `${store.state.table?.id} ${store.state.table?.version} ${store.state.settings.columns}`;
    if (key === this.fetched) return;
    this.fetched = key;
    attempt(async () => {
      await fetchCoordinates();
      await fetchTexts();
      this.requestUpdate();
    });
  }

  /** @param {import('../state/row-columns.js').RowColumn[]} columns @param {number} count @returns {string} what is wrong with the filter */
  #choose(columns, count) {
    const key = [store.state.table?.id, textsOf(), store.state.rowFilter, this.by, this.falling, count, ...columns.map(({ values }) => values)];
    if (key.length === this.chosenBy.length && key.every((one, i) => one === this.chosenBy[i])) return this.trouble;
    this.chosenBy = key;
    this.trouble = this.#chooseAnew(columns, count);
    return this.trouble;
  }

  /** @param {import('../state/row-columns.js').RowColumn[]} columns @param {number} count */
  #chooseAnew(columns, count) {
    try {
      this.rows = sorted(filtered(store.state.rowFilter, columns, count, textsOf()), columns.find(({ title }) => title === this.by), this.falling);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {string} title */
  #heading(title) {
    const chosen = title === this.by;
    return html`<th aria-sort=${chosen ? (this.falling ? 'descending' : 'ascending') : 'none'}>
      <button @click=${() => { this.falling = chosen && !this.falling; this.by = title; }}>${title}${chosen ? (this.falling ? ' ↓' : ' ↑') : nothing}</button></th>`;
  }

  /** @param {number} row @param {import('../state/row-columns.js').RowColumn[]} columns */
  #row(row, columns) {
    return html`<tr aria-selected=${chosenRows().has(row)} @click=${(/** @type {MouseEvent} */ event) => (event.shiftKey || event.ctrlKey || event.metaKey ? chooseMore([row]) : select(row))}>${columns.map((column) => {
      const value = at(column, row);
      return html`<td>${Number.isNaN(value) || value === undefined ? '' : column.title === 'row' ? value : column.words?.[value] ?? readable(value)}</td>`;
    })}</tr>`;
  }

  #toggle() {
    store.set({ rowsOpen: !store.state.rowsOpen });
  }

  /** From the row that is chosen to the one beside it: back over what is chosen takes it out. @param {number} place @param {number} next */
  #extend(place, next) {
    const { chosen } = store.state;
    const row = this.rows[next];
    choose(chosen.includes(row) ? chosen.filter((other) => other !== this.rows[place]) : [...(chosen.length > 0 ? chosen : [this.rows[place]]), row]);
  }

  /** @param {Event} event */
  #scrolled(event) {
    this.first = Math.max(0, Math.floor(/** @type {HTMLElement} */ (event.target).scrollTop / HEIGHT) - 1);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || this.rows.length === 0) return;
    event.preventDefault();
    const { chosen, selected } = store.state;
    const place = this.rows.indexOf((event.shiftKey ? chosen.at(-1) : null) ?? selected ?? -1);
    const next = Math.max(0, Math.min(this.rows.length - 1, place + step));
    if (event.shiftKey && place >= 0) this.#extend(place, next);
    else select(this.rows[next]);
    const scroll = /** @type {HTMLElement} */ (this.renderRoot.querySelector('.scroll'));
    if (next < this.first + 1) scroll.scrollTop = next * HEIGHT;
    else if (next > this.first + 6) scroll.scrollTop = (next - 5) * HEIGHT;
  }
}

customElements.define('rows-table', RowsTable);
