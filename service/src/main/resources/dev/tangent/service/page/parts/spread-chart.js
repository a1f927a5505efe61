import { LitElement, css, html, nothing, svg } from 'lit';
import { readable } from '../colour/scale.js';
import { choose, chooseMore, chosenRows } from '../state/selection.js';
import { store, Watch } from '../state/store.js';
import { axes, brush, chartStyles } from './chart-frame.js';
import { HEIGHT, planeOf, spanOf, WIDTH } from './chart-plane.js';
import { controls } from './controls.js';

const BINS = 30;

/** How many rows have which prediction, and where those are that are chosen. A range that is drawn chooses its rows. */
export class SpreadChart extends LitElement {
  static properties = { values: { attribute: false }, target: { type: String }, drawn: { state: true }, near: { state: true } };

  static styles = [controls, chartStyles, css`
    :host { display: block; }
    rect.bin { fill: var(--accent); fill-opacity: 0.5; }
    rect.chosen { fill: var(--accent); }
    line.label { stroke: var(--ink); stroke-width: 1.2; stroke-opacity: 0.7; }
  `];

  constructor() {
    super();
    /** @type {Float32Array} */
    this.values = new Float32Array(0);
    this.target = '';
    /** @type {[number, number] | null} */
    this.drawn = null;
    /** The bin under the pointer. @type {number | null} */
    this.near = null;
    this.watch = new Watch(this);
  }

  render() {
    const across = spanOf(/** @type {any} */ (this.values));
    const chosen = chosenRows();
    const counts = binned(this.values, across, () => true);
    const part = chosen.size > 0 ? binned(this.values, across, (row) => chosen.has(row)) : null;
    const up = { low: 0, high: 1.06 * Math.max(1, ...counts) };
    const plane = planeOf(across, up);
    const step = (across.high - across.low) / BINS;
    const bar = (/** @type {number} */ count, /** @type {number} */ i, /** @type {string} */ kind) => (count === 0 ? nothing
      : svg`<rect class=${kind} x=${plane.x(across.low + i * step) + 0.4} width=${Math.max(1, plane.x(step) - plane.x(0) - 0.8)} y=${plane.y(count)} height=${plane.y(0) - plane.y(count)}></rect>`);
    const labels = [...(store.state.labels[this.target]?.values() ?? [])].filter((value) => typeof value === 'number');
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="how many rows have which predicted ${this.target}" @pointerdown=${this.#begun} @pointermove=${this.#hovered} @pointerleave=${() => { this.near = null; }}>
      ${axes(plane, across, up, 'predicted ' + this.target, 'rows')}
      ${counts.map((count, i) => bar(count, i, 'bin'))}
      ${part ? part.map((count, i) => bar(count, i, 'chosen')) : nothing}
      ${labels.length <= 2000 ? labels.map((value) => svg`<line class="label" x1=${plane.x(value)} x2=${plane.x(value)} y1=${plane.y(0)} y2=${plane.y(0) - 6}></line>`) : nothing}
      ${this.drawn ? svg`<rect class="brush" x=${this.drawn[0]} y=${plane.y(up.high)} width=${this.drawn[1] - this.drawn[0]} height=${plane.y(0) - plane.y(up.high)}></rect>` : nothing}
    </svg>
    <p class="tip">${this.near !== null && counts[this.near] !== undefined ? `${counts[this.near].toLocaleString('en')} rows from ${readable(across.low + this.near * step)} to ${readable(across.low + (this.near + 1) * step)}` : 'Draw over a range to choose its rows; short lines are labels.'}</p>`;
  }

  /** @param {PointerEvent} event */
  #begun(event) {
    const more = event.shiftKey;
    brush(event, ([x0], [x1], ended) => {
      this.drawn = ended ? null : [Math.min(x0, x1), Math.max(x0, x1)];
      if (!ended) return;
      const span = spanOf(/** @type {any} */ (this.values));
      const plane = planeOf(span, span);
      const [low, high] = [plane.across(Math.min(x0, x1)), plane.across(Math.max(x0, x1))];
      const rows = [];
      for (let row = 0; row < this.values.length; row++) if (this.values[row] >= low && this.values[row] <= high) rows.push(row);
      if (more) chooseMore(rows);
      else choose(rows);
    });
  }

  /** @param {PointerEvent} event */
  #hovered(event) {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const span = spanOf(/** @type {any} */ (this.values));
    const share = (planeOf(span, span).across((event.clientX - box.left) / box.width * WIDTH) - span.low) / (span.high - span.low);
    this.near = share >= 0 && share < 1 ? Math.floor(share * BINS) : null;
  }
}

/** @param {Float32Array} values @param {import('./chart-plane.js').Span} span @param {(row: number) => boolean} counts @returns {number[]} */
function binned(values, span, counts) {
  const found = new Array(BINS).fill(0);
  for (let row = 0; row < values.length; row++) {
    const bin = Math.floor((values[row] - span.low) / (span.high - span.low) * BINS);
    if (bin >= 0 && bin < BINS && counts(row)) found[bin]++;
  }
  return found;
}

customElements.define('spread-chart', SpreadChart);
