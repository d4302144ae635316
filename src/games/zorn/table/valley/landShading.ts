import { type Shading, WATER_SHEET } from './shading';
import { INLAID } from './things';

/**
 * Masks of what covers the land: the Blight's roots, fungus and embers, grey where it withers; muddy water, a
 * curse's veins, a wall of fire along the border, cracks, storm shadow, rain.
 */
const COLOUR = /* glsl */ `
vec3 bare = diffuseColor.rgb;
float shaded = dot(texture2D(shade, vMapUv).rgb, shadows);
diffuseColor.rgb *= mix(vec3(1.0), vec3(0.42, 0.44, 0.56), shaded);
vec2 here = vPlace.xz;
vec2 swayed = here + 0.09 * (vec2(clouds(here * 5.0), clouds(here * 5.0 + 31.7)) - 0.5);
Spot spot = spotAt(swayed);
vec4 near = softState(spot, 0, 0.06);
float uneven = clouds(here * 3.1);

float withered = clamp(near.y, 0.0, 1.0);
// Withering land is drawn as overgrown even if that state is not set.
float present = max(near.x, min(1.0, 4.0 * withered));
float grown = smoothstep(0.0, 0.3, present * 1.3 - 0.3 * uneven);
float root = 0.0;
if (grown > 0.003) {
  vec2 bent = here * 3.1 + 0.9 * vec2(clouds(here * 2.3), clouds(here * 2.3 + 9.1));
  float thick = 1.0 - abs(2.0 * waves(bent) - 1.0);
  float thin = 1.0 - abs(2.0 * waves(bent * 2.6 + 4.7) - 1.0);
  float thorn = smoothstep(0.55, 0.9, waves(here * 44.0));
  root = max(smoothstep(0.8, 0.9, thick + 0.07 * thorn), 0.8 * smoothstep(0.84, 0.94, thin + 0.05 * thorn));
  float patches = smoothstep(0.5, 0.64, clouds(here * 4.3 + 2.0));
  float spots = smoothstep(0.62, 0.8, waves(here * 27.0 + 5.0));
  vec3 ash = mix(vec3(0.036, 0.013, 0.014), vec3(0.11, 0.024, 0.02), uneven);
  vec3 fungus = mix(vec3(0.3, 0.014, 0.012), vec3(0.56, 0.05, 0.02), spots);
  vec3 blight = mix(ash, fungus, patches * (0.55 + 0.45 * spots));
  vec3 bark = mix(vec3(0.012, 0.007, 0.009), vec3(0.075, 0.03, 0.03), smoothstep(0.9, 1.0, max(thick, thin)));
  blight = mix(blight, bark, root);
  vec3 dead = mix(vec3(0.13, 0.125, 0.12), vec3(0.23, 0.215, 0.2), uneven) * (1.0 - 0.5 * root);
  float old = smoothstep(0.0, 0.6, withered * 1.6 - 0.6 * clouds(here * 4.0 + 5.0));
  blight = mix(blight, mix(dead, diffuseColor.rgb, 0.8 * smoothstep(0.45, 1.0, withered)), old);
  float edge = grown * (1.0 - grown) * 4.0;
  diffuseColor.rgb = mix(diffuseColor.rgb, blight, grown * 0.94);
  diffuseColor.rgb *= 1.0 - 0.35 * edge * (1.0 - old);
  float spark = smoothstep(0.93, 1.0, waves(here * 23.0 + vec2(0.0, 0.13 * valleyTime)));
  float pulse = 0.6 + 0.4 * sin(valleyTime * 1.3 + 9.0 * uneven);
  landGlow += grown * (1.0 - old) * (spark * vec3(2.2, 0.5, 0.08) + patches * spots * (1.0 - root) * 0.22 * vec3(1.0, 0.08, 0.03)) * pulse * embers;
}

float flooded = smoothstep(0.05, 0.4, near.z * 1.2 - 0.25 * uneven - 1.6 * max(0.0, vPlace.y - 0.22));
if (flooded > 0.003) {
  vec2 bent = here + 0.12 * vec2(clouds(here * 2.7), clouds(here * 2.7 + 4.0));
  vec3 mud = mix(vec3(0.03, 0.052, 0.05), vec3(0.12, 0.135, 0.105), clouds(bent * vec2(3.0, 9.0) - vec2(0.2 * valleyTime, 0.0)));
  // The flooded ground shows through.
  mud = mix(mud, diffuseColor.rgb * vec3(0.4, 0.5, 0.46), 0.3);
  float streak = smoothstep(0.7, 0.86, waves(vec2(bent.x * 8.0 - 0.5 * valleyTime, bent.y * 42.0)));
  float shore = 4.0 * flooded * (1.0 - flooded);
  float foam = max(0.3 * streak, shore * smoothstep(0.3, 0.6, waves(bent * 34.0 + valleyTime * vec2(0.5, 0.2))));
  diffuseColor.rgb = mix(diffuseColor.rgb, mix(mud, vec3(0.62, 0.66, 0.62), foam), min(1.0, 0.96 * flooded + 0.6 * shore * foam));
  landWet = max(landWet, flooded);
}

float cursed = smoothstep(0.0, 0.35, near.w * 1.25 - 0.3 * uneven);
if (cursed > 0.003) {
  float vein = 1.0 - abs(2.0 * waves(here * 6.0 + 2.0 * clouds(here * 3.0)) - 1.0);
  float grey = dot(diffuseColor.rgb, vec3(0.3, 0.6, 0.1));
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.24, 0.13, 0.36) * (0.2 + 1.2 * grey), 0.72 * cursed);
  float breath = 0.55 + 0.45 * sin(valleyTime * 0.9 + 6.0 * uneven);
  landGlow += cursed * smoothstep(0.84, 0.97, vein) * breath * vec3(0.16, 0.7, 0.22);
}

vec4 wide = softState(spot, 1, 0.08);
float fireIn = stateIn(spot.cell, 1).x;
float fireBy = stateIn(spot.next, 1).x;
// Only along the border: a wall, not a field of fire.
float wall = max(fireIn - fireBy, 0.0) * (1.0 - smoothstep(0.01, 0.11, spot.deep))
  + max(fireBy - fireIn, 0.0) * (1.0 - smoothstep(0.0, 0.035, spot.deep));
if (wall + fireIn > 0.003) {
  float tongue = clouds(vec2(here.x * 13.0, here.y * 13.0 + 1.9 * valleyTime));
  float flame = smoothstep(0.52, 1.0, 0.62 * wall + 0.62 * tongue);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.03, 0.018, 0.012), clamp(1.3 * wall + 0.12 * fireIn, 0.0, 1.0));
  landGlow += flame * mix(vec3(1.1, 0.1, 0.012), vec3(1.9, 0.72, 0.1), flame * flame);
}
if (wide.y > 0.003) {
  vec2 torn = here + 0.1 * vec2(clouds(here * 8.0), clouds(here * 8.0 + 3.0));
  float gap = abs(2.0 * waves(torn * 3.6) - 1.0);
  // Fine cracks run into the wide ones.
  float fine = abs(2.0 * waves(torn * 8.3 + 13.0) - 1.0) + 0.25 * smoothstep(0.25, 0.7, gap);
  float crack = wide.y * max(1.0 - smoothstep(0.03, 0.1 + 0.06 * wide.y, gap), 1.0 - smoothstep(0.02, 0.13, fine));
  float clods = wide.y * (1.0 - smoothstep(0.12, 0.34, min(gap, fine + 0.06))) * smoothstep(0.35, 0.65, waves(here * 38.0));
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.2, 0.12, 0.065) * (0.6 + 0.8 * uneven), 0.85 * clods);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.014, 0.01, 0.009), crack);
}
if (wide.z > 0.003) {
  float cloud = smoothstep(0.3, 0.7, clouds(here * 1.5 + vec2(0.21, 0.08) * valleyTime));
  diffuseColor.rgb *= mix(vec3(1.0), vec3(0.26, 0.3, 0.42), wide.z * (0.6 + 0.4 * cloud));
  landGlow += wide.z * flashAt(valleyTime, float(spot.cell)) * vec3(0.05, 0.06, 0.09);
}
if (wide.w > 0.003) {
  float puddle = smoothstep(0.52, 0.66, clouds(here * 5.0 + 17.0));
  diffuseColor.rgb *= mix(vec3(1.0), vec3(0.55, 0.6, 0.68), wide.w);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.17, 0.2, 0.24), 0.6 * wide.w * puddle);
  vec2 drop = floor(here * 26.0);
  float beat = fract(valleyTime * 1.7 + scatter(drop));
  float ring = abs(length(fract(here * 26.0) - 0.5) - 0.5 * beat);
  diffuseColor.rgb += wide.w * 0.2 * (1.0 - beat) * (1.0 - smoothstep(0.03, 0.08, ring)) * step(0.6, scatter(drop + 3.0));
  landWet = max(landWet, wide.w * (0.35 + 0.55 * puddle));
}
if (isWater) {
  diffuseColor.rgb = mix(bare, vec3(0.12, 0.012, 0.01), 0.65 * near.x * (1.0 - near.y));
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.14, 0.15, 0.11), 0.7 * near.z);
  landGlow = vec3(0.0);
  landWet = 1.0;
} else if (borders > 0.003) {
  float line = 1.0 - smoothstep(0.008, 0.017, spotAt(here).deep);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.85, 0.76, 0.55), 0.8 * borders * line);
}
`;

