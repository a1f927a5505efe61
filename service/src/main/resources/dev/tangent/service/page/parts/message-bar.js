import { LitElement, css, html } from 'lit';
import { store, Watch } from '../state/store.js';
import { controls } from './controls.js';

/** How long a message stays, in milliseconds: then it covers nothing any more. */
const TO_READ = 5_000;
const TO_READ_TROUBLE = 20_000;

/** What went wrong, or was done, in words. It lies over the page, so that nothing moves when it appears. */
export class MessageBar extends LitElement {
  static styles = [controls, css`
    div { inset: auto auto 20px 50%; transform: translateX(-50%); max-width: min(680px, calc(100vw - 32px)); gap: 12px; align-items: start; margin: 0; padding: 9px 9px 9px 16px; color: inherit; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); box-shadow: 0 6px 24px rgb(0 0 0 / 18%); }
    @media (min-width: 1024px) { div { bottom: 84px; } } /* above the legend, which says what the colours are */
    .trouble { border-color: var(--trouble); background: var(--trouble-wash); color: var(--trouble); }
    div:popover-open { display: flex; }
    span { padding: 4px 0; overflow-wrap: anywhere; }
  `];

  constructor() {
    super();
    /** The message whose time runs. @type {{trouble: boolean, text: string} | null} */
    this.shown = null;
    this.watch = new Watch(this);
  }

  render() {
    const { message } = store.state;
    return html`<div role=${message?.trouble ? 'alert' : 'status'} class=${message?.trouble ? 'trouble' : ''} popover="manual">
      <span>${message?.text}</span>
      <button class="quiet" aria-label="close the message" @click=${() => store.set({ message: null })}>✕</button>
    </div>`;
  }

  updated() {
    const { message } = store.state;
    if (message === this.shown) return;
    this.shown = message;
    // As a popover it lies above an open dialog too.
    const bar = /** @type {HTMLElement} */ (this.renderRoot.querySelector('div'));
    bar.hidePopover();
    if (message) bar.showPopover();
    clearTimeout(this.timer);
    const time = message?.trouble ? TO_READ_TROUBLE : TO_READ;
    if (message) this.timer = setTimeout(() => store.state.message === message && store.set({ message: null }), time);
  }
}

customElements.define('message-bar', MessageBar);
