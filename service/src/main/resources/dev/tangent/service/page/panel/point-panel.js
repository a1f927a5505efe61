import { LitElement, css, html, nothing } from 'lit';
import '../parts/label-field.js';
import '../parts/pose-view.js';
import '../parts/progress-line.js';
import './chosen-panel.js';
import { get } from '../service/client.js';
import { colourOf, readable } from '../colour/scale.js';
import { controls, keyOf } from '../parts/controls.js';
import { colourings } from '../state/colouring.js';
import { labelAt, NOTES, setNote, takesNotes } from '../state/labels.js';
import { walkOn } from '../state/labelling.js';
import { pictureAt } from '../state/pictures.js';
import { select } from '../state/selection.js';
import { attempt, store, Watch } from '../state/store.js';
import { shown } from '../state/views.js';

/** Statuses in words, for people. @type {Record<string, string>} */
const STATUSES = {
  ok: 'known from its labels and neighbours',
  'few-labels': 'its part of the cloud has too few labels',
  imputed: 'some of its coordinates were missing',
  'no-label': 'its part of the cloud has no label: the mean of the labels',
  'off-manifold': 'lies off the data: extrapolated',
  dropped: 'lacks coordinates and was not used',
};

/** The selected point: what is predicted, how sure that is, its label, its coordinates. */
export class PointPanel extends LitElement {
  static properties = { cells: { state: true } };

  static styles = [controls, css`
    .big { display: flex; align-items: baseline; gap: 8px; margin: 2px 0; font-size: 24px; font-weight: 600; font-variant-numeric: tabular-nums; }
    .big svg { width: 13px; height: 13px; align-self: center; }
    .big span { font-size: 14px; font-weight: 400; color: var(--soft); }
    .status { min-height: 40px; color: var(--soft); }
    dl { display: grid; grid-template-columns: minmax(0, auto) minmax(0, 1fr); gap: 3px 14px; margin: 0; font-variant-numeric: tabular-nums; }
    dt { color: var(--soft); overflow: hidden; text-overflow: ellipsis; }
    dd { margin: 0; overflow: hidden; text-overflow: ellipsis; }
    form { display: flex; gap: 8px; align-items: center; }
    form input { width: 110px; }
    .walk { margin: -16px -16px 14px; padding: 12px 16px; border-bottom: 1px solid var(--line); background: var(--accent-wash); }
    .steps { display: flex; gap: 8px; margin-top: 10px; }
    .walk > p { margin: 6px 0 0; }
    .note { width: 100%; margin-top: 8px; }
    .picture { display: block; margin-top: 12px; }
    .picture[hidden] { display: none; }
    .picture img { display: block; max-width: 100%; max-height: 190px; margin: 0 auto; border-radius: var(--radius); background: var(--ground); }
  `];

  constructor() {
    super();
    /** @type {{row: number, columns: string[], values: any[]} | null} */
    this.cells = null;
    /** The row asked for. @type {number | null} */
    this.asked = null;
    /** The labels there were then: a cell of a target has one. */
    this.askedOf = store.state.labels;
    this.watch = new Watch(this);
  }

  willUpdate() {
    const { selected, table, labels } = store.state;
    if (selected === null || !table || (this.asked === selected && this.askedOf === labels)) return;
    this.asked = selected;
    this.askedOf = labels;
    attempt(async () => {
      const { columns, rows } = await get(`/tables/${table.id}/rows?rows=${selected}`);
      if (store.state.selected === selected) this.cells = { row: selected, columns, values: rows[0] };
    });
  }

  render() {
    const { selected, table, views, target } = store.state;
    if (!table) return nothing;
    if (store.state.chosen.length > 0) return html`<chosen-panel></chosen-panel>`;
    if (selected === null) return store.state.walk === '' ? this.#nothing(table.rows) : this.#walk();
    return html`
      ${this.#walk()}
      <h2>Row ${selected}</h2>
      ${views[0]?.fit ? this.#prediction(selected) : html`<p class="soft">No prediction yet.</p>`}
      <label-field .row=${selected} .label=${labelAt(selected, target)}></label-field>
      ${this.#note(selected)}
      ${this.#others(selected)}
      ${table.skeleton ? html`<pose-view .row=${selected} .fit=${views[0]?.fit ?? null}></pose-view>` : nothing}
      ${this.#pictures(selected)}
      <h3>Cells</h3>
      <dl>${this.cells?.row === selected ? this.cells.columns.slice(0, 24).map((name, i) => html`<dt title=${name}>${name}</dt><dd>${cell(this.cells?.values[i])}</dd>`) : nothing}</dl>
      ${(this.cells?.columns.length ?? 0) > 24 ? html`<p class="soft small">and ${(this.cells?.columns.length ?? 0) - 24} more</p>` : nothing}
      <h3>Another row</h3>${this.#goto(table.rows)}`;
  }