export const LAND_SHADING: Shading = {
  name: 'land',
  declares: /* glsl */ `
uniform sampler2D relief;
uniform sampler2D shade;
uniform vec3 shadows;
vec3 landGlow = vec3(0.0);
float landWet = 0.0;
#define isWater (vMapUv.x > ${((1 + WATER_SHEET) / 2).toFixed(1)})
`,
  colour: COLOUR,
  roughness: 'roughnessFactor = isWater ? 0.24 : mix(roughnessFactor, 0.16, landWet);',
  normal: /* glsl */ `
vec3 carved = texture2D(relief, vMapUv).xyz;
vec2 lean = (carved.xy * 255.0 - 127.5) / 127.5;
lean *= 1.0 - 0.85 * landWet;
if (flooded > 0.003) {
  vec2 flow = vec2(here.x * 7.0 - 0.4 * valleyTime, here.y * 16.0);
  lean += 0.13 * flooded * (vec2(waves(flow) + 0.5 * waves(flow * 2.7), waves(flow + 17.0) + 0.5 * waves(flow * 2.7 + 5.0)) - 0.75);
}
vec3 upright = vec3(lean.x, sqrt(max(0.05, 1.0 - dot(lean, lean))), lean.y);
upright.xz += root * grown * 0.9 * (vec2(waves(here * 31.0), waves(here * 31.0 + 8.0)) - 0.5);
if (isWater) {
  vec2 flow = vec2(vPlace.x * 5.0 - 0.35 * valleyTime, vPlace.z * 13.0);
  vec2 ripple = vec2(waves(flow) - waves(flow + vec2(0.4, 0.0)), waves(flow) - waves(flow + vec2(0.0, 0.4)));
  ripple += 0.5 * vec2(waves(flow * 2.7 + 5.0) - 0.5, waves(flow * 2.7 + 11.0) - 0.5);
  upright = vec3(0.16 * ripple.x, 1.0, 0.16 * ripple.y);
}
normal = normalize((viewMatrix * vec4(upright, 0.0)).xyz);
`,
  glow: /* glsl */ `
float ember = isWater ? 0.0 : carved.z * (0.75 + 0.25 * sin(valleyTime * 2.0 + 12.0 * uneven));
totalEmissiveRadiance += landGlow + ember * ember * embers * mix(vec3(1.6, 0.16, 0.02), vec3(3.0, 1.1, 0.2), ember);
`,
};

