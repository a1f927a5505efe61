import { LitElement, css, html, nothing } from 'lit';
import '../cloud/cloud-view.js';
import '../colour/colour-legend.js';
import { Orbit } from '../cloud/orbit.js';
import { readable } from '../colour/scale.js';
import '../parts/asking-line.js';
import { controls } from '../parts/controls.js';
import { coordinates, lifted, placePoints } from '../state/cloud.js';
import { colourChoices, colourings, targetScale } from '../state/colouring.js';
import { closeView } from '../state/fits.js';
import { labelAt } from '../state/labels.js';
import { pictureOf } from '../state/pictures.js';
import { choose, chooseMore, colourBy, select } from '../state/selection.js';
import { store, Watch } from '../state/store.js';
import { namesClasses } from '../state/targets.js';
import { shown } from '../state/views.js';

/** What dragging does, in words and as a picture. @type {[import('../state/store.js').State['tool'], string, string][]} */
const TOOLS = [
  ['turn', 'Dragging turns the cloud', 'M16 10a6 6 0 1 1-2-4.5M16.5 2.5v3.4h-3.4'],
  ['box', 'Dragging chooses what is in a box', 'M4 6V4h2M9 4h2M14 4h2v2M16 9v2M16 14v2h-2M11 16H9M6 16H4v-2M4 11V9'],
  ['lasso', 'Dragging chooses what it goes around', 'M10 4c4 0 6.5 1.8 6.5 4S14 12 10 12 3.5 10.2 3.5 8 6 4 10 4ZM6 11.4c-1 1-1 2.6.5 2.6s1.5 2.5-1 3'],
];

/** One cloud for each method, side by side with linked cameras; above them what is on the axes and what the colours show. */
export class CloudArea extends LitElement {
  static styles = [controls, css`
    :host { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; min-width: 0; min-height: 0; }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 8px 12px; border-bottom: 1px solid var(--line); background: var(--panel); }
    .bar label { display: flex; align-items: center; gap: 6px; }
    .bar label > span { color: var(--soft); font-size: 12.5px; }
    #axes { width: 206px; }
    #axes.short { width: 100px; }
    .axes { width: 80px; padding: 0 2px 0 6px; }
    .space { flex: 1; }
    .tools { display: flex; gap: 2px; }
    .tools button { width: 32px; padding: 0; }
    .tools button[aria-pressed='true'] { background: var(--accent-wash); color: var(--accent); }
    .tools svg { display: block; width: 18px; height: 18px; margin: auto; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
    .views { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); min-height: 0; position: relative; }
    .view { position: relative; min-width: 0; min-height: 0; }
    .view + .view { border-left: 1px solid var(--line); }
    cloud-view { position: absolute; inset: 0; }
    .name { position: absolute; top: 8px; left: 12px; display: flex; align-items: center; gap: 4px; min-height: 30px; font-weight: 600; }
    .tip { position: absolute; left: 12px; top: 12px; max-width: 60%; padding: 3px 8px; border-radius: 5px; background: var(--panel); font-size: 12.5px; font-variant-numeric: tabular-nums; pointer-events: none; }
    .below { display: flex; align-items: center; justify-content: space-between; gap: 4px 20px; min-height: 34px; padding: 3px 12px; border-top: 1px solid var(--line); background: var(--panel); font-size: 12.5px; }
    .below label { display: flex; flex: none; align-items: center; gap: 6px; }
    .below label svg { width: 13px; height: 13px; }
    .tip img { display: block; max-width: 160px; max-height: 130px; margin: 4px 0 3px; border-radius: 4px; }
    .tip img[hidden] { display: none; }
    .wait { position: absolute; inset: 0; display: grid; place-items: center; color: var(--soft); }
  `];

  constructor() {
    super();
    this.orbit = new Orbit();
    /** What the camera was aimed at. @type {{axes: unknown, flat: boolean} | null} */
    this.aimed = null;
    this.watch = new Watch(this);
  }

