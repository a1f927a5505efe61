import { LitElement, css, html, nothing } from 'lit';
import { controls } from '../parts/controls.js';
import { MAPS } from './maps.js';
import { colourOf, readable } from './scale.js';

/** What the colours mean: a bar with its range, or the names of categories. */
export class ColourLegend extends LitElement {
  static properties = { scale: { attribute: false } };

  static styles = [controls, css`
    :host { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 2px 12px; min-width: 0; max-height: 66px; overflow: auto; font-size: 12.5px; }
    .title { font-weight: 600; overflow-wrap: anywhere; }
    canvas { display: block; width: 130px; height: 10px; border-radius: 3px; }
    .bar { display: flex; align-items: center; gap: 7px; font-variant-numeric: tabular-nums; }
    ul { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 2px 12px; margin: 0; padding: 0; list-style: none; }
    li { display: flex; align-items: center; gap: 6px; }
    svg { width: 11px; height: 11px; flex: none; }
  `];

  constructor() {
    super();
    /** @type {import('../types.js').Scale | null} */
    this.scale = null;
  }

  render() {
    const { scale } = this;
    if (!scale) return nothing;
    if (scale.names) {
      return html`<div class="title">${scale.title}</div>
        <ul>${scale.names.map((name, i) => html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill=${colourOf(scale, i)}></circle></svg>${name}</li>`)}</ul>`;
    }
    return html`<div class="title">${scale.title}</div>
      <div class="bar"><span>${readable(scale.low, 3)}</span><canvas width="256" height="1" role="img" aria-label="colours from low to high"></canvas><span>${readable(scale.high, 3)}</span></div>`;
  }

  updated() {
    const pen = this.renderRoot.querySelector('canvas')?.getContext('2d');
    if (pen && this.scale) pen.putImageData(new ImageData(new Uint8ClampedArray(MAPS[this.scale.map]), 256, 1), 0, 0);
  }
}

customElements.define('colour-legend', ColourLegend);