/** Foliage: light and dark tufts with a ragged edge. */
const LEAVES = /* glsl */ `
float tuft = 0.6 * waves(vLeaf.xz * 62.0 + 9.0 * vLeaf.y) + 0.4 * waves(vec2(vLeaf.x + vLeaf.z, vLeaf.y) * 118.0);
diffuseColor.rgb *= 0.6 + 0.85 * tuft;
`;

/** Half the height of a tree; how deep it sinks into a flood. Table units. */
const HALF_TREE = '0.062';
const SUNK = '0.042';

/** Flooded trees: wet foliage, and a ring of foam at the water line. */
const DROWNED = /* glsl */ `
float height = vLeaf.y - vPlace.y + ${HALF_TREE};
diffuseColor.rgb *= mix(vec3(1.0), vec3(0.5, 0.58, 0.6), over.z * (1.0 - smoothstep(0.02, 0.07, height)));
float ring = over.z * (1.0 - smoothstep(0.01, 0.02, height + 0.008 * waves(vLeaf.xz * 50.0 + valleyTime)));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.55, 0.6, 0.57), 0.8 * ring);
`;

/** Trees sink into a flood, sway in it and in a storm, and lean after a quake. */
const BENT = /* glsl */ `
#ifdef USE_INSTANCING
vec3 root = (modelMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xyz;
float size = length(instanceMatrix[1].xyz);
// Quantized tree geometry spans -1 to 1.
float high = (transformed.y + 1.0) * size;
vec4 over = stateUnder(root.xz, 0);
vec4 under = stateUnder(root.xz, 1);
float own = fract(root.x * 37.1 + root.z * 91.7);
float beat = 6.28318 * own;
vec2 gust = vec2(0.6 + 0.4 * sin(2.9 * valleyTime + beat), 0.3 * cos(2.3 * valleyTime + beat));
vec2 aside = high * ((0.5 * under.z + 0.28 * over.z) * gust + 1.3 * under.y * (vec2(own, fract(own * 7.3)) - 0.5));
transformed += transpose(mat3(instanceMatrix)) * vec3(aside.x, -${SUNK} * over.z, aside.y) / (size * size);
#endif
`;