  render() {
    const { cloud, views, colourBy: by } = store.state;
    const colours = colourings();
    this.#aim();
    return html`
      <div class="bar">
        <label><span>Axes</span>${this.#axes()}</label>
        ${this.#axisColumns()}
        <span class="space"></span>
        <div class="tools" role="group" aria-label="what dragging does">${TOOLS.map(([tool, title, path]) => html`
          <button class="quiet" id="tool-${tool}" aria-pressed=${store.state.tool === tool} aria-label=${title} title=${title} @click=${() => store.set({ tool })}>
            <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg></button>`)}</div>
        <label><span>Colour</span>
          <select id="colour" @change=${(/** @type {Event} */ event) => colourBy(/** @type {any} */ (valueOf(event)))}>
            ${colourChoices().map((choice) => html`<option value=${choice.by} .selected=${choice.by === by}>${choice.title}</option>`)}
          </select></label>
      </div>
      <div class="views">
        ${views.map((view, place) => this.#view(view, place, colours[place] ?? null))}
        ${cloud ? nothing : html`<div class="wait">${store.state.asking.embedding ? html`<asking-line what="embedding" words="Placing the points"></asking-line>` : html`<span role="status">Placing the points …</span>`}</div>`}
      </div>
      <div class="below">
        <label><input type="checkbox" id="rings" .checked=${store.state.rings} @change=${(/** @type {Event} */ event) => store.set({ rings: /** @type {HTMLInputElement} */ (event.target).checked })}>
          <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><circle cx="7" cy="7" r="5"></circle></svg>labelled</label>
        <colour-legend .scale=${colours.find(Boolean)?.scale ?? null} ?hidden=${!colours.some(Boolean)}></colour-legend>
      </div>`;
  }

