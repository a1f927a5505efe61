import { LitElement, css, html, nothing } from 'lit';
import '../parts/page-dialog.js';
import { readable } from '../colour/scale.js';
import { controls } from '../parts/controls.js';
import { attempt, store } from '../state/store.js';
import { firstRows, learn } from '../state/tables.js';

/** Columns are scaled where their spreads differ much. */
const USUAL = 'auto';

/** Which columns are learnt, which are coordinates, with the first rows to look at. */
export class ChooseDialog extends LitElement {
  static properties = { preview: { state: true }, roles: { state: true }, added: { state: true } };

  static styles = [controls, css`
    .scroll { max-height: 46vh; overflow: auto; border: 1px solid var(--line); border-radius: var(--radius); }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { padding: 4px 10px; text-align: left; white-space: nowrap; border-bottom: 1px solid var(--line); }
    th { position: sticky; top: 0; background: var(--panel); font-weight: 600; }
    td.values { color: var(--soft); max-width: 240px; overflow: hidden; text-overflow: ellipsis; }
    .options { display: flex; flex-wrap: wrap; gap: 10px 20px; margin: 14px 0; }
    .options label { display: flex; align-items: center; gap: 8px; }
    .foot { display: flex; justify-content: space-between; align-items: center; gap: 12px; }
    input[type='text'] { width: 140px; }
  `];

  constructor() {
    super();
    const { table, settings } = store.state;
    /** @type {{columns: string[], rows: any[][]} | null} */
    this.preview = null;
    const coordinates = settings.columns ?? table?.coordinates ?? [];
    /** @type {Record<string, string>} target, coordinate or unused, by column */
    this.roles = Object.fromEntries((table?.columns ?? []).map(({ name }) => [name, settings.targets.includes(name) ? 'target' : coordinates.includes(name) ? 'coordinate' : 'unused']));
    this.added = '';
    if (table) attempt(async () => { this.preview = await firstRows(table.id, 4); });
  }

  render() {
    const { table, catalogue, settings } = store.state;
    if (!table) return nothing;
    const targets = this.#with('target');
    const coordinates = this.#with('coordinate');
    return html`<page-dialog heading="What shall be learnt from ${table.name}?">
      <p class="soft">Rows where a target is empty are predicted. Coordinates say where a point is.</p>
      <div class="scroll"><table>
        <thead><tr><th>Column</th><th>Use</th><th>Filled</th><th>First rows</th></tr></thead>
        <tbody>${table.columns.map((column, i) => this.#column(column, i, table))}</tbody>
      </table></div>
      <div class="options">
        <label>New target <input type="text" id="added" placeholder="name" .value=${this.added} @input=${(/** @type {Event} */ event) => { this.added = valueOf(event); }}></label>
        <label>Standardise <select id="standardise">${(catalogue?.standardise ?? []).map((word) => html`<option .selected=${word === (settings.standardise ?? USUAL)}>${word}</option>`)}</select></label>
        <label><input type="checkbox" id="classes" .checked=${settings.classes}>Numbers name classes</label>
      </div>
      <div class="foot"><span class="soft small">${coordinates.length} coordinates, ${targets.length} ${targets.length === 1 ? 'target' : 'targets'}</span>
        <button class="main" id="learn" ?disabled=${targets.length === 0 || coordinates.length === 0} @click=${this.#learn}>Learn</button></div>
    </page-dialog>`;
  }

  /** @param {import('../types.js').Column} column @param {number} place @param {import('../types.js').Table} table */
  #column(column, place, table) {
    const { name, kind, filled } = column;
    const place0 = this.preview?.columns.indexOf(name) ?? place;
    const values = (this.preview?.rows ?? []).map((row) => (typeof row[place0] === 'number' ? readable(row[place0]) : row[place0] ?? '–')).join('\u2003');
    return html`<tr title=${table.ignored[name] ?? ''}><td>${name}</td>
      <td><select aria-label="use of ${name}" @change=${(/** @type {Event} */ event) => { this.roles = { ...this.roles, [name]: valueOf(event) }; }}>
        ${['target', 'coordinate', 'unused'].filter((role) => role !== 'coordinate' || kind === 'number').map((role) => html`<option .selected=${this.roles[name] === role}>${role}</option>`)}
      </select></td>
      <td class="soft">${filled.toLocaleString('en')}</td><td class="values">${values}</td></tr>`;
  }

  /** @param {string} role */
  #with(role) {
    const found = Object.keys(this.roles).filter((name) => this.roles[name] === role);
    return role === 'target' && this.added.trim() !== '' ? [...found, this.added.trim()] : found;
  }

  #learn() {
    const standardise = /** @type {HTMLSelectElement} */ (this.renderRoot.querySelector('#standardise')).value;
    const classes = /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('#classes')).checked;
    learn({ targets: this.#with('target'), columns: this.#with('coordinate'), standardise: standardise === USUAL ? null : standardise, classes });
  }
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

customElements.define('choose-dialog', ChooseDialog);
