import { LitElement, css, html, nothing } from 'lit';
import '../parts/page-dialog.js';
import { blob, get, post, ServiceError } from '../service/client.js';
import { controls } from '../parts/controls.js';
import { download, labelsAsCsv, pictureAsPng, pictureAsSvg, SVG_UP_TO } from '../state/saving.js';
import { showsErrorBars } from '../state/fit-request.js';
import { attempt, say, store } from '../state/store.js';

/** Labels, predictions, model and picture, as downloads or into the service's folder. */
export class SaveDialog extends LitElement {
  static styles = [controls, css`
    table { border-collapse: collapse; width: 100%; }
    td { padding: 7px 0; border-bottom: 1px solid var(--line); }
    td:last-child { text-align: right; white-space: nowrap; }
    td b { display: block; }
  `];

  render() {
    const { table, views, labels, target } = store.state;
    const name = (table?.name ?? 'table').replace(/\.[^.]*(\.gz)?$/, '');
    const fit = views[0]?.fit;
    const errorBars = fit ? showsErrorBars(fit) : false;
    return html`<page-dialog heading="Save"><table>
      ${this.#line('Labels', `download ${labels[target]?.size ?? 0} labelled rows; to the folder the whole table with them`, html`<button id="save-labels" @click=${() => this.#labels(`${name}-labels.csv`)}>Download</button>`, { file: `${name}-labelled.csv`, what: 'labels', table: table?.id })}
      ${fit ? html`
        ${this.#line('Predictions', `every row with its value${errorBars ? ', error bar' : ''} and status, as CSV`, this.#fetched('save-predictions', `${name}-predicted.csv`, `/fits/${fit.id}/predictions?errorBars=${errorBars}`), { file: `${name}-predicted.csv`, what: 'predictions', fit: fit.id, errorBars })}
        ${fit.can.includes('model') ? this.#line('Model', 'for new points: tangent apply', this.#fetched('save-model', `${name}.tangent`, `/fits/${fit.id}/model?errorBars=${errorBars}`), { file: `${name}.tangent`, what: 'model', fit: fit.id, errorBars }) : nothing}
        ${this.#line('Report', 'one page with the summary and its pictures', this.#fetched('save-report', `${name}.html`, `/fits/${fit.id}/report?form=html`), { file: `${name}.html`, what: 'report', fit: fit.id })}` : nothing}
      ${this.#line('Picture', 'the cloud as it is shown', html`<button id="save-png" @click=${() => attempt(async () => download(`${name}.png`, await pictureAsPng()))}>PNG</button>
        ${(table?.rows ?? 0) <= SVG_UP_TO ? html`<button id="save-svg" @click=${() => download(`${name}.svg`, pictureAsSvg())}>SVG</button>` : nothing}`, null)}
    </table></page-dialog>`;
  }

  /** @param {string} title @param {string} words @param {unknown} buttons @param {Record<string, any> | null} file */
  #line(title, words, buttons, file) {
    return html`<tr><td><b>${title}</b><span class="soft">${words}</span></td>
      <td>${buttons} ${file ? html`<button title="Writes ${file.file} into the folder ${store.state.folder}" @click=${() => this.#write(file)}>To folder</button>` : nothing}</td></tr>`;
  }

  /** Whoever has them is not asked about them. @param {string} name */
  #labels(name) {
    attempt(async () => {
      const { version } = await get(`/tables/${store.state.table?.id}`);
      download(name, await labelsAsCsv());
      store.set({ downloaded: version });
    });
  }

  /** Under a name of ours: a link would take the service's. @param {string} id @param {string} name @param {string} path */
  #fetched(id, name, path) {
    return html`<button id=${id} @click=${() => attempt(async () => download(name, await blob(path)))}>Download</button>`;
  }

  /** @param {Record<string, any>} file */
  #write(file) {
    attempt(async () => {
      try {
        await post('/files', file);
      } catch (error) {
        const exists = error instanceof ServiceError && error.status === 409;
        if (!exists || !confirm(`${file.file} exists. Write over it?`)) throw error;
        await post('/files', { ...file, replace: true });
      }
      say(`Wrote ${file.file} into the folder ${store.state.folder}.`);
    });
  }
}

customElements.define('save-dialog', SaveDialog);
