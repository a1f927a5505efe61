import { LitElement, css, html } from 'lit';
import './point-panel.js';
import './suggestion-panel.js';
import './report-panel.js';
import './chart-panel.js';
import { controls } from '../parts/controls.js';
import { store, Watch } from '../state/store.js';

const TABS = [['point', 'Point'], ['next', 'Label next'], ['report', 'Report'], ['charts', 'Charts']];

/** Tabs: the selected point, what to label next, the report, the charts. */
export class SidePanel extends LitElement {
  static styles = [controls, css`
    :host { display: block; }
    [role='tablist'] { position: sticky; top: 0; z-index: 1; display: flex; padding: 0 8px; border-bottom: 1px solid var(--line); background: var(--panel); }
    [role='tab'] { min-height: 46px; padding: 0 8px; white-space: nowrap; border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; color: var(--soft); }
    [role='tab'][aria-selected='true'] { border-bottom-color: var(--accent); color: var(--ink); font-weight: 600; }
    [role='tabpanel'] { padding: 16px; }
  `];

  constructor() {
    super();
    this.watch = new Watch(this);
  }

  render() {
    const { panel } = store.state;
    return html`
      <div role="tablist" aria-label="about the points" @keydown=${this.#key}>
        ${TABS.map(([id, title]) => html`<button role="tab" id=${'tab-' + id} aria-selected=${id === panel} aria-controls="panel" tabindex=${id === panel ? 0 : -1}
          @click=${() => store.set({ panel: id })}>${title}</button>`)}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby=${'tab-' + panel}>
        ${panel === 'point' ? html`<point-panel></point-panel>` : panel === 'next' ? html`<suggestion-panel></suggestion-panel>`
          : panel === 'report' ? html`<report-panel></report-panel>` : html`<chart-panel></chart-panel>`}
      </div>`;
  }

  /** @param {KeyboardEvent} event */
  async #key(event) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? TABS.length - 1 : 0;
    if (step === 0) return;
    const place = TABS.findIndex(([id]) => id === store.state.panel);
    store.set({ panel: TABS[(place + step) % TABS.length][0] });
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[aria-selected=true]'))?.focus();
  }
}

customElements.define('side-panel', SidePanel);
