import { PARTICLE_LOOKS, type ParticleLook } from './recipe';

const look = (name: ParticleLook) => `abs(look - ${PARTICLE_LOOKS.indexOf(name).toFixed(1)}) < 0.5`;

/**
 * Position of a particle at its age: thrown, slowed by drag, pulled by gravity, bounced off the ground once. `life` runs
 * from 0 to 1; outside of it a particle has size zero.
 */
const PARTICLE_MOTION = /* glsl */ `
attribute vec4 particlePlace;
attribute vec4 particleSpeed;
attribute vec4 particleShape;
attribute vec4 particleTurn;
attribute vec4 particleFrom;
attribute vec4 particleTo;
attribute vec4 particleOwn;
attribute float particleAge;

struct Particle {
  vec3 at;
  vec3 going;
  float life;
  float size;
  float turn;
};

Particle particleNow() {
  Particle now;
  float age = particleAge - particlePlace.w;
  now.life = age / max(particleSpeed.w, 1e-4);
  float alive = step(0.0, age) * step(now.life, 0.9999);
  float drag = particleShape.z;
  float gravity = particleShape.w;
  float lands = particleTurn.w;
  float flown = min(age, lands);
  float slowed = drag > 0.0 ? (1.0 - exp(-drag * flown)) / drag : flown;
  float pace = exp(-drag * flown);
  vec3 speed = particleSpeed.xyz;
  now.at = particlePlace.xyz + speed * slowed;
  now.at.y -= 0.5 * gravity * flown * flown;
  now.going = speed * pace - vec3(0.0, gravity * flown, 0.0);
  float since = age - lands;
  if (since > 0.0) {
    float up = 0.28 * abs(now.going.y);
    float hop = 2.0 * up / max(gravity, 0.1);
    float hopping = min(since, hop);
    now.at.xz += now.going.xz * 0.35 * hopping;
    now.at.y = particleOwn.x + max(0.0, up * hopping - 0.5 * gravity * hopping * hopping);
    flown += hopping * 0.5;
    now.going = vec3(now.going.x, 0.0, now.going.z) * 0.1;
  }
  now.turn = particleTurn.x + particleTurn.y * flown;
  float life = clamp(now.life, 0.0, 1.0);
  // Grows fast, then slowly: a burst is large at once.
  now.size = mix(particleShape.x, particleShape.y, 1.0 - (1.0 - life) * (1.0 - life)) * alive;
  return now;
}
`;

export const SPRITE_VERTEX = /* glsl */ `
${PARTICLE_MOTION}
varying vec2 vCorner;
varying vec4 vTint;
varying vec4 vOwn;
varying vec3 vTurn;
varying float vHeight;

void main() {
  Particle now = particleNow();
  float look = particleTurn.z;
  vec2 corner = position.xy * 2.0;
  vec3 at = now.at;
  vec3 toEye = normalize(cameraPosition - at);
  vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
  vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
  float turn = 0.0;
  float nearer = 0.0;
  vec3 offset;
  if (${look('ring')}) {
    vec3 away = vec3(0.0, cos(particleTurn.y), sin(particleTurn.y));
    offset = vec3(corner.x, -corner.y * away.z, corner.y * away.y) * now.size;
    at += 0.02 * away;
    vTurn = away;
  } else if (${look('streak')} || ${look('spark')} || ${look('drop')}) {
    vec3 along = now.going - toEye * dot(now.going, toEye);
    float pace = length(along);
    along = pace > 1e-3 ? along / pace : up;
    vec3 across = normalize(cross(along, toEye));
    if (${look('streak')}) offset = along * corner.y * now.size + across * corner.x * 0.022;
    else offset = (along * corner.y * (1.0 + min(2.2, pace * 0.7)) + across * corner.x) * now.size;
    nearer = 0.05;
  } else if (${look('flake')}) {
    vec3 axis = normalize(vec3(particleOwn.y - 0.5, 0.6, particleOwn.z - 0.5));
    vec3 one = normalize(cross(axis, vec3(0.3, 0.1, 1.0)));
    vec3 other = cross(axis, one);
    float c = cos(now.turn);
    float s = sin(now.turn);
    offset = ((one * c + axis * s) * corner.x + other * corner.y * 0.62) * now.size;
    vTurn = normalize(cross(one * c + axis * s, other));
  } else {
    turn = now.turn;
    float c = cos(turn);
    float s = sin(turn);
    vec2 turned = vec2(c * corner.x - s * corner.y, s * corner.x + c * corner.y);
    offset = (right * turned.x + up * turned.y) * now.size;
    // Puffs extend into what is beside them, and must not be clipped there.
    nearer = ${look('glow')} ? 0.5 : now.size * 0.7;
  }
  if (!(${look('flake')} || ${look('ring')})) vTurn = vec3(cos(turn), sin(turn), 0.0);
  float life = clamp(now.life, 0.0, 1.0);
  vCorner = corner;
  vTint = vec4(mix(particleFrom.rgb, particleTo.rgb, life), particleFrom.a);
  vOwn = vec4(look, life, particleTo.a, particleOwn.y * 4.0);
  vec3 world = at + offset;
  vHeight = (world.y - particleOwn.x) / max(now.size, 1e-3);
  vec4 seen = viewMatrix * vec4(world, 1.0);
  gl_Position = projectionMatrix * seen;
  vec4 closer = projectionMatrix * (seen + vec4(0.0, 0.0, nearer, 0.0));
  gl_Position.z = closer.z / closer.w * gl_Position.w;
}
`;

