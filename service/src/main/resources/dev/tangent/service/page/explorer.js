import { LitElement, css, html, nothing } from 'lit';
import './panel/title-bar.js';
import './panel/settings-panel.js';
import './panel/cloud-area.js';
import './panel/side-panel.js';
import './panel/rows-table.js';
import './panel/earlier-dialog.js';
import './panel/empty-state.js';
import './panel/choose-dialog.js';
import './panel/save-dialog.js';
import './panel/code-dialog.js';
import './panel/help-dialog.js';
import './panel/picture-dialog.js';
import './parts/message-bar.js';
import { controls } from './parts/controls.js';
import { pressed } from './state/keys.js';
import { begin } from './state/session.js';
import { store, Watch } from './state/store.js';
import { openUpload } from './state/tables.js';

/** The whole page: settings on the left, the cloud in the middle, what is known about it on the right, rows below. */
export class TangentExplorer extends LitElement {
  static properties = { dragged: { state: true } };

  static styles = [controls, css`
    :host { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100%; }
    main.alone { display: block; overflow: auto; min-height: 0; }
    main.alone > p { padding: 6vh 24px; text-align: center; color: var(--soft); }
    main { display: grid; grid-template: minmax(0, 1fr) auto / 272px minmax(0, 1fr) 312px; min-height: 0; }
    settings-panel { border-right: 1px solid var(--line); grid-row: 1 / -1; }
    side-panel { border-left: 1px solid var(--line); grid-row: 1 / -1; grid-column: 3; }
    cloud-area { grid-row: 1; grid-column: 2; }
    rows-table { grid-row: 2; grid-column: 2; }
    /* As wide with a scrollbar as without: else its coming wraps a line, which keeps it there. */
    settings-panel, side-panel { min-height: 0; overflow: auto; scrollbar-width: thin; scrollbar-gutter: stable; background: var(--panel); }
    .drop { position: fixed; inset: 12px; z-index: 5; display: grid; place-items: center; border: 2px dashed var(--accent); border-radius: 12px; background: var(--panel); opacity: 0.96; font-size: 18px; pointer-events: none; }
    @media (max-width: 1023px) {
      :host { grid-template-rows: auto auto; height: auto; }
      main:not(.alone) { grid-template: 62vh auto auto / minmax(0, 1fr) minmax(0, 1fr); }
      cloud-area { grid-row: 1; grid-column: 1 / -1; border-bottom: 1px solid var(--line); }
      rows-table { grid-row: 2; grid-column: 1 / -1; }
      settings-panel { grid-row: 3; grid-column: 1; }
      side-panel { grid-row: 3; grid-column: 2; }
      settings-panel, side-panel { min-height: auto; overflow: visible; scrollbar-gutter: auto; }
    }
    @media (max-width: 699px) {
      main:not(.alone) { grid-template: 62vh auto auto auto / minmax(0, 1fr); }
      side-panel { grid-row: 2; grid-column: 1; border-left: 0; }
      rows-table { grid-row: 3; }
      settings-panel { grid-row: 4; border-right: 0; border-top: 1px solid var(--line); }
    }
  `];

  constructor() {
    super();
    this.dragged = false;
    this.watch = new Watch(this);
    begin();
    addEventListener('keydown', (event) => pressed(event) && event.preventDefault());
    addEventListener('dragover', (event) => this.#dragged(event, true));
    addEventListener('dragleave', (event) => event.relatedTarget === null && this.#dragged(event, false));
    addEventListener('drop', (event) => this.#dropped(event));
  }

  render() {
    const { phase, dialog, table, earlier } = store.state;
    return html`
      <header><title-bar></title-bar></header>
      ${phase === 'loading' ? html`<main class="alone" aria-busy="true"><p role="status">Opening …</p></main>`
      : phase === 'empty' ? html`<main class="alone"><empty-state></empty-state></main>` : html`
        <main>
          <settings-panel></settings-panel>
          <cloud-area></cloud-area>
          <rows-table></rows-table>
          <side-panel></side-panel>
        </main>`}
      <message-bar></message-bar>
      ${earlier ? html`<earlier-dialog></earlier-dialog>` : nothing}
      ${dialog === 'choose' && table ? html`<choose-dialog></choose-dialog>` : nothing}
      ${dialog === 'save' ? html`<save-dialog></save-dialog>` : nothing}
      ${dialog === 'code' ? html`<code-dialog></code-dialog>` : nothing}
      ${dialog === 'picture' ? html`<picture-dialog></picture-dialog>` : nothing}
      ${dialog === 'help' ? html`<help-dialog></help-dialog>` : nothing}
      ${this.dragged ? html`<div class="drop">Drop the table to open it</div>` : nothing}`;
  }

  /** @param {DragEvent} event @param {boolean} over */
  #dragged(event, over) {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.dragged = over;
  }

  /** @param {DragEvent} event */
  #dropped(event) {
    this.dragged = false;
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    openUpload(file);
  }
}

customElements.define('tangent-explorer', TangentExplorer);