  /** What somebody noted about the row. @param {number} row */
  #note(row) {
    if (!takesNotes(store.state.table)) return nothing;
    const cells = this.cells?.row === row ? this.cells : null;
    const noted = String(cells?.values[cells.columns.indexOf(NOTES)] ?? '');
    return html`<input id="note" class="note" ?disabled=${cells === null} aria-label="note about row ${row}" placeholder="A note about it" autocomplete="off" .value=${noted}
      @change=${(/** @type {Event} */ event) => attempt(() => setNote(row, noted, /** @type {HTMLInputElement} */ (event.target).value))}>`;
  }

  /** What the cells name as pictures; a file that is not there shows nothing. @param {number} row */
  #pictures(row) {
    if (this.cells?.row !== row) return nothing;
    const named = this.cells.values.map((value, i) => ({ at: pictureAt(value), name: this.cells?.columns[i] ?? '' })).filter(({ at }) => at !== '');
    return named.map(({ at, name }) => html`<a class="picture" href=${at} target="_blank" rel="noopener"><img src=${at} alt="${name} of row ${row}"
      @error=${(/** @type {Event} */ event) => seen(event, false)} @load=${(/** @type {Event} */ event) => seen(event, true)}></a>`);
  }

  /** How far one is who labels one point after the other. */
  #walk() {
    return store.state.walk === '' ? nothing : html`<div class="walk">
      <progress-line></progress-line>
      ${store.state.selected === null ? html`<p class="soft" role="status">Looking for the next point …</p>` : nothing}
      <div class="steps"><button id="skip" @click=${walkOn}>Skip${keyOf('n')}</button><button id="stop" @click=${() => store.set({ walk: '', skipped: [] })}>Stop${keyOf('Esc')}</button></div>
    </div>`;
  }

  /** @param {number} rows */
  #nothing(rows) {
    return html`<h2>No point selected</h2>
      <p class="soft">Click a point in the cloud to see what is predicted there, and to give it a label. Drag to turn the cloud, scroll to zoom.</p>
      <p class="soft">Rings are labelled points. Grey points have no value to show.</p>
      <button class="main" id="walk" @click=${walkOn}>Label one after the other${keyOf('n')}</button>
      <h3>Select by row</h3>${this.#goto(rows)}`;
  }

  /** @param {number} rows */
  #goto(rows) {
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('#row'));
      if (field.value !== '' && field.checkValidity()) select(Number(field.value)).then(() => store.set({ wanted: 'label' }));
      else field.reportValidity();
    }}><input type="number" id="row" aria-label="number of a row" min="0" max=${rows - 1} placeholder="0 to ${rows - 1}"><button>Select</button></form>`;
  }

  /** @param {number} row */
  #prediction(row) {
    const { views, catalogue } = store.state;
    const { fit } = views[0];
    const value = shown(views[0], 'values')?.[row];
    const sd = shown(views[0], 'sds')?.[row];
    const status = catalogue?.statuses[shown(views[0], 'statuses')?.[row] ?? -1];
    const colouring = colourings()[0];
    const own = colouring?.values[row];
    return html`<div class="big" id="predicted">
        ${colouring && own === own && own !== undefined ? html`<svg viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill=${colourOf(colouring.scale, own)}></circle></svg>` : nothing}
        ${value === undefined ? '…' : fit?.classes?.[value] ?? readable(value)}
        ${sd !== undefined ? html`<span title="one standard deviation">± ${readable(sd)}</span>` : nothing}
      </div>
      <p class="status">predicted ${store.state.target}${status ? html`, ${STATUSES[status] ?? status}` : nothing}</p>`;
  }

  /** What the other methods say. @param {number} row */
  #others(row) {
    const { views, catalogue } = store.state;
    if (views.length < 2) return nothing;
    return html`<h3>Other methods</h3><dl>${views.slice(1).map((view) => {
      const value = shown(view, 'values')?.[row];
      return html`<dt>${catalogue?.methods.find(({ name }) => name === view.method)?.title ?? view.method}</dt><dd>${value === undefined ? '…' : view.fit?.classes?.[value] ?? readable(value)}</dd>`;
    })}</dl>`;
  }
}

/** @param {Event} event @param {boolean} there */
const seen = (event, there) => /** @type {HTMLElement} */ (event.target).parentElement?.toggleAttribute('hidden', !there);

/** @param {any} value */
const cell = (value) => (value === null || value === undefined ? html`<span class="soft">empty</span>` : typeof value === 'number' ? readable(value) : value);

customElements.define('point-panel', PointPanel);
