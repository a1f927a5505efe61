import { BufferAttribute, BufferGeometry, DataTexture, NearestFilter, PerspectiveCamera, Points, Scene, ShaderMaterial, SRGBColorSpace, Vector3, WebGLRenderer, Color } from 'three';
import { MAPS, CATEGORIES } from '../colour/maps.js';
import { drawingOrder } from './drawing-order.js';
import { Projection } from './projection.js';
import { Surface } from './surface.js';

// The colour is looked up once a point, not once a pixel: software rendering feels the difference.
const VERTEX = `
attribute float value;
uniform float low, high, size, distance;
uniform bool cyclic;
uniform sampler2D map;
uniform vec3 none;
flat varying vec3 colour;
void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  gl_Position = projectionMatrix * seen;
  gl_PointSize = size * clamp(distance / -seen.z, 0.5, 4.0);
  float shown = cyclic ? mod(value, ${CATEGORIES}.0) : value;
  float share = clamp((shown - low) / (high - low), 0.0, 1.0);
  colour = value > -1e30 ? texture2D(map, vec2(share * 0.996 + 0.002, 0.5)).rgb : none;
}`;

// A rim towards the ink gives each point an edge against its neighbours and against any ground.
const FRAGMENT = `
uniform vec3 ink;
flat varying vec3 colour;
void main() {
  vec2 off = gl_PointCoord - 0.5;
  float squared = dot(off, off);
  if (squared > 0.25) discard;
  gl_FragColor = vec4(mix(colour, ink, clamp(2.67 * squared - 0.267, 0.0, 0.4)), 1.0);
}`;

const NOT_A_VALUE = -3e38;

/** Draws points of one size with one number each; a new colouring is one buffer sent to the graphics card. */
export class PointsRenderer {
  #renderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera(32, 1, 0.05, 100);
  #geometry = new BufferGeometry();
  #material;
  #points;
  #surface;
  /** Whether some points have no colour. */
  #gaps = true;
  /** @type {Uint32Array} */
  #order = new Uint32Array(0);
  #textures = new Map();
  #count = 0;
  #side = 1;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, alpha: false, powerPreference: 'high-performance' });
    this.#material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        low: { value: 0 }, high: { value: 1 }, size: { value: 4 }, distance: { value: 4 }, cyclic: { value: false },
        map: { value: this.#texture('sequential') }, none: { value: new Color() }, ink: { value: new Color() },
      },
    });
    this.#points = new Points(this.#geometry, this.#material);
    this.#points.frustumCulled = false;
    this.#surface = new Surface(this.#material.uniforms);
    this.#scene.add(this.#points, this.#surface.mesh);
  }

  /** @param {Float32Array} positions three for each point */
  set positions(positions) {
    const count = positions.length / 3;
    if (count !== this.#count) {
      this.#order = drawingOrder(count);
      this.#count = count;
      this.#geometry.dispose();
      this.#geometry.setAttribute('position', new BufferAttribute(new Float32Array(3 * count), 3));
      this.#geometry.setAttribute('value', new BufferAttribute(new Float32Array(count).fill(NOT_A_VALUE), 1));
    }
    const attribute = /** @type {BufferAttribute} */ (this.#geometry.getAttribute('position'));
    const drawn = attribute.array;
    for (let i = 0; i < count; i++) {
      const from = 3 * this.#order[i];
      drawn[3 * i] = positions[from];
      drawn[3 * i + 1] = positions[from + 1];
      drawn[3 * i + 2] = positions[from + 2];
    }
    attribute.needsUpdate = true;
  }

  /** The surface through the points: three rows a triangle. @param {Uint32Array | null} triangles */
  set triangles(triangles) {
    this.#surface.over(this.#geometry, this.#order, triangles);
  }

  /** @param {import('../types.js').Colouring | null} colouring */
  set colouring(colouring) {
    const attribute = /** @type {BufferAttribute | undefined} */ (this.#geometry.getAttribute('value'));
    if (!attribute) return;
    const drawn = attribute.array;
    const values = colouring?.values;
    this.#gaps = !values || values.some((value) => value !== value);
    for (let i = 0; i < this.#count; i++) {
      const value = values ? values[this.#order[i]] : NaN;
      drawn[i] = value === value ? value : NOT_A_VALUE;
    }
    attribute.needsUpdate = true;
    if (!colouring) return;
    const uniforms = this.#material.uniforms;
    uniforms.low.value = colouring.scale.low;
    uniforms.high.value = colouring.scale.high;
    uniforms.cyclic.value = colouring.scale.names !== undefined;
    uniforms.map.value = this.#texture(colouring.scale.map);
  }

  /** @param {string} ground @param {string} none @param {string} ink CSS colours behind the points, of points without a value, and of rims */
  theme(ground, none, ink) {
    // The shader writes colours as they are, so they must not be converted on the way in.
    this.#renderer.setClearColor(new Color().setStyle(ground, SRGBColorSpace));
    this.#material.uniforms.none.value.setStyle(none, 'srgb-linear');
    this.#material.uniforms.ink.value.setStyle(ink, 'srgb-linear');
  }

  /** @param {number} width @param {number} height in CSS pixels */
  resize(width, height) {
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#side = Math.min(width, height);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
  }

  /** @param {import('./orbit.js').Orbit} orbit @param {number} count of points to draw */
  draw(orbit, count) {
    this.#aim(orbit);
    this.#geometry.setDrawRange(0, count);
    this.#points.visible = this.#gaps || !this.#surface.mesh.visible; // a coloured surface says what its points would
    // Fewer points are drawn larger, so that a thinned cloud looks about as dense.
    this.#material.uniforms.size.value = this.pointSize(count) * Math.min(2, devicePixelRatio);
    this.#material.uniforms.distance.value = this.#camera.position.distanceTo(new Vector3().fromArray(orbit.centre));
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** @param {import('./orbit.js').Orbit} orbit @param {number} width @param {number} height */
  projection(orbit, width, height) {
    this.#aim(orbit);
    return new Projection(this.#camera.projectionMatrix.clone().multiply(this.#camera.matrixWorldInverse).elements, width, height);
  }

  dispose() {
    this.#geometry.dispose();
    this.#material.dispose();
    this.#surface.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss(); // a browser has few of them to give
  }

  /** @param {import('./orbit.js').Orbit} orbit */
  #aim(orbit) {
    const camera = this.#camera;
    // A narrow view stands further off: the cube must fit its shorter side.
    const fit = Math.max(1, 1.06 / camera.aspect);
    const [x, y, z] = orbit.eye.map((e, i) => orbit.centre[i] + (e - orbit.centre[i]) * fit);
    camera.position.set(x, y, z);
    camera.up.fromArray(orbit.up);
    camera.lookAt(orbit.centre[0], orbit.centre[1], orbit.centre[2]);
    camera.updateMatrixWorld();
  }

  /** In CSS pixels, of a point in the middle. @param {number} count of points */
  pointSize(count) {
    return Math.min(9, Math.max(2.4, (0.85 * this.#side) / Math.sqrt(count + 1)));
  }

  /** @param {import('../types.js').MapName} map */
  #texture(map) {
    let texture = this.#textures.get(map);
    if (!texture) {
      texture = new DataTexture(MAPS[map], MAPS[map].length / 4, 1);
      texture.magFilter = texture.minFilter = NearestFilter;
      texture.needsUpdate = true;
      this.#textures.set(map, texture);
    }
    return texture;
  }
}
