type Rgb = readonly [red: number, green: number, blue: number];
type Spot = readonly [x: number, y: number, z: number];

/** Lighting of a time of day; every field can be interpolated. */
export interface DayLight {
  /** Sun or moon, which casts the shadows: linear colour, intensity, position. */
  readonly sun: Rgb;
  readonly sunlight: number;
  readonly from: Spot;
  /** Rim light that separates figures from the ground. */
  readonly rim: Rgb;
  readonly rimlight: number;
  /** Hemisphere light. */
  readonly sky: Rgb;
  readonly ground: Rgb;
  readonly fill: number;
  /** Intensity of the environment map. */
  readonly room: number;
  /** Brightness of windows, rifts and embers, density of bog mist and ash; 0 … 1 each. */
  readonly windows: number;
  readonly embers: number;
  readonly mist: number;
  readonly ash: number;
  /** Weights of the baked shadows: morning, night, Night of Terror; 0 … 1 each. */
  readonly shadows: Rgb;
}

const DAY_LIGHTS = {
  morning: {
    sun: [1, 0.7, 0.38],
    sunlight: 4.3,
    from: [16.5, 9, 4.5],
    rim: [0.55, 0.68, 1],
    rimlight: 0.9,
    sky: [0.62, 0.68, 0.86],
    ground: [0.32, 0.24, 0.18],
    fill: 1.05,
    room: 0.3,
    windows: 0.15,
    embers: 0.7,
    mist: 0.85,
    ash: 0,
    shadows: [1, 0, 0],
  },
  noon: {
    sun: [1, 0.95, 0.86],
    sunlight: 3.6,
    from: [-5, 19, 6],
    rim: [0.8, 0.88, 1],
    rimlight: 0.6,
    sky: [0.8, 0.87, 1],
    ground: [0.42, 0.36, 0.28],
    fill: 1,
    room: 0.35,
    windows: 0,
    embers: 0.6,
    mist: 0.1,
    ash: 0,
    shadows: [0, 0, 0],
  },
  night: {
    sun: [0.42, 0.58, 1],
    sunlight: 1.8,
    from: [-12, 14, -3],
    rim: [0.5, 0.66, 1],
    rimlight: 1.1,
    sky: [0.2, 0.27, 0.5],
    ground: [0.08, 0.08, 0.12],
    fill: 1.15,
    room: 0.16,
    windows: 1,
    embers: 1.5,
    mist: 0.5,
    ash: 0,
    shadows: [0, 1, 0],
  },
  terror: {
    sun: [1, 0.3, 0.24],
    sunlight: 1.8,
    from: [11, 13, -8],
    rim: [1, 0.42, 0.3],
    rimlight: 1.2,
    sky: [0.36, 0.2, 0.27],
    ground: [0.14, 0.05, 0.05],
    fill: 1.25,
    room: 0.16,
    windows: 0.9,
    embers: 2,
    mist: 0.4,
    ash: 1,
    shadows: [0, 0, 1],
  },
} satisfies Readonly<Record<string, DayLight>>;

/** A time of day, or the Night of Terror. */
export type DayTime = keyof typeof DAY_LIGHTS;
export const DAY_TIMES = Object.keys(DAY_LIGHTS) as readonly DayTime[];

/** Interpolates between two times. @param share 0 … 1 */
export function blendLights(one: DayTime, other: DayTime, share: number): DayLight {
  const [from, to] = [DAY_LIGHTS[one], DAY_LIGHTS[other]];
  const mix = (a: number, b: number) => a + (b - a) * share;
  const blended = Object.entries(from).map(([name, value]) => {
    const target = to[name as keyof DayLight];
    if (typeof value === 'number') return [name, mix(value, target as number)];
    return [name, value.map((part, index) => mix(part, (target as Rgb)[index]!))];
  });
  return Object.fromEntries(blended) as unknown as DayLight;
}

/** Weights of the times of day, 0 … 1 each, for sounds. */
export interface DayHours {
  readonly day: number;
  readonly night: number;
  readonly terror: number;
}

/** Most animals are silent in a Night of Terror. */
const HOURS: Readonly<Record<DayTime, DayHours>> = {
  morning: { day: 1, night: 0, terror: 0 },
  noon: { day: 0.6, night: 0, terror: 0 },
  night: { day: 0, night: 1, terror: 0 },
  terror: { day: 0, night: 0.25, terror: 1 },
};

/** Interpolates the weights of two times. @param share 0 … 1 */
export function blendHours(one: DayTime, other: DayTime, share: number): DayHours {
  const [from, to] = [HOURS[one], HOURS[other]];
  const mix = (hour: keyof DayHours) => from[hour] + (to[hour] - from[hour]) * share;
  return { day: mix('day'), night: mix('night'), terror: mix('terror') };
}
