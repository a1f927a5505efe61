import { LitElement, css, html, nothing } from 'lit';
import { text } from '../service/client.js';
import { controls } from '../parts/controls.js';
import { attempt, store, Watch } from '../state/store.js';

/** The report of the fit in words: what was learnt from, what was chosen, what error to expect. */
export class ReportPanel extends LitElement {
  static properties = { lines: { state: true } };

  static styles = [controls, css`
    dl { margin: 0; }
    dt { margin-top: 10px; color: var(--soft); font-size: 12.5px; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .warnings { padding: 8px 12px; border-radius: var(--radius); background: var(--trouble-wash); color: var(--trouble); }
  `];

  constructor() {
    super();
    /** @type {[string, string][]} */
    this.lines = [];
    /** The fit asked for. @type {string | null} */
    this.asked = null;
    this.watch = new Watch(this);
  }

  willUpdate() {
    const fit = store.state.views[0]?.fit;
    if (!fit || this.asked === fit.id) return;
    this.asked = fit.id;
    attempt(async () => { this.lines = paragraphs(await text(`/fits/${fit.id}/report?form=text`)); });
  }

  render() {
    const fit = store.state.views[0]?.fit;
    if (!fit) return html`<h2>No report yet</h2><p class="soft">Label some points first: the report says what was learnt from them, and what error to expect.</p>`;
    return html`<h2>Report</h2>
      ${fit.version > 0 ? html`<p class="soft small">Lambda or labels were changed since: this is the report of the fit as it was made.</p>` : nothing}
      ${fit.warnings?.length ? html`<div class="warnings">${fit.warnings.map((warning) => html`<p>${warning}</p>`)}</div>` : nothing}
      <dl>${this.lines.map(([name, words]) => html`<dt>${name}</dt><dd>${words}</dd>`)}</dl>
      <p><a href="/api/fits/${fit.id}/report?form=html" target="_blank" rel="noopener">As a page with pictures</a></p>`;
  }
}

/** "name   words" at the start of a line begins a paragraph, what is indented goes on. @param {string} report @returns {[string, string][]} */
function paragraphs(report) {
  /** @type {[string, string][]} */
  const found = [];
  for (const line of report.split('\n')) {
    const begun = /^(\S.*?)\s{2,}(\S.*)$/.exec(line);
    const last = found.at(-1);
    if (begun) found.push([begun[1], begun[2]]);
    else if (last && line.trim() !== '') last[1] += ' ' + line.trim();
    else if (line.trim() !== '') found.push(['', line.trim()]);
  }
  return found;
}

customElements.define('report-panel', ReportPanel);
