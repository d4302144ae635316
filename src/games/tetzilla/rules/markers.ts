/** Buildings by their letters: house, block, skyscraper, fuel depot (T12.2). */
export const BUILDING_KINDS = ['h', 'b', 's', 'f'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** A building marker: its kind and its points. */
export type Building = `${BuildingKind}${1 | 2 | 3 | 4 | 5 | 6}`;
/** A building whose points the viewer does not know. */
export type SeenBuilding = `${BuildingKind}?`;

interface BuildingFacts {
  readonly name: string;
  /** Extra tokens to enter, besides the one for the step (T5.6). */
  readonly extra: number;
  /** Hits for overrunning it (T5.8). */
  readonly hits: number;
  /** Number of markers by points. */
  readonly markers: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6, number>>>;
}

/** The kinds of buildings (T12.2). */
export const BUILDINGS: Readonly<Record<BuildingKind, BuildingFacts>> = {
  h: { name: 'house', extra: 0, hits: 0, markers: { 1: 22, 2: 22 } },
  b: { name: 'block', extra: 1, hits: 0, markers: { 2: 8, 3: 12, 4: 8 } },
  s: { name: 'skyscraper', extra: 2, hits: 0, markers: { 4: 4, 5: 6, 6: 4 } },
  f: { name: 'fuel depot', extra: 1, hits: 1, markers: { 3: 4, 4: 6, 5: 4 } },
};

/** Guards by their letters: laser, missile, tank (T12.3). */
export const GUARD_KINDS = ['L', 'M', 'T'] as const;
export type GuardKind = (typeof GUARD_KINDS)[number];
export type GuardName = 'laser' | 'missile' | 'tank';

interface GuardFacts {
  readonly name: GuardName;
  readonly number: number;
  /** Extra tokens to enter, besides the one for the step (T5.6). */
  readonly extra: number;
  /** Hits for overrunning it (T5.8). */
  readonly hits: number;
  /** Range of lasers and missiles, length of a tank's line (T6.4–T6.6). */
  readonly range: number;
  /** Hits of a shot; for a tank, those of the first kaiju on the line. */
  readonly shot: number;
  /** Hits of a tank for each further kaiju on the line (T6.6); 0 for others. */
  readonly beyond: number;
}

/** The kinds of guards (T6, T12.3). */
export const GUARDS: Readonly<Record<GuardKind, GuardFacts>> = {
  L: { name: 'laser', number: 6, extra: 0, hits: 1, range: 3, shot: 2, beyond: 0 },
  M: { name: 'missile', number: 14, extra: 1, hits: 0, range: 2, shot: 1, beyond: 0 },
  T: { name: 'tank', number: 4, extra: 1, hits: 1, range: 4, shot: 2, beyond: 1 },
};

export const ABILITIES = ['tough-skin', 'shining-skin', 'swiftness', 'toughness'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Sources of hits: shots, and overrun markers (T7.1). */
export type HitSource = GuardName | 'building' | 'guard';

/** The hits that an ability ignores, once a turn (T7.2). */
export const IGNORES: Readonly<Record<Ability, HitSource>> = {
  'tough-skin': 'tank',
  'shining-skin': 'laser',
  swiftness: 'missile',
  toughness: 'building',
};

/** Number of markers of each ability (T2.4). */
export const ABILITY_MARKERS = 2;

/** Default figures by seat (T12.4). */
export const FIGURES = [
  'zorgl-a',
  'zorgl-b',
  'zorgl-c',
  'zorgl-d',
  'xman',
  'greatzilla',
  'nogyab',
  'krustazor',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Every kind of building marker with its points, e.g. `h1`, sorted by kind and points. */
export const BUILDING_MARKERS: readonly Building[] = BUILDING_KINDS.flatMap((kind) =>
  Object.keys(BUILDINGS[kind].markers).map((points) => `${kind}${points}` as Building),
);

/** Number of markers of a building; 0 if there are none. */
export function markerCount(building: Building): number {
  const { kind, points } = partsOf(building);
  return BUILDINGS[kind].markers[points as 1] ?? 0;
}

/** The kind of a building and its points; null if they are unknown. */
export function partsOf(building: Building | SeenBuilding): {
  readonly kind: BuildingKind;
  readonly points: number | null;
} {
  const kind = building[0] as BuildingKind;
  const points = building[1];
  return { kind, points: points === '?' ? null : Number(points) };
}
