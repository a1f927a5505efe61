const STILL = 4;

/** A finger that rests so long asks what is under it, as a mouse does that hovers; in milliseconds. */
const LONG = 500;

/**
 * Mouse, finger and pen on a view: dragging turns, with shift or the right button it moves, two fingers zoom and move, the wheel
 * zooms, a finger that rests hovers.
 * A press that hardly moved is a click; a browser's own `click` also ends a drag, so it is not used.
 *
 * @param {HTMLElement} element
 * @param {() => import('./orbit.js').Orbit} orbit
 * @param {{click: (x: number, y: number, more: boolean) => void, hover: (x: number, y: number) => void, leave: () => void,
 *   draws: () => boolean, drawn: (path: [number, number][], ended: boolean, more: boolean) => void}} told draws: whether dragging goes around points
 */
export function followPointer(element, orbit, told) {
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let travelled = 0;
  /** @type {[number, number][] | null} */
  let path = null;
  let timer = 0;
  let rested = false;

  /** @param {number} x @param {number} y */
  const rest = (x, y) => {
    rested = travelled <= STILL && down.size === 1;
    if (rested) told.hover(x, y);
  };

  element.addEventListener('pointerdown', (event) => {
    down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    travelled = down.size > 1 ? STILL + 1 : 0;
    path = told.draws() && down.size === 1 && event.button === 0 ? [[event.offsetX, event.offsetY]] : null;
    rested = false;
    clearTimeout(timer);
    if (event.pointerType === 'touch') {
      told.leave();
      const { offsetX, offsetY } = event;
      timer = setTimeout(() => rest(offsetX, offsetY), LONG);
    }
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) {
      told.hover(event.offsetX, event.offsetY);
      return;
    }
    const dx = event.offsetX - before.x;
    const dy = event.offsetY - before.y;
    travelled += Math.hypot(dx, dy);
    if (travelled <= STILL) return;
    if (path && down.size === 1) {
      down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
      path.push([event.offsetX, event.offsetY]);
      told.drawn(path, false, event.shiftKey);
      return;
    }
    const spread = distance(down);
    down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    const scale = 1 / element.clientHeight;
    if (down.size > 1) {
      orbit().zoom(spread / Math.max(1, distance(down)));
      orbit().pan(-dx / down.size * scale * orbit().distance * 0.57, dy / down.size * scale * orbit().distance * 0.57);
    }
    else if (event.shiftKey || event.buttons === 2) orbit().pan(-dx * scale * orbit().distance * 0.57, dy * scale * orbit().distance * 0.57);
    else orbit().turn(-dx * scale * 3.5, dy * scale * 3.5);
  });
  element.addEventListener('pointerup', (event) => {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (rested) {
      rested = false; // it asked, and selects nothing
      return;
    }
    if (travelled <= STILL && event.button === 0) told.click(event.offsetX, event.offsetY, event.shiftKey);
    else if (path) told.drawn(path, true, event.shiftKey);
    path = null;
  });
  element.addEventListener('pointercancel', (event) => {
    down.delete(event.pointerId);
    clearTimeout(timer);
    if (path) told.drawn([], true, false);
    path = null;
  });
  // A finger that is lifted leaves too, but what it asked for is still to be read.
  element.addEventListener('pointerleave', (event) => { if (event.pointerType !== 'touch') told.leave(); });
  element.addEventListener('contextmenu', (event) => event.preventDefault());
  element.addEventListener('wheel', (event) => {
    event.preventDefault();
    orbit().zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.003));
  }, { passive: false });
}

/** @param {Map<number, {x: number, y: number}>} down */
function distance(down) {
  const [a, b] = down.values();
  return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
