/** A colour in the perceptual space OKLab: lightness 0 … 1, green to red, blue to yellow. */
export interface Lab {
  readonly light: number;
  readonly a: number;
  readonly b: number;
}

/** Below this chroma a paint has no hue to speak of. */
export const NEUTRAL = 0.03;

/** Distance of a colour from grey. */
export function chroma({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

/** @param red linear light, as are green and blue */
export function oklab(red: number, green: number, blue: number): Lab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    light: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** The same in a shader: `toLab` and `fromLab` between linear light and OKLab. */
export const OKLAB_SHADER = /* glsl */ `
vec3 toLab(vec3 c) {
  vec3 cone = pow(max(vec3(
    dot(c, vec3(0.4122214708, 0.5363325363, 0.0514459929)),
    dot(c, vec3(0.2119034982, 0.6806995451, 0.1073969566)),
    dot(c, vec3(0.0883024619, 0.2817188376, 0.6299787005))), 0.0), vec3(1.0 / 3.0));
  return vec3(
    dot(cone, vec3(0.2104542553, 0.793617785, -0.0040720468)),
    dot(cone, vec3(1.9779984951, -2.428592205, 0.4505937099)),
    dot(cone, vec3(0.0259040371, 0.7827717662, -0.808675766)));
}
vec3 fromLab(vec3 lab) {
  vec3 cone = vec3(
    lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z,
    lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z,
    lab.x - 0.0894841775 * lab.y - 1.291485548 * lab.z);
  cone = cone * cone * cone;
  return max(vec3(
    dot(cone, vec3(4.0767416621, -3.3077115913, 0.2309699292)),
    dot(cone, vec3(-1.2684380046, 2.6097574011, -0.3413193965)),
    dot(cone, vec3(-0.0041960863, -0.7034186147, 1.707614701))), 0.0);
}`;
