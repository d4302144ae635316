import type { Ability, BuildingKind, GuardKind } from '#tetzilla/rules';

interface Stroke {
  readonly d: string;
  readonly solid: boolean;
}

const line = (d: string): Stroke => ({ d, solid: false });
const solid = (d: string): Stroke => ({ d, solid: true });

type Drawing = readonly Stroke[];

/** Icons of buildings and guards, by kind. */
export const MARKER_DRAWINGS: Readonly<Record<BuildingKind | GuardKind, Drawing>> = {
  h: [solid('M12 3 2.5 11.5H5V20h5v-5.5h4V20h5v-8.5h2.5z')],
  b: [solid('M4 6h16v14h-6v-4h-4v4H4zM7 9v2.5h2.5V9zm3.8 0v2.5h2.4V9zm3.7 0v2.5H17V9z')],
  s: [solid('M11.2 1.5h1.6V5H16v4h2.5v11h-4v-3.5h-5V20h-4V9H8V5h3.2z')],
  f: [
    solid(
      'M5 8c0-2.2 14-2.2 14 0v10c0 2.7-14 2.7-14 0zM12 9.8c-2 2.4-3 3.6-3 5.1a3 3 0 0 0 6 0c0-1.5-1-2.7-3-5.1z',
    ),
  ],
  L: [line('M12 8.5 21 3.5M12 8.5 21 8.5'), solid('M4 6.5h8v4H9.5l3.5 9.5H3l3.5-9.5H4z')],
  M: [
    solid(
      'M12 1.5c3 2.6 4 5.8 4 9v4.5l3 3.5v3l-4.5-2.5h-5L5 21.5v-3l3-3.5V10.5c0-3.2 1-6.4 4-9zM12 7a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 12 7z',
    ),
  ],
  T: [solid('M2.5 14h19l-2 6h-15zM7 8h7l2.5 4.5h-10z'), line('M14 9.8 22 6')],
};

const SHIELD = 'M12 2 4 5v6c0 5 3.3 8.8 8 11 4.7-2.2 8-6 8-11V5z';

export const ABILITY_DRAWINGS: Readonly<Record<Ability, Drawing>> = {
  'tough-skin': [line(SHIELD), solid('M7 13h10l-1.3 3.5H8.3zM9.5 9.5h4L15 12H8.5z')],
  'shining-skin': [line(SHIELD), line('M12 7v2.5M12 13.5V16M7.8 11.5h2.4M13.8 11.5h2.4')],
  swiftness: [solid('M14 1.5 4 13.5h6.5L9 22.5l11-13h-7z')],
  toughness: [line(SHIELD), solid('M8 16V10.5h3V8h3v8z')],
};

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const SOLID = { fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' } as const;

interface PictureProps {
  /** CSS length; defaults to 1.2em. */
  readonly size?: string | undefined;
}

function Picture({ drawing, size = '1.2em' }: PictureProps & { readonly drawing: Drawing }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {drawing.map((stroke) => (
        <path key={stroke.d} d={stroke.d} {...(stroke.solid ? SOLID : LINE)} />
      ))}
    </svg>
  );
}

/** A building or guard, without a label. */
export function MarkerIcon({ kind, size }: PictureProps & { readonly kind: BuildingKind | GuardKind }) {
  return <Picture drawing={MARKER_DRAWINGS[kind]} size={size} />;
}

/** An ability, without a label. */
export function AbilityIcon({ ability, size }: PictureProps & { readonly ability: Ability }) {
  return <Picture drawing={ABILITY_DRAWINGS[ability]} size={size} />;
}

/** Icons of the controls. */
export const GLYPH_DRAWINGS = {
  left: line('M19 12H6M11.5 6 5.5 12l6 6'),
  right: line('M5 12h13M12.5 6l6 6-6 6'),
  up: line('M12 19V6M6 11.5 12 5.5l6 6'),
  turnLeft: line('M5 4v5.5h5.5M5.5 9a7.5 7.5 0 1 1-1 5.5'),
  turnRight: line('M19 4v5.5h-5.5M18.5 9a7.5 7.5 0 1 0 1 5.5'),
  look: line('M2.5 12c4-7 15-7 19 0-4 7-15 7-19 0zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z'),
  cover: line('M2.5 10c4 6.5 15 6.5 19 0M6 14l-2 3M12 15.5V19M18 14l2 3'),
  drop: line('M12 3.5v12.5M6 10.5l6 6 6-6M4 20.5h16'),
} as const;

export type Glyph = keyof typeof GLYPH_DRAWINGS;

/** An icon of the controls, without a label. */
export function GlyphIcon({ glyph, size = '1.4em' }: PictureProps & { readonly glyph: Glyph }) {
  return <Picture drawing={[GLYPH_DRAWINGS[glyph]]} size={size} />;
}
