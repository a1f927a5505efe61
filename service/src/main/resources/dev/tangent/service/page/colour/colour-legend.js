import { LitElement, css, html, nothing } from 'lit';
import { controls } from '../parts/controls.js';
import { MAPS } from './maps.js';
import { colourOf, readable } from './scale.js';

/** What the colours mean: a bar with its range, or the names of categories. */
export class ColourLegend extends LitElement {
  static properties = { scale: { attribute: false } };

  static styles = [controls, css`
    :host { display: block; font-size: 12.5px; }
    .title { font-weight: 600; }
    canvas { display: block; width: 100%; height: 10px; margin: 4px 0 2px; border-radius: 3px; }
    .ends { display: flex; justify-content: space-between; font-variant-numeric: tabular-nums; }
    ul { display: grid; gap: 2px; margin: 4px 0 0; padding: 0; list-style: none; }
    li { display: flex; align-items: center; gap: 7px; }
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
    const middle = scale.map === 'diverging' ? 0 : (scale.low + scale.high) / 2;
    return html`<div class="title">${scale.title}</div><canvas width="256" height="1" role="img" aria-label="colours from low to high"></canvas>
      <div class="ends"><span>${readable(scale.low, 3)}</span><span>${readable(middle, 3)}</span><span>${readable(scale.high, 3)}</span></div>`;
  }

  updated() {
    const pen = this.renderRoot.querySelector('canvas')?.getContext('2d');
    if (pen && this.scale) pen.putImageData(new ImageData(new Uint8ClampedArray(MAPS[this.scale.map]), 256, 1), 0, 0);
  }
}

customElements.define('colour-legend', ColourLegend);
