import { LitElement, css, html } from 'lit';
import { choose } from '../state/selection.js';
import { Watch } from '../state/store.js';
import { controls } from './controls.js';

/** How often labels of one class are predicted as another by the others: each number chooses its rows. */
export class ClassChart extends LitElement {
  static properties = { labels: { attribute: false }, names: { attribute: false } };

  static styles = [controls, css`
    :host { display: block; overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 12.5px; }
    th { max-width: 74px; padding: 3px 6px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500; text-align: right; color: var(--soft); }
    td { padding: 1px; }
    td button { width: 100%; min-width: 36px; padding: 2px 6px; text-align: right; border-color: var(--line); }
    td button:disabled { border-color: transparent; background: none; }
    .same button { background: var(--accent-wash); }
    .other button:not(:disabled) { color: var(--trouble); }
  `];

  constructor() {
    super();
    /** @type {import('../types.js').SuspectLabel[]} */
    this.labels = [];
    /** @type {string[]} */
    this.names = [];
    this.watch = new Watch(this);
  }

  render() {
    return html`<p class="soft small">Labels across, what the others predict down: a number chooses its rows.</p>
      <table aria-label="labels by what the others predict">
      <thead><tr><td></td>${this.names.map((name) => html`<th scope="col" title=${name}>${name}</th>`)}</tr></thead>
      <tbody>${this.names.map((expected) => html`<tr><th scope="row" title=${expected}>${expected}</th>${this.names.map((given) => this.#cell(given, expected))}</tr>`)}</tbody></table>`;
  }

  /** @param {string} given @param {string} expected */
  #cell(given, expected) {
    const rows = this.labels.filter((label) => String(label.given) === given && String(label.expected) === expected).map(({ row }) => row);
    return html`<td class=${given === expected ? 'same' : 'other'}><button ?disabled=${rows.length === 0} @click=${() => choose(rows)}
      aria-label="${rows.length} labels ${given}, predicted ${expected}">${rows.length}</button></td>`;
  }
}

customElements.define('class-chart', ClassChart);
