import { LitElement, css, html, nothing } from 'lit';
import { controls } from '../parts/controls.js';
import { inWords, redo, undo } from '../state/history.js';
import { attempt, store, Watch } from '../state/store.js';

/** The name of the table, and what can be done with all of it. */
export class TitleBar extends LitElement {
  static styles = [controls, css`
    :host { display: flex; flex-wrap: wrap; align-items: center; gap: 0 4px; min-height: 48px; padding: 0 12px 0 16px; border-bottom: 1px solid var(--line); background: var(--panel); }
    h1 { display: flex; align-items: center; gap: 8px; margin: 0 12px 0 0; font-size: 15px; font-weight: 700; letter-spacing: 0.01em; }
    svg { width: 20px; height: 20px; color: var(--accent); }
    .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    button { white-space: nowrap; }
    .space { flex: 1; }
    @media (max-width: 1023px) { .name .soft { display: none; } }
    @media (max-width: 699px) { :host { padding-top: 10px; } .rule { display: none; } .name { flex: 1; } .name + .space { flex-basis: 100%; } }
    .rule { width: 1px; height: 20px; margin: 0 6px; background: var(--line); }
  `];

  constructor() {
    super();
    this.watch = new Watch(this);
  }

  render() {
    const { done, undone, phase } = store.state;
    const table = phase === 'ready' ? store.state.table : null;
    return html`
      <h1><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" aria-hidden="true">
        <path d="M2 20C8 20 8 6 14 6s5 5 8 5M6 4l16 4" /></svg>Tangent</h1>
      ${table ? html`<span class="name"><b>${table.name}</b> <span class="soft">${table.rows.toLocaleString('en')} rows, ${table.columns.length} columns</span></span>` : nothing}
      <span class="space"></span>
      ${table ? html`
        <button class="quiet" id="undo" ?disabled=${done.length === 0} title=${done.length ? `Undo: ${inWords(done.at(-1))} (Ctrl+Z)` : 'Nothing to undo'} @click=${() => attempt(undo)}>Undo</button>
        <button class="quiet" id="redo" ?disabled=${undone.length === 0} title=${undone.length ? `Redo: ${inWords(undone.at(-1))} (Ctrl+Shift+Z)` : 'Nothing to redo'} @click=${() => attempt(redo)}>Redo</button>
        <span class="rule"></span>
        <button class="quiet" id="columns" @click=${() => store.set({ dialog: 'choose' })}>Columns</button>
        <button class="quiet" id="code" @click=${() => store.set({ dialog: 'code' })}>Show as code</button>
        <button class="quiet" id="save" @click=${() => store.set({ dialog: 'save' })}>Save</button>
        <button class="quiet" id="open" title="Open another table or a demo" @click=${() => store.set({ phase: 'empty' })}>Open</button>` : nothing}
      <button class="quiet" aria-label="help and keys" title="Help and keys (?)" @click=${() => store.set({ dialog: 'help' })}>?</button>`;
  }
}

customElements.define('title-bar', TitleBar);
