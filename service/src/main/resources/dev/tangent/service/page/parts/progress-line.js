import { LitElement, css, html, nothing, svg } from 'lit';
import { readable } from '../colour/scale.js';
import { store, Watch } from '../state/store.js';
import { namesClasses } from '../state/targets.js';
import { controls } from './controls.js';

const WIDTH = 260;
const HEIGHT = 44;

/** How far the labelling is: labels, their error where each is left out, what it was, and its curve. */
export class ProgressLine extends LitElement {
  static styles = [controls, css`
    :host { display: block; }
    p { margin: 0; }
    svg { display: block; width: 100%; height: ${HEIGHT}px; margin-top: 6px; border-radius: var(--radius); background: var(--ground); }
    polyline { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
    circle { fill: var(--accent); }
  `];

  constructor() {
    super();
    this.watch = new Watch(this);
  }

  render() {
    const { course, labels, target } = store.state;
    const count = labels[target]?.size ?? 0;
    const now = course.at(-1);
    const first = course[0];
    return html`<p class="number" id="progress">${count.toLocaleString('en')} labelled${now ? html`, left-out error <b>${said(now.error)}</b>${now.labels === count ? nothing : html` with ${now.labels.toLocaleString('en')}`}${course.length > 1 ? html`, was ${said(first.error)} with ${first.labels}` : nothing}` : nothing}</p>
      ${course.length > 1 ? curve(course) : nothing}
      ${now ? html`<p class="soft small">${namesClasses() ? 'Share of the labels that the others would get wrong.' : 'How far labels are from what the others predict (root mean square).'}</p>` : nothing}`;
  }
}

/** @param {number} error */
const said = (error) => (namesClasses() ? `${(100 * error).toFixed(error < 0.1 ? 1 : 0)} %` : readable(error, 3));

/** From the fewest labels to the most, from no error up. @param {{labels: number, error: number}[]} course */
function curve(course) {
  const sorted = [...course].sort((a, b) => a.labels - b.labels);
  const [low, high] = [sorted[0].labels, sorted[sorted.length - 1].labels];
  const most = Math.max(...sorted.map(({ error }) => error)) || 1;
  const places = sorted.map(({ labels, error }) => [6 + (labels - low) / Math.max(1, high - low) * (WIDTH - 12), HEIGHT - 6 - error / most * (HEIGHT - 12)]);
  const [x, y] = places[places.length - 1];
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="left-out error from ${low} to ${high} labels: from ${said(sorted[0].error)} to ${said(sorted[sorted.length - 1].error)}">
    ${svg`<polyline points=${places.map((place) => place.map((at) => at.toFixed(1)).join()).join(' ')}></polyline><circle cx=${x} cy=${y} r="3"></circle>`}</svg>`;
}

customElements.define('progress-line', ProgressLine);