const OPAQUE = `
float shine = vColor.a;
diffuseColor.a = 1.0;
`;

/** Red and bare where the Blight grows. */
const TAKEN = /* glsl */ `
int cell = spotAt(vPlace.xz).cell;
vec4 over = stateIn(cell, 0);
vec4 under = stateIn(cell, 1);
float taken = clamp(max(over.x, 4.0 * over.y), 0.0, 1.0);
float living = 1.0 - taken * (1.0 - over.y);
float pale = dot(diffuseColor.rgb, vec3(0.3, 0.6, 0.1));
float mottled = waves(vPlace.xz * 37.0 + vPlace.y * 19.0);
vec3 burnt = mix(vec3(0.05, 0.022, 0.02), vec3(0.34, 0.03, 0.02), smoothstep(0.35, 0.75, mottled)) * (0.5 + 1.6 * pale);
diffuseColor.rgb = mix(diffuseColor.rgb, mix(burnt, vec3(0.2, 0.19, 0.17), over.y), 0.86 * taken * (1.0 - 0.6 * over.y));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.22, 0.13, 0.32) * (0.4 + 1.4 * pale), 0.7 * over.w);
diffuseColor.rgb *= mix(vec3(1.0), vec3(0.5, 0.55, 0.66), max(max(under.z, 0.8 * under.w), 0.6 * over.z));
float north = smoothstep(-3.7, -4.5, vPlace.z);
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.06, 0.05, 0.045) + 0.3 * pale, 0.62 * north);
`;

/** Unlit arrows look like inlaid dark wood but remain distinguishable. */
const INLAY = /* glsl */ `
bool inlaid = shine > ${((1 + INLAID) / 2).toFixed(1)};
float lit = max(arrows, stateAt(vPlace.xz, 2).x);
if (inlaid) diffuseColor.rgb = mix(mix(vec3(0.05, 0.04, 0.03), vColor.rgb, 0.16), vColor.rgb, lit);
`;

/** Houses, rocks, hedges and arrows; windows are lit at night as long as they are free. */
export const THINGS_SHADING: Shading = {
  name: 'things',
  nearer: `color.a > ${((1 + INLAID) / 2).toFixed(1)} ? 0.9985 : 1.0`,
  colour: `${OPAQUE}${TAKEN}${INLAY}`,
  glow: /* glsl */ `
if (inlaid) totalEmissiveRadiance += diffuseColor.rgb * lit * (0.9 + 0.35 * sin(valleyTime * 2.4 + 5.0 * (vPlace.x + vPlace.z)));
else {
  float flicker = 0.85 + 0.15 * sin(valleyTime * 7.0 + 40.0 * scatter(floor(vPlace.xz * 9.0)));
  totalEmissiveRadiance += shine * windows * living * flicker * vec3(2.4, 1.25, 0.4);
}
`,
};

/** A separate material: the instancing define exists only in the vertex shader. */
export const TREES_SHADING: Shading = {
  name: 'trees',
  bend: BENT,
  colour: `${OPAQUE}${LEAVES}${TAKEN}${DROWNED}`,
  normal: /* glsl */ `
if (dot(normal, normalize(vViewPosition)) < 0.24 + 0.5 * tuft) discard;
normal = normalize(normal + 0.9 * (vec3(waves(vLeaf.xz * 70.0 + 3.0), tuft, waves(vLeaf.zy * 70.0 + 8.0)) - 0.5));
`,
};