export const SPRITE_FRAGMENT = /* glsl */ `
uniform sampler2D lumps;
uniform vec3 lampDirection;
uniform vec3 lampLight;
uniform vec3 skyLight;
uniform vec3 groundLight;
varying vec2 vCorner;
varying vec4 vTint;
varying vec4 vOwn;
varying vec3 vTurn;
varying float vHeight;

vec3 lit(vec3 normal) {
  float lamp = clamp(dot(normal, lampDirection) * 0.62 + 0.38, 0.0, 1.0);
  return mix(groundLight, skyLight, normal.y * 0.5 + 0.5) + lampLight * lamp;
}

vec4 lumpAt(vec2 corner, float variant) {
  vec2 cell = vec2(mod(floor(variant), 2.0), mod(floor(variant * 0.5), 2.0));
  return texture2D(lumps, (cell + corner * 0.5 + 0.5) * 0.5);
}

void main() {
  float look = vOwn.x;
  float life = vOwn.y;
  float light = vOwn.z;
  float far = length(vCorner);
  float cover = 0.0;
  // How much of the background is hidden: light adds, matter hides.
  float hides = 1.0;
  vec3 colour = vTint.rgb;
  float fade = min(1.0, life * 14.0) * (1.0 - life * life);
  if (${look('puff')}) {
    vec4 lump = lumpAt(vCorner, vOwn.w);
    // Erodes from its thin edge inwards.
    float worn = 0.05 + life * 0.5;
    cover = smoothstep(worn, worn + 0.3, lump.b) * vTint.a * fade;
    vec2 lean = lump.rg * 2.0 - 1.0;
    vec2 turned = vec2(vTurn.x * lean.x - vTurn.y * lean.y, vTurn.y * lean.x + vTurn.x * lean.y);
    vec3 facing = vec3(turned, sqrt(max(0.0, 1.0 - dot(turned, turned))));
    vec3 normal = normalize((vec4(facing, 0.0) * viewMatrix).xyz);
    // Burning matter is light inside and sooty outside.
    float burns = light * (1.0 - life) * smoothstep(0.15, 0.75, lump.b);
    colour = colour * (lit(normal) * (1.0 - 0.5 * min(1.0, light)) + burns);
    // Softens the edge where a puff meets the ground.
    cover *= smoothstep(0.0, 0.55, vHeight);
  } else if (${look('ring')}) {
    float thin = mix(0.26, 0.1, life);
    float edge = (1.0 - smoothstep(1.0 - thin * 0.45, 1.0, far)) * smoothstep(1.0 - thin * 1.8, 1.0 - thin * 0.4, far);
    float uneven = 0.62 + 0.5 * lumpAt(fract(vCorner * 0.7 + 0.5) * 2.0 - 1.0, vOwn.w).b;
    cover = min(1.0, edge * uneven * 1.4) * vTint.a * (1.0 - life * life);
    hides = 0.35;
    colour = colour * (lit(vTurn) * 0.7 + light);
  } else if (${look('streak')}) {
    cover = (1.0 - abs(vCorner.x)) * (1.0 - smoothstep(0.2, 1.0, abs(vCorner.y))) * vTint.a * sin(3.1416 * clamp(life, 0.0, 1.0));
    hides = 0.0;
    colour *= light;
  } else if (${look('flake')}) {
    cover = step(far, 1.25) * vTint.a * min(1.0, (1.0 - life) * 5.0);
    vec3 normal = dot(vTurn, lampDirection) < 0.0 ? -vTurn : vTurn;
    colour = colour * (lit(normal) + light);
  } else if (${look('drop')}) {
    cover = (1.0 - smoothstep(0.82, 1.0, far)) * vTint.a * min(1.0, (1.0 - life) * 4.0);
    vec2 shine = vCorner - vec2(-0.3, 0.35);
    vec3 normal = normalize(vec3(vCorner.x, 0.7, vCorner.y));
    colour = colour * lit(normal) + lampLight * 0.35 * (1.0 - smoothstep(0.0, 0.35, length(shine)));
  } else {
    // Sparks and glows: a hot core and a wide halo.
    float core = 1.0 - smoothstep(0.0, 0.42, far);
    float halo = pow(max(0.0, 1.0 - far), 2.6);
    cover = (${look('spark')} ? core + halo * 0.5 : halo) * vTint.a * (1.0 - life * life);
    hides = 0.0;
    colour *= light;
  }
  if (cover < 0.003) discard;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor = vec4(gl_FragColor.rgb * cover, cover * hides);
}
`;

/** Adds the particle motion to the shader of a solid material. */
export const CHUNK_VERTEX = {
  declaration: /* glsl */ `
${PARTICLE_MOTION}
varying vec3 vChunk;
Particle chunk;
mat3 chunkTurn;

mat3 turnAbout(vec3 axis, float angle) {
  float c = cos(angle);
  float s = sin(angle);
  vec3 t = axis * (1.0 - c);
  return mat3(
    t.x * axis + vec3(c, s * axis.z, -s * axis.y),
    t.y * axis + vec3(-s * axis.z, c, s * axis.x),
    t.z * axis + vec3(s * axis.y, -s * axis.x, c)
  );
}
`,
  normal: /* glsl */ `
chunk = particleNow();
chunkTurn = turnAbout(normalize(vec3(particleOwn.y - 0.5, 0.4, particleOwn.z - 0.5)), chunk.turn);
vec3 objectNormal = chunkTurn * normal;
vChunk = mix(particleFrom.rgb, particleTo.rgb, clamp(chunk.life, 0.0, 1.0));
`,
  // At the end of its life a chunk shrinks to nothing.
  position: /* glsl */ `
float left = 1.0 - smoothstep(0.86, 1.0, chunk.life);
vec3 build = vec3(1.0 + particleOwn.y * 0.7, 0.6 + particleOwn.z * 0.5, 1.0);
vec3 transformed = chunk.at + vec3(0.0, chunk.size * 0.5, 0.0) + chunkTurn * (position * build * chunk.size * left);
`,
} as const;
