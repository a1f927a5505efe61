import { LitElement, css, html, nothing } from 'lit';
import { get } from '../service/client.js';
import { controls } from '../parts/controls.js';
import { attempt, store, Watch } from '../state/store.js';

/** Charts of the fit, as the service draws them; each opens as a file of its own. */
export class ChartPanel extends LitElement {
  static properties = { charts: { state: true } };

  static styles = [controls, css`
    figure { margin: 0 0 18px; }
    img { display: block; width: 100%; min-height: 120px; border-radius: var(--radius); background: white; }
    figcaption { margin-bottom: 5px; }
  `];

  constructor() {
    super();
    /** @type {{name: string, group: string, caption: string}[] | null} */
    this.charts = null;
    /** The fit asked for. @type {string | null} */
    this.asked = null;
    this.watch = new Watch(this);
  }

  willUpdate() {
    const fit = store.state.views[0]?.fit;
    if (!fit || this.asked === fit.id) return;
    this.asked = fit.id;
    this.charts = null;
    attempt(async () => { this.charts = await get(`/fits/${fit.id}/charts`); });
  }

  render() {
    const fit = store.state.views[0]?.fit;
    if (!fit) return html`<h2>No charts yet</h2><p class="soft">Label some points first: the charts show held-out labels against predictions, and the error over each parameter.</p>`;
    return html`<h2>Charts</h2>
      ${this.charts?.length === 0 ? html`<p class="soft">Charts come from a search. Press <b>Choose parameters</b> to see held-out labels against predictions, and the error over each parameter.</p>` : nothing}
      ${(this.charts ?? []).map(({ name, caption }) => html`<figure>
        <figcaption>${caption}</figcaption>
        <a href="/api/fits/${fit.id}/charts/${name}" target="_blank" rel="noopener"><img loading="lazy" alt=${caption} src="/api/fits/${fit.id}/charts/${name}"></a>
      </figure>`)}`;
  }
}

customElements.define('chart-panel', ChartPanel);
