import {
  DoubleSide,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { Random } from '#core';
import { AREAS, TERRAINS } from '#zorn/rules';
import { AREA_PLACES, CELL_NAMES, isInside, type LandStates, MAP_SIZE, type MapPoint } from '#zorn/view';
import { SCATTER, type ValleyUniforms } from './shading';

/** Kinds of particles, in shader order. */
const KINDS = ['rain', 'dust', 'ash', 'bolt', 'mist'] as const;
type Kind = (typeof KINDS)[number];

/** Maximum number of each per area. */
const DENSE = { rain: 80, dust: 60, bolt: 2 } as const;
/** Share of the particles for the ash of a Night of Terror. */
const ASH = 0.6;
/** Layers of mist over each bog, their distance and width. */
const SHEETS = 3;
const SHEET_RISE = 0.045;
const SHEET_WIDTH = 1.15;
/** Candidate positions per area. */
const SPOTS = 80;

const VERTEX = /* glsl */ `
attribute vec4 home;
attribute vec3 what;
uniform float valleyTime;
uniform float ash;
uniform float mist;
varying vec2 vQuad;
varying vec3 vWhat;
varying float vSeen;
varying vec3 vPlace;
${SCATTER}
void main() {
  vQuad = uv * 2.0 - 1.0;
  vWhat = what;
  vPlace = home.xyz;
  if (what.x > 3.5) {
    // Mist is horizontal.
    vPlace.xz += position.xy * ${SHEET_WIDTH.toFixed(2)};
    vSeen = mist;
    gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
    return;
  }
  float phase = home.w;
  vec3 foot = vec3(home.x, home.y, home.z);
  vec2 size = vec2(0.0);
  vSeen = what.y;
  if (what.x < 0.5) {
    float fall = fract(valleyTime * 1.9 + phase);
    foot.y += 0.85 * (1.0 - fall);
    foot.x += 0.1 * fall;
    size = vec2(0.0035, 0.06);
    vSeen *= smoothstep(0.0, 0.15, fall);
  } else if (what.x < 2.5) {
    bool isAsh = what.x > 1.5;
    float drift = fract(valleyTime * (isAsh ? 0.09 : 0.55) + phase);
    float swing = valleyTime * (isAsh ? 0.8 : 2.3) + phase * 40.0;
    foot += isAsh
      ? vec3(0.12 * sin(swing), 0.95 * (1.0 - drift), 0.1 * cos(swing * 0.8))
      : vec3(0.7 * (drift - 0.5), 0.06 + 0.34 * fract(phase * 7.3) + 0.05 * sin(swing), 0.16 * (drift - 0.5));
    size = isAsh ? vec2(0.009 + 0.009 * fract(phase * 5.7)) : vec2(0.085, 0.005);
    vSeen *= (isAsh ? ash : 1.0) * smoothstep(0.0, 0.15, drift) * smoothstep(1.0, 0.8, drift);
  } else {
    foot.y += 0.5;
    size = vec2(0.2, 0.5);
    vSeen *= flashAt(valleyTime, what.z);
  }
  vec4 seen = viewMatrix * vec4(foot, 1.0);
  // Never narrower than a pixel, from any distance.
  if (what.x < 2.5) size = max(size, vec2(0.00055 * -seen.z));
  vec2 corner = position.xy * 2.0 * size * step(0.004, vSeen);
  // Rain falls at an angle, lightning straight down; flakes just face the camera.
  vec3 down = (viewMatrix * vec4(what.x < 0.5 ? 0.12 : 0.0, -1.0, 0.0, 0.0)).xyz;
  vec2 along = what.x < 0.5 || what.x > 2.5 ? normalize(down.xy) : vec2(0.0, -1.0);
  seen.xy += vec2(-along.y, along.x) * corner.x - along * corner.y * (what.x > 2.5 ? length(down.xy) : 1.0);
  gl_Position = projectionMatrix * seen;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 mistLight;
varying vec2 vQuad;
varying vec3 vWhat;
varying float vSeen;
varying vec3 vPlace;
uniform float valleyTime;
${SCATTER}
void main() {
  vec3 colour = mistLight * 1.5 + vec3(0.16, 0.19, 0.24);
  float alpha = 0.5 * (1.0 - vQuad.x * vQuad.x) * (1.0 - smoothstep(0.2, 1.0, abs(vQuad.y)));
  if (vWhat.x > 3.5) {
    vec2 drift = vPlace.xz * 5.0 + vec2(0.11, 0.05) * valleyTime + vPlace.y * 40.0;
    float wisps = 0.5 + 0.25 * (sin(drift.x + 1.7 * sin(drift.y)) + sin(1.9 * drift.y + 1.3 * sin(drift.x)));
    colour = mistLight;
    alpha = 0.2 * wisps * (1.0 - smoothstep(0.25, 1.0, length(vQuad)));
  } else if (vWhat.x > 2.5) {
    float bend = 0.3 * (waves(vec2(vQuad.y * 3.0, vWhat.z)) - 0.5) + 0.2 * (waves(vec2(vQuad.y * 9.0, vWhat.z + 5.0)) - 0.5);
    float off = abs(vQuad.x - bend * (1.0 - 0.5 * vQuad.y));
    // Fades out before the quad ends, above and below.
    float ends = (1.0 - smoothstep(0.35, 1.0, vQuad.y)) * smoothstep(-1.0, -0.55, vQuad.y);
    float halo = max(0.0, 1.0 - off / 0.55);
    alpha = (1.0 - smoothstep(0.015, 0.06, off)) * (1.0 - smoothstep(0.6, 1.0, vQuad.y)) + 0.3 * halo * halo * ends;
    colour = vec3(1.5, 1.7, 2.4);
  } else if (vWhat.x > 0.5) {
    bool isAsh = vWhat.x > 1.5;
    alpha = isAsh ? 0.85 * (1.0 - smoothstep(0.4, 1.0, length(vQuad))) : 0.6 * alpha;
    // Some of the ash still glows.
    vec3 flake = fract(vWhat.z * 0.37) > 0.6 ? vec3(1.8, 0.4, 0.06) : vec3(0.42, 0.35, 0.34);
    colour = isAsh ? flake : mistLight * vec3(0.9, 0.72, 0.48) + vec3(0.1, 0.07, 0.04);
  }
  // At thin edges varyings may be extrapolated far outside the quad.
  gl_FragColor = vec4(colour, clamp(alpha * vSeen, 0.0, 1.0));
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

const BOGS = AREAS.filter((_, area) => TERRAINS[area] === 'bog');

/** The same points within each area every time. */
function spotsIn(name: string): readonly MapPoint[] {
  const { outline } = AREA_PLACES[name]!;
  const random = Random.fromSeed(CELL_NAMES.indexOf(name) + 1);
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const within = (all: readonly number[]) =>
    Math.min(...all) + random.unit() * (Math.max(...all) - Math.min(...all));
  return Array.from({ length: SPOTS }, (): MapPoint => {
    let point: MapPoint = [within(xs), within(zs)];
    while (!isInside(point, outline)) point = [within(xs), within(zs)];
    return point;
  });
}

/** Mist over bogs, rain, dust, ash and lightning in one draw call, or none in clear air. */
export class Weather {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly home: InstancedBufferAttribute;
  private readonly what: InstancedBufferAttribute;
  private readonly spots = new Map<string, readonly MapPoint[]>();
  private count = 0;
  /** Whether anything besides mist and ash is falling. */
  falls = false;

  /** @param room maximum number of particles */
  constructor(
    uniforms: ValleyUniforms,
    private readonly room: number,
  ) {
    const { valleyTime, ash, mist, mistLight } = uniforms;
    const material = new ShaderMaterial({
      uniforms: { valleyTime, ash, mist, mistLight },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    });
    const geometry = new InstancedBufferGeometry();
    const quad = new PlaneGeometry(1, 1);
    geometry.setIndex(quad.getIndex());
    for (const name of ['position', 'uv']) geometry.setAttribute(name, quad.getAttribute(name));
    this.home = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    this.what = new InstancedBufferAttribute(new Float32Array(room * 3), 3);
    geometry.setAttribute('home', this.home);
    geometry.setAttribute('what', this.what);
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 8;
    this.show({});
  }

  private add(kind: Kind, [x, z]: MapPoint, ground: number, strength: number, own: number): void {
    if (this.count === this.room) return;
    this.home.setXYZW(this.count, x, ground, z, (this.count * 0.618) % 1);
    this.what.setXYZ(this.count, KINDS.indexOf(kind), strength, own);
    this.count++;
  }

  private over(kind: 'rain' | 'dust' | 'bolt', areas: Readonly<Record<string, number>>, room: number): void {
    const names = Object.keys(areas).filter((name) => areas[name]! > 0 && AREA_PLACES[name] !== undefined);
    const each = Math.min(DENSE[kind], Math.ceil(room / Math.max(1, names.length)));
    for (const name of names) {
      const spots = this.spots.get(name) ?? spotsIn(name);
      this.spots.set(name, spots);
      for (const spot of spots.slice(0, each))
        this.add(kind, spot, AREA_PLACES[name]!.height, areas[name]!, CELL_NAMES.indexOf(name));
    }
  }

  /** Updates the particles for these states; mist and ash follow the light. */
  show({ storm = {}, rain = {} }: LandStates): void {
    this.count = 0;
    const random = Random.fromSeed(1);
    // Mist first, so that rain and ash are drawn over it.
    for (const [index, bog] of BOGS.entries()) {
      const { anchor, height } = AREA_PLACES[bog]!;
      for (let sheet = 0; sheet < SHEETS; sheet++)
        this.add('mist', anchor, height + SHEET_RISE * (sheet + 0.7), 1, index);
    }
    this.over('bolt', storm, this.room * 0.05);
    for (let flake = 0; flake < this.room * ASH; flake++) {
      const place: MapPoint = [
        (random.unit() - 0.5) * MAP_SIZE.width,
        (random.unit() - 0.5) * MAP_SIZE.depth,
      ];
      this.add('ash', place, 0.1, 1, flake);
    }
    const left = this.room - this.count;
    const isDry = Object.keys(rain).length === 0;
    this.over('dust', storm, isDry ? left : left / 2);
    this.over('rain', rain, this.room - this.count);
    this.falls = [storm, rain].some((areas) => Object.values(areas).some((strength) => strength > 0));
    this.mesh.geometry.instanceCount = this.count;
    [this.home.needsUpdate, this.what.needsUpdate] = [true, true];
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
