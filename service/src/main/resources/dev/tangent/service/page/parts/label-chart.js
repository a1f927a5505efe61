import { LitElement, css, html, nothing, svg } from 'lit';
import { readable } from '../colour/scale.js';
import { choose, chooseMore, chosenRows } from '../state/selection.js';
import { Watch } from '../state/store.js';
import { axes, brush, chartStyles } from './chart-frame.js';
import { HEIGHT, planeOf, spanOf, WIDTH } from './chart-plane.js';
import { controls } from './controls.js';

const REACH = 9;

/** Each label over what the others predict there: off the line are those that others contradict. Drawn around, they are chosen. */
export class LabelChart extends LitElement {
  static properties = { labels: { attribute: false }, target: { type: String }, drawn: { state: true }, near: { state: true } };

  static styles = [controls, chartStyles, css`
    :host { display: block; }
    .same { stroke: var(--control-line); stroke-dasharray: 4 3; }
    circle { fill: var(--accent); fill-opacity: 0.55; }
    circle.out { fill: var(--trouble); fill-opacity: 0.9; }
    circle.chosen { fill-opacity: 1; stroke: var(--ink); stroke-width: 2; }
  `];

  constructor() {
    super();
    /** @type {import('../types.js').SuspectLabel[]} */
    this.labels = [];
    this.target = '';
    /** @type {[number, number, number, number] | null} left, top, right, bottom of what is drawn around */
    this.drawn = null;
    /** @type {import('../types.js').SuspectLabel | null} */
    this.near = null;
    this.watch = new Watch(this);
  }

  get #span() {
    return spanOf(this.labels.flatMap(({ given, expected }) => [Number(given), Number(expected)]));
  }

  render() {
    const span = this.#span;
    const plane = planeOf(span, span);
    const chosen = chosenRows();
    const { near } = this;
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${this.labels.length} labels over what the others predict" @pointerdown=${this.#begun} @pointermove=${this.#hovered} @pointerleave=${() => { this.near = null; }}>
      ${axes(plane, span, span, 'what the others predict', this.target)}
      ${svg`<line class="same" x1=${plane.x(span.low)} y1=${plane.y(span.low)} x2=${plane.x(span.high)} y2=${plane.y(span.high)}></line>`}
      ${this.labels.map((label) => svg`<circle class="${label.standsOut ? 'out' : ''} ${chosen.has(label.row) ? 'chosen' : ''}" cx=${plane.x(Number(label.expected))} cy=${plane.y(Number(label.given))} r=${chosen.has(label.row) || label === near ? 5 : 3.2}></circle>`)}
      ${this.drawn ? svg`<rect class="brush" x=${this.drawn[0]} y=${this.drawn[1]} width=${this.drawn[2] - this.drawn[0]} height=${this.drawn[3] - this.drawn[1]}></rect>` : nothing}
    </svg>
    <p class="tip">${near ? `Row ${near.row}: ${this.target} ${readable(Number(near.given))}, the others predict ${readable(Number(near.expected))} ± ${readable(near.standardError ?? 0)}` : 'Draw around labels to choose them; red stands out.'}</p>`;
  }

  /** @param {PointerEvent} event */
  #begun(event) {
    const more = event.shiftKey;
    brush(event, ([x0, y0], [x1, y1], ended) => {
      const box = /** @type {[number, number, number, number]} */ ([Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]);
      this.drawn = ended ? null : box;
      if (!ended) return;
      const small = box[2] - box[0] < 4 && box[3] - box[1] < 4;
      const rows = small ? [this.#nearest(x1, y1)?.row ?? -1].filter((row) => row >= 0) : this.#inside(box);
      if (more) chooseMore(rows);
      else choose(rows);
    });
  }

  /** @param {number[]} box */
  #inside([left, top, right, bottom]) {
    const plane = planeOf(this.#span, this.#span);
    return [...new Set(this.labels.filter(({ given, expected }) => {
      const [x, y] = [plane.x(Number(expected)), plane.y(Number(given))];
      return x >= left && x <= right && y >= top && y <= bottom;
    }).map(({ row }) => row))];
  }

  /** @param {number} x @param {number} y */
  #nearest(x, y) {
    const plane = planeOf(this.#span, this.#span);
    let best = null;
    let least = REACH;
    for (const label of this.labels) {
      const off = Math.hypot(plane.x(Number(label.expected)) - x, plane.y(Number(label.given)) - y);
      if (off < least) [best, least] = [label, off];
    }
    return best;
  }

  /** @param {PointerEvent} event */
  #hovered(event) {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    this.near = this.#nearest((event.clientX - box.left) / box.width * WIDTH, (event.clientY - box.top) / box.height * HEIGHT);
  }
}

customElements.define('label-chart', LabelChart);
