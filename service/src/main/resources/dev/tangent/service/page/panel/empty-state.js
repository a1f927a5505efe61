import { LitElement, css, html, nothing } from 'lit';
import { get } from '../service/client.js';
import { controls } from '../parts/controls.js';
import { attempt, store, Watch } from '../state/store.js';
import { openDemo, openFile, openUpload } from '../state/tables.js';

/** Demos in words; a demo the service has and this list has not is offered by its name. @type {Record<string, [string, string]>} */
const DEMOS = {
  roll: ['Swiss roll', 'A rolled-up sheet in space, and the angle for a few of its points. Neighbours along the sheet are alike; points across the gap are not.'],
  square: ['Toy square', 'Figure 1 of the paper: four corners labelled −1, the centre 10. The graph Laplacian makes a spike, the local Gaussian regularizer a hill.'],
  poses: ['Simulated poses', 'Hands, feet and head of a moving body, and two joint angles known for a few frames.'],
};

/** What to do when no table is open. */
export class EmptyState extends LitElement {
  static properties = { files: { state: true } };

  static styles = [controls, css`
    :host { display: block; }
    section { max-width: 860px; margin: 0 auto; padding: 6vh 24px 40px; }
    h1 { margin: 0 0 8px; font-size: 26px; font-weight: 650; }
    .lead { max-width: 62ch; margin-bottom: 28px; font-size: 15.5px; color: var(--soft); }
    .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(230px, 1fr)); gap: 14px; }
    .card { display: flex; flex-direction: column; padding: 16px; text-align: left; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
    .card b { display: block; margin-bottom: 4px; font-size: 15px; color: var(--accent); }
    .card span { color: var(--soft); }
    .card:hover:not(:disabled) { color: inherit; }
    .drop { display: flex; align-items: center; gap: 14px; flex-wrap: wrap; margin-top: 18px; padding: 18px; border: 1.5px dashed var(--control-line); border-radius: 10px; }
    .drop p { flex: 1; min-width: 260px; margin: 0; }
    input[type='file'] { position: absolute; opacity: 0; width: 1px; height: 1px; }
    ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; padding: 0; list-style: none; }
    .back { margin: -30px 0 14px -8px; color: var(--accent); }
    h2 { margin: 30px 0 4px; font-size: 15px; }
  `];

  constructor() {
    super();
    /** @type {{file: string, kind: string, bytes: number}[]} */
    this.files = [];
    this.watch = new Watch(this);
    attempt(async () => { this.files = await get('/files'); });
  }

  render() {
    const demos = store.state.catalogue?.demos ?? [];
    const tables = this.files.filter(({ kind }) => kind === 'table');
    const { table } = store.state;
    return html`<section>
      ${table ? html`<button class="quiet back" id="back" @click=${() => store.set({ phase: 'ready' })}>← Back to ${table.name}</button>` : nothing}
      <h1>Many measurements, few labels</h1>
      <p class="lead">Open a table with one row a point. Values that are known for some rows are learnt for all of them, along the shape
        the points lie on. Label a point, and watch the function change.</p>
      <div class="cards">
        ${demos.map((demo) => html`<button class="card" data-demo=${demo} @click=${() => openDemo(demo)}><b>${DEMOS[demo]?.[0] ?? demo}</b><span>${DEMOS[demo]?.[1] ?? ''}</span></button>`)}
      </div>
      <div class="drop">
        <p><b>Drop a table anywhere on this page</b><br><span class="soft">CSV, TSV, NPY, Parquet, Excel or JSON lines, also gzipped. It stays on this machine.</span></p>
        <input type="file" id="file" tabindex="-1" aria-label="a table of yours" @change=${this.#chosen}>
        <button class="main" @click=${() => /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('#file')).click()}>Choose a file</button>
      </div>
      ${tables.length > 0 ? html`<h2>In the folder ${store.state.folder}</h2>
        <ul>${tables.map(({ file, bytes }) => html`<li><button @click=${() => openFile(file)}>${file} <span class="soft small">${size(bytes)}</span></button></li>`)}</ul>` : nothing}
    </section>`;
  }

  /** @param {Event} event */
  #chosen(event) {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (file) openUpload(file);
  }
}

/** @param {number} bytes */
function size(bytes) {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

customElements.define('empty-state', EmptyState);
