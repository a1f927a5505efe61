import { LitElement, css, html } from 'lit';
import { FrameBudget } from './frame-budget.js';
import { Orbit } from './orbit.js';
import { Overlay } from './overlay.js';
import { PointsRenderer } from './points-renderer.js';
import { followPointer } from './pointer.js';
import { outline, rowsInside } from './region.js';

const STEP = 0.12;

/**
 * The cloud of points in space, with its axes, labels and selection. Fires `pick` with the row clicked, `more` with one clicked with
 * Shift, `region` and `region-more` with the rows that were gone around, `hover` with the row under the pointer or null.
 */
export class CloudView extends LitElement {
  static properties = {
    cloud: { attribute: false },
    colouring: { attribute: false },
    marks: { attribute: false },
    orbit: { attribute: false },
    name: { type: String },
    tool: { type: String },
  };

  static styles = css`
    :host { position: relative; display: block; min-width: 0; min-height: 0; overflow: hidden; background: var(--ground); }
    canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
    #pen { touch-action: none; cursor: crosshair; outline: none; }
    #pen:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); }
    p { position: absolute; inset: 0; display: grid; place-items: center; margin: 0; padding: 2rem; text-align: center; color: var(--soft); }
  `;

  constructor() {
    super();
    /** @type {import('../types.js').Cloud | null} */
    this.cloud = null;
    /** @type {import('../types.js').Colouring | null} */
    this.colouring = null;
    /** @type {import('../types.js').Marks} */
    this.marks = { labels: [], suggested: [], chosen: [], selected: null };
    this.orbit = new Orbit();
    this.name = 'cloud of points';
    /** @type {'turn' | 'box' | 'lasso'} */
    this.tool = 'turn';
    /** What is being drawn around points. @type {[number, number][]} */
    this.region = [];
    /** @type {number | null} */
    this.hovered = null;
    /** Frames drawn so far, and points in the last one: for measuring. */
    this.frames = 0;
    this.drawn = 0;
    this.budget = new FrameBudget();
    this.trouble = '';
    this.pending = 0;
    /** Whether the overlay no longer fits what is under it. */
    this.moved = true;
    this.asked = () => {
      this.moved = true;
      this.ask();
    };
    this.resized = new ResizeObserver(() => this.#resize());
    this.scheme = matchMedia('(prefers-color-scheme: dark)');
    this.recoloured = () => this.#theme();
  }

  render() {
    return html`
      <canvas id="points" aria-hidden="true"></canvas>
      <canvas id="pen" tabindex="0" role="application" aria-label=${this.name + ': arrow keys turn, plus and minus zoom, Home resets, brackets step through the rows'}
        @keydown=${this.#key}></canvas>
      ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : ''}`;
  }

  firstUpdated() {
    const points = this.canvas('points');
    try {
      this.renderer = new PointsRenderer(points);
    } catch {
      this.trouble = 'This browser cannot draw in 3-D: WebGL is off. Switch on hardware acceleration in its settings, or use the table of rows below.';
      this.requestUpdate();
      return;
    }
    this.#theme();
    this.scheme.addEventListener('change', this.recoloured);
    this.resized.observe(this);
    followPointer(this.canvas('pen'), () => this.orbit, {
      click: (x, y, more) => this.#tell(more ? 'more' : 'pick', this.#at(x, y)),
      hover: (x, y) => this.#hover(this.orbit.moving ? null : this.#at(x, y)),
      leave: () => this.#hover(null),
      draws: () => this.tool !== 'turn',
      drawn: (path, ended, more) => this.#goAround(path, ended, more),
    });
  }

  /** @param {import('lit').PropertyValues<CloudView>} changed */
  updated(changed) {
    if (changed.has('orbit')) {
      changed.get('orbit')?.removeEventListener('change', this.asked);
      this.orbit.addEventListener('change', this.asked);
    }
    if (!this.renderer) return;
    if (changed.has('cloud') && this.cloud) {
      this.renderer.positions = this.cloud.positions;
      this.renderer.triangles = this.cloud.flat ? null : this.cloud.triangles ?? null;
      this.renderer.colouring = this.colouring;
    } else if (changed.has('colouring')) this.renderer.colouring = this.colouring;
    this.moved ||= ['cloud', 'marks', 'orbit'].some((name) => changed.has(/** @type {any} */ (name)));
    this.ask();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.resized.disconnect();
    this.scheme.removeEventListener('change', this.recoloured);
    this.orbit.removeEventListener('change', this.asked);
    this.renderer?.dispose();
  }

  /** Asks for a frame; several asked for before it is drawn are one. */
  ask() {
    this.pending ||= requestAnimationFrame((now) => {
      this.pending = 0;
      this.#draw(now);
    });
  }

  /** Both layers as one picture. @returns {HTMLCanvasElement} */
  picture() {
    const points = this.canvas('points');
    this.#draw(0, true);
    const whole = document.createElement('canvas');
    whole.width = points.width;
    whole.height = points.height;
    const pen = /** @type {CanvasRenderingContext2D} */ (whole.getContext('2d'));
    pen.drawImage(points, 0, 0);
    pen.drawImage(this.canvas('pen'), 0, 0, whole.width, whole.height);
    return whole;
  }

  /** Where points are on the screen now. */
  projection() {
    return this.renderer?.projection(this.orbit, this.clientWidth, this.clientHeight);
  }

  /** @param {string} id @returns {HTMLCanvasElement} */
  canvas(id) {
    return /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('#' + id));
  }

