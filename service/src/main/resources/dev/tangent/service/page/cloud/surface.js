import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, ShaderMaterial } from 'three';

// Light falls on each facet by its own slope, seen from the eye: no normals have to be sent.
const VERTEX = `
attribute float value;
varying float shown;
varying vec3 seen;
void main() {
  vec4 at = modelViewMatrix * vec4(position, 1.0);
  seen = at.xyz;
  shown = value;
  gl_Position = projectionMatrix * at;
}`;

const FRAGMENT = `
uniform float low, high;
uniform sampler2D map;
uniform vec3 none;
varying float shown;
varying vec3 seen;
void main() {
  vec3 slope = normalize(cross(dFdx(seen), dFdy(seen)));
  float light = 0.62 + 0.38 * abs(dot(slope, normalize(vec3(-0.35, 0.55, 0.75))));
  float share = clamp((shown - low) / (high - low), 0.0, 1.0);
  vec3 colour = shown > -1e30 ? texture2D(map, vec2(share * 0.996 + 0.002, 0.5)).rgb : none;
  gl_FragColor = vec4(colour * light, 1.0);
}`;

/** The surface that points of a plane span when their values lift them: triangles over the points' own numbers. */
export class Surface {
  #geometry = new BufferGeometry();
  /** @type {Uint32Array | null} */
  #triangles = null;

  /** @param {Record<string, {value: any}>} uniforms those of the points, so that both have one colour for one number */
  constructor(uniforms) {
    const material = new ShaderMaterial({
      vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms, side: DoubleSide, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1,
    });
    this.mesh = new Mesh(this.#geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  /** @param {BufferGeometry} points @param {Uint32Array} order which row each of them is @param {Uint32Array | null} triangles three rows each */
  over(points, order, triangles) {
    this.mesh.visible = triangles !== null;
    for (const name of ['position', 'value']) this.#geometry.setAttribute(name, points.getAttribute(name));
    if (triangles === this.#triangles || triangles === null) return;
    this.#triangles = triangles;
    const place = new Uint32Array(order.length);
    order.forEach((row, i) => { place[row] = i; });
    this.#geometry.setIndex(new BufferAttribute(triangles.map((row) => place[row]), 1));
  }

  dispose() {
    this.#geometry.dispose();
    this.mesh.material.dispose();
  }
}
