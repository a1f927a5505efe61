import { LitElement, css, html } from 'lit';
import '../parts/page-dialog.js';
import { text } from '../service/client.js';
import { controls } from '../parts/controls.js';
import { showsErrorBars } from '../state/fit-request.js';
import { attempt, say, store } from '../state/store.js';

const LANGUAGES = [['command', 'As a command'], ['python', 'As Python'], ['java', 'As Java'], ['json', 'As a request to the service']];

/** The fit that is shown, as a line for a shell, as programs and as a request. */
export class CodeDialog extends LitElement {
  static properties = { code: { state: true } };

  static styles = [controls, css`
    .line { display: flex; justify-content: space-between; align-items: center; margin: 12px 0 4px; }
    h3 { margin: 0; }
    pre { margin: 0; padding: 12px 14px; overflow: auto; max-height: 46vh; border-radius: var(--radius); background: var(--ground); white-space: pre-wrap; }
    pre span { display: inline-block; max-width: 100%; white-space: pre-wrap; }
  `];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.code = {};
    const fit = store.state.views[0]?.fit;
    for (const [language] of LANGUAGES) {
      if (fit) attempt(async () => {
        const code = await text(`/fits/${fit.id}/code?language=${language}&errorBars=${showsErrorBars(fit)}`);
        this.code = { ...this.code, [language]: code };
      });
    }
  }

  render() {
    return html`<page-dialog heading="The same, outside this page">
      ${store.state.views[0]?.fit ? LANGUAGES.map(([language, title]) => html`
        <div class="line"><h3>${title}</h3><button @click=${() => this.#copy(language)}>Copy</button></div>
        <pre id=${language} tabindex="0">${whole(this.code[language] ?? '…')}</pre>`) : html`<p>There is no fit yet: label a point first.</p>`}
    </page-dialog>`;
  }

  /** @param {string} language */
  #copy(language) {
    attempt(async () => {
      await navigator.clipboard.writeText(this.code[language]);
      say('Copied.');
    });
  }
}

/** Lines are broken between words alone: else an option such as --no-tune would begin on one line and end on the next. @param {string} code */
const whole = (code) => code.split(/(\s+)/).map((part, i) => (i % 2 === 0 && part.includes('-') ? html`<span>${part}</span>` : part));

customElements.define('code-dialog', CodeDialog);