  /** @param {number} now @param {boolean} whole */
  #draw(now, whole = false) {
    if (!this.renderer || this.clientWidth === 0) return;
    const count = this.cloud?.count ?? 0;
    this.drawn = whole ? count : this.budget.points(now, this.orbit.moving, count);
    this.renderer.draw(this.orbit, this.drawn);
    if (this.moved) this.#annotate(); // a new colouring alone changes nothing there
    this.moved = false;
    this.frames++;
  }

  #annotate() {
    // Kept in main memory: where the graphics card is a program, drawing there takes longer than sending it over.
    const pen = /** @type {CanvasRenderingContext2D} */ (this.canvas('pen').getContext('2d', { willReadFrequently: true }));
    const ratio = Math.min(2, devicePixelRatio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, this.clientWidth, this.clientHeight);
    const overlay = this.annotate(pen);
    if (!overlay || !this.cloud) return;
    const { positions } = this.cloud;
    if (this.hovered !== null) overlay.highlighted(positions, this.hovered, 7);
    overlay.region(this.region);
    if (this.marks.selected !== null && this.marks.chosen.length === 0) overlay.highlighted(positions, this.marks.selected, 10);
  }

  /** What belongs to the cloud itself, and not to who looks at it now. @param {CanvasRenderingContext2D} pen @returns {Overlay | null} */
  annotate(pen) {
    const projection = this.projection();
    if (!this.cloud || !projection || !this.inks) return null;
    const { positions } = this.cloud;
    const overlay = new Overlay(pen, projection, this.inks);
    overlay.axes(this.cloud);
    overlay.labels(positions, this.marks.labels);
    overlay.chosen(positions, this.marks.chosen);
    overlay.suggestions(positions, this.marks.suggested);
    return overlay;
  }

  #resize() {
    if (!this.renderer || this.clientWidth === 0) return;
    const ratio = Math.min(2, devicePixelRatio);
    const pen = this.canvas('pen');
    pen.width = this.clientWidth * ratio;
    pen.height = this.clientHeight * ratio;
    this.renderer.resize(this.clientWidth, this.clientHeight);
    this.moved = true;
    this.#draw(0);
  }

  #theme() {
    const style = getComputedStyle(this);
    const probe = document.createElement('canvas').getContext('2d');
    /** @param {string} token */
    const colour = (token) => {
      if (!probe) return '#888888';
      this.style.setProperty('outline-color', `var(${token})`);
      probe.fillStyle = style.outlineColor;
      this.style.removeProperty('outline-color');
      return /** @type {string} */ (probe.fillStyle);
    };
    this.inks = { ink: colour('--ink'), soft: colour('--soft'), line: colour('--control-line'), accent: colour('--accent'), ground: colour('--ground'), none: colour('--no-value') };
    this.renderer?.theme(this.inks.ground, this.inks.none, this.inks.ink);
    this.asked();
  }

  /** @param {[number, number][]} path @param {boolean} ended @param {boolean} more added to those that are chosen */
  #goAround(path, ended, more) {
    const corners = this.tool === 'turn' ? [] : outline(this.tool, path);
    this.region = ended ? [] : corners;
    const projection = this.projection();
    if (ended && this.cloud && projection && corners.length > 2) this.#tell(more ? 'region-more' : 'region', rowsInside(this.cloud.positions, projection, corners));
    this.#annotate();
  }

  /** @param {number} x @param {number} y */
  #at(x, y) {
    return this.cloud ? this.projection()?.pick(this.cloud.positions, x, y) ?? null : null;
  }

  /** @param {number | null} row */
  #hover(row) {
    if (row === this.hovered) return;
    this.hovered = row;
    this.#annotate();
    this.#tell('hover', row);
  }

  /** @param {string} what @param {number | number[] | null} rows */
  #tell(what, rows) {
    this.dispatchEvent(new CustomEvent(what, { detail: rows }));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { orbit } = this;
    const step = event.shiftKey ? 4 * STEP : STEP;
    const rows = this.cloud?.count ?? 0;
    const row = this.marks.selected ?? -1;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => orbit.turn(-step, 0),
      ArrowRight: () => orbit.turn(step, 0),
      ArrowUp: () => orbit.turn(0, step),
      ArrowDown: () => orbit.turn(0, -step),
      '+': () => orbit.zoom(0.9),
      '=': () => orbit.zoom(0.9),
      '-': () => orbit.zoom(1.1),
      Home: () => orbit.reset(),
      ']': () => this.#tell('pick', (row + 1) % rows),
      '[': () => this.#tell('pick', (row + rows - (row < 0 ? 0 : 1)) % rows),
      Escape: () => this.#tell('pick', null),
    };
    if (event.ctrlKey || event.metaKey || !keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  }
}

customElements.define('cloud-view', CloudView);