  /** @param {import('../state/store.js').View} view @param {number} place @param {import('../types.js').Colouring | null} colouring */
  #view(view, place, colouring) {
    const { catalogue, views, hovered } = store.state;
    const title = catalogue?.methods.find(({ name }) => name === view.method)?.title ?? view.method;
    return html`<div class="view">
      <cloud-view .cloud=${this.#cloud(view, place)} .colouring=${colouring} .marks=${this.#marks(place)} .orbit=${this.orbit} name=${'cloud of points, ' + title}
        .tool=${store.state.tool} @more=${(/** @type {CustomEvent} */ event) => event.detail !== null && chooseMore([event.detail])}
        @region=${(/** @type {CustomEvent} */ event) => choose(event.detail)} @region-more=${(/** @type {CustomEvent} */ event) => chooseMore(event.detail)}
        @pick=${(/** @type {CustomEvent} */ event) => select(event.detail)} @hover=${(/** @type {CustomEvent} */ event) => store.set({ hovered: event.detail })}></cloud-view>
      ${views.length > 1 ? html`<div class="name">${title}${place > 0 ? html`<button class="quiet" aria-label="stop comparing with ${title}" @click=${() => closeView(place)}>✕</button>` : nothing}</div>` : nothing}
      ${hovered !== null ? html`<div class="tip">${this.#tip(view, hovered)}</div>` : nothing}
    </div>`;
  }

  /** @param {import('../state/store.js').View} view @param {number} row */
  #tip(view, row) {
    const { target } = store.state;
    const value = shown(view, 'values')?.[row];
    const label = labelAt(row, target);
    const predicted = value === undefined ? '' : `, ${target} ${view.fit?.classes?.[value] ?? readable(value)}`;
    const picture = pictureOf(row);
    return html`row ${row}${predicted}${label === null ? '' : `, label ${typeof label === 'number' ? readable(label) : label}`}
      ${picture ? html`<img src=${picture} alt="" @error=${(/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target).toggleAttribute('hidden', true)}
        @load=${(/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target).toggleAttribute('hidden', false)}>` : nothing}`;
  }

  /** The tip stands beside its point, on the side where there is room. */
  updated() {
    const tip = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.tip'));
    const view = /** @type {import('../cloud/cloud-view.js').CloudView | null | undefined} */ (tip?.parentElement?.querySelector('cloud-view'));
    const { hovered } = store.state;
    if (!tip || !view?.cloud || hovered === null) return;
    const [x, y] = view.projection()?.at(view.cloud.positions, hovered) ?? [0, 0];
    const left = x > view.clientWidth / 2;
    const above = y > view.clientHeight / 2;
    tip.style.setProperty(left ? 'right' : 'left', `${Math.round(left ? view.clientWidth - x + 14 : x + 14)}px`);
    tip.style.setProperty(left ? 'left' : 'right', 'auto');
    tip.style.setProperty(above ? 'bottom' : 'top', `${Math.max(4, Math.round(above ? view.clientHeight - y + 8 : y + 8))}px`);
    tip.style.setProperty(above ? 'top' : 'bottom', 'auto');
  }

  #axes() {
    const { axes } = store.state;
    const count = coordinates().length;
    /** @type {[import('../state/store.js').Axes, string, boolean][]} */
    const choices = [
      ['height', 'height surface', count === 2 && !namesClasses()],
      ['columns', 'columns', true],
      ['principal', 'principal components', count > 1],
      ['embedding', 'embedding', count > 1],
    ];
    return html`<select id="axes" class=${axes === 'columns' ? 'short' : ''} @change=${(/** @type {Event} */ event) => {
      store.set({ axes: /** @type {any} */ (valueOf(event)), cloud: null });
      placePoints();
    }}>${choices.filter(([, , offered]) => offered).map(([value, title]) => html`<option value=${value} .selected=${value === axes}>${title}</option>`)}</select>`;
  }

  #axisColumns() {
    const { axes, axisColumns, table } = store.state;
    if (axes !== 'columns' || !table) return nothing;
    const names = table.columns.filter(({ kind }) => kind === 'number').map(({ name }) => name);
    return axisColumns.map((shownName, axis) => html`<select class="axes" aria-label="column on axis ${axis + 1}" title=${shownName} @change=${(/** @type {Event} */ event) => {
      store.set({ axisColumns: axisColumns.map((name, i) => (i === axis ? valueOf(event) : name)) });
      placePoints();
    }}>${names.map((name) => html`<option .selected=${name === shownName}>${name}</option>`)}</select>`);
  }

  /** @type {{ground: any, values: any, low: number, high: number, cloud: import('../types.js').Cloud}[]} */
  #lifted = [];

  /** @param {import('../state/store.js').View} view @param {number} place */
  #cloud(view, place) {
    const { cloud, axes } = store.state;
    const values = shown(view, 'values');
    if (axes !== 'height' || !cloud || !values || view.fit?.classes) return cloud;
    const scale = targetScale();
    const had = this.#lifted[place];
    if (had?.ground === cloud && had.values === values && had.low === scale.low && had.high === scale.high) return had.cloud;
    this.#lifted[place] = { ground: cloud, values, low: scale.low, high: scale.high, cloud: lifted(cloud, values, scale) };
    return this.#lifted[place].cloud;
  }

  /** Looks from above where there is nothing to see from the side. */
  #aim() {
    const { cloud, axes, views } = store.state;
    if (!cloud) return;
    const flat = cloud.flat && !(axes === 'height' && views.some((view) => view.arrays.values) && !views[0]?.fit?.classes);
    if (cloud.axes === this.aimed?.axes && flat === this.aimed.flat) return;
    this.aimed = { axes: cloud.axes, flat };
    this.orbit.reset(flat);
  }

  /** @param {number} place */
  #marks(place) {
    const { labels, target, suggestions, selected, chosen, rings } = store.state;
    const key = [labels[target], suggestions, selected, chosen, rings];
    if (!this.marks || key.some((one, i) => one !== this.marks?.key[i])) {
      this.marks = { key, labels: rings ? [...(labels[target]?.keys() ?? [])] : [], suggested: (suggestions?.next ?? []).map(({ row }) => row), chosen, selected };
    }
    return place === 0 ? this.marks : { ...this.marks, suggested: [] };
  }
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

customElements.define('cloud-area', CloudArea);
