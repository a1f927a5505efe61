import { LitElement, css, html, nothing } from 'lit';
import '../parts/asking-line.js';
import '../parts/class-chart.js';
import '../parts/label-chart.js';
import '../parts/spread-chart.js';
import { get } from '../service/client.js';
import { controls } from '../parts/controls.js';
import { choose } from '../state/selection.js';
import { attempt, store, Watch } from '../state/store.js';
import { audited } from '../state/suspects.js';
import { shown } from '../state/views.js';

/** With more labels than this leaving each out is asked for, not done unasked. */
const UNASKED = 1000;

/** Charts of the fit: of its labels and predictions as they are now, in which rows are chosen; and those of its search, as the service draws them. */
export class ChartPanel extends LitElement {
  static properties = { charts: { state: true } };

  static styles = [controls, css`
    figure { margin: 0 0 18px; }
    figcaption { margin-bottom: 5px; }
    figure > button { display: block; width: 100%; padding: 0; border: 0; background: none; cursor: zoom-in; }
    img { display: block; width: 100%; min-height: 120px; border-radius: var(--radius); background: white; }
    @media (prefers-color-scheme: dark) { img { filter: invert(0.9) hue-rotate(180deg); } }
    .chosen span { white-space: nowrap; }
    .chosen { display: flex; align-items: center; justify-content: space-between; gap: 8px; margin-bottom: 12px; }
    label-chart, spread-chart, class-chart { margin-bottom: 16px; }
  `];

  constructor() {
    super();
    /** @type {{name: string, group: string, caption: string}[] | null} */
    this.charts = null;
    /** The fit asked for. @type {string | null} */
    this.asked = null;
    /** The version whose labels were left out. */
    this.left = '';
    this.watch = new Watch(this);
  }

  willUpdate() {
    const fit = store.state.views[0]?.fit;
    if (!fit) return;
    const version = `${fit.id} ${fit.version}`;
    if (version !== this.left && (fit.labels ?? 0) <= UNASKED) {
      this.left = version;
      audited(fit).catch(() => null); // not of every method
    }
    if (this.asked === fit.id) return;
    this.asked = fit.id;
    this.charts = null;
    attempt(async () => { this.charts = await get(`/fits/${fit.id}/charts`); });
  }

  render() {
    const { views, chosen } = store.state;
    const fit = views[0]?.fit;
    if (!fit) return html`<h2>No charts yet</h2><p class="soft">Label some points first: the charts show labels against what the others predict, and how predictions are spread.</p>`;
    return html`<h2>Labels</h2>
      ${chosen.length > 0 ? html`<p class="chosen"><span>${chosen.length.toLocaleString('en')} points chosen</span>
        <span><button id="label-chosen" @click=${() => store.set({ panel: 'point', wanted: 'label' })}>Label them</button> <button class="quiet" @click=${() => choose([])}>None</button></span></p>` : nothing}
      ${this.#labels(fit)}
      ${this.#spread()}
      ${(this.charts ?? []).filter(({ name }) => isOfSearch(name)).map(({ name, caption }) => this.#drawn(`/api/fits/${fit.id}/charts/${name}`, caption))}
      ${this.charts?.every(({ name }) => !isOfSearch(name)) ? html`<p class="soft">More charts come from a search: press <b>Choose parameters</b>.</p>` : nothing}`;
  }

  /** @param {import('../types.js').Fit} fit */
  #labels(fit) {
    const { audits, target } = store.state;
    const found = audits[fit.id]?.found.labels.filter(({ output }) => output === target);
    if (!found || found.length === 0) return html`<asking-line what="suspect-labels" words="Leaving each label out"></asking-line>
      ${(fit.labels ?? 0) > UNASKED ? html`<p><button id="leave-out" @click=${() => attempt(() => audited(fit))}>Leave each label out</button></p>` : nothing}`;
    return fit.classes ? html`<class-chart .labels=${found} .names=${fit.classes}></class-chart>` : html`<label-chart .labels=${found} target=${target}></label-chart>`;
  }

  #spread() {
    const { views, target } = store.state;
    const values = shown(views[0], 'values');
    return values && !views[0].fit?.classes ? html`<h2>Predictions</h2><spread-chart .values=${values} target=${target}></spread-chart>` : nothing;
  }

  /** @param {string} at @param {string} caption */
  #drawn(at, caption) {
    return html`<figure><figcaption>${caption}</figcaption>
      <button aria-label="larger: ${caption}" @click=${() => store.set({ dialog: 'picture', picture: { at, caption } })}><img loading="lazy" alt="" src=${at}></button></figure>`;
  }
}

/** Not those that the page draws itself: the cloud, and how predictions are spread. @param {string} name */
const isOfSearch = (name) => !/^(histogram-|predicted|probability|sd-)/.test(name);

customElements.define('chart-panel', ChartPanel);
