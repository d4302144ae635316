import * as v from 'valibot';
import { type CoreProblems, codesOf, LANGUAGES, visibleText } from '#core';

/** Longest broadcast delay, seconds. */
export const MAX_DELAY = 300;
/** Largest margin per side of the picture, percent. */
export const MAX_MARGIN = 10;

/** Camera styles of a broadcast: smooth, lively, fixed, or top-down. */
export const BROADCAST_CAMERAS = ['calm', 'lively', 'fixed', 'above'] as const;
export type BroadcastCamera = (typeof BROADCAST_CAMERAS)[number];

/** Themes of the broadcast overlay. */
export const BROADCAST_THEMES = ['poster', 'ink', 'paper'] as const;
export type BroadcastTheme = (typeof BROADCAST_THEMES)[number];

/** Corner of the picture kept free for a webcam. */
export const WEBCAM_CORNERS = ['none', 'left', 'right'] as const;
export type WebcamCorner = (typeof WEBCAM_CORNERS)[number];

/** Longest title of an event, characters. */
export const MAX_BROADCAST_TITLE = 60;

const code = codesOf<CoreProblems>();

const Whole = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

/** What a broadcast shows, and with what delay. */
export const BroadcastShape = v.strictObject({
  /** Delay of spectators behind the table, seconds. */
  delay: Whole(MAX_DELAY),
  /** Seats whose hands spectators see, with the same delay as everything else. */
  hands: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(20))), v.maxLength(9)),
  camera: v.picklist(BROADCAST_CAMERAS),
  /** Null for the language of each page. */
  language: v.nullable(v.picklist(LANGUAGES)),
  theme: v.picklist(BROADCAST_THEMES),
  /** Percent per side. */
  margins: Whole(MAX_MARGIN),
  /** Whether the match is also published as a feed of files, to anyone with the room code. */
  feed: v.boolean(),
  /** Whether a bar shows the win chances. Rooms of older versions lack the field and count as true. */
  chances: v.optional(v.boolean(), true),
  /** Title of the event; empty for the title of the game. */
  title: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_BROADCAST_TITLE),
      v.check((title) => visibleText(title) === title, code('name.hidden')),
    ),
    '',
  ),
  webcam: v.optional(v.picklist(WEBCAM_CORNERS), 'none'),
  /** Announced start, milliseconds since 1970; null if there is none. */
  starts: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
});
export type Broadcast = v.InferOutput<typeof BroadcastShape>;

/** Settings of a broadcast that nobody has changed. */
export const DEFAULT_BROADCAST: Broadcast = {
  delay: 0,
  hands: [],
  camera: 'lively',
  language: null,
  theme: 'poster',
  margins: 3,
  feed: false,
  chances: true,
  title: '',
  webcam: 'none',
  starts: null,
};

/** Drawing tools of casters. */
export const DRAWING_TOOLS = ['pen', 'arrow'] as const;
export type DrawingTool = (typeof DRAWING_TOOLS)[number];
/** Number of drawing colours. */
export const DRAWING_INKS = 4;
/** Limits: points per stroke and strokes per picture. */
export const MAX_STROKE_LENGTH = 240;
export const MAX_STROKES = 40;

/** Table units, generous enough for any table. */
const Place = v.pipe(v.number(), v.minValue(-64), v.maxValue(64));
const Angle = v.pipe(v.number(), v.minValue(-7), v.maxValue(7));
const Point = v.strictTuple([Place, Place, Place]);

const StrokeShape = v.strictObject({
  /** Sending a stroke again under the same id replaces it. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/)),
  tool: v.picklist(DRAWING_TOOLS),
  ink: Whole(DRAWING_INKS - 1),
  /** In table coordinates, so that every camera shows them where they were drawn. */
  points: v.pipe(v.array(Point), v.minLength(1), v.maxLength(MAX_STROKE_LENGTH)),
});
/** Something that a caster has drawn on the table. */
export type Stroke = v.InferOutput<typeof StrokeShape>;

const ViewShape = v.strictObject({
  x: Place,
  y: Place,
  z: Place,
  azimuth: Angle,
  elevation: Angle,
  distance: v.pipe(v.number(), v.minValue(0.5), v.maxValue(120)),
});

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Commands of a caster that change the spectators' picture. */
export const CastShape = v.variant('cast', [
  v.strictObject({ cast: v.literal('stroke'), stroke: StrokeShape }),
  v.strictObject({ cast: v.literal('clear') }),
  /** Fixes the camera; null returns it to automatic direction. */
  v.strictObject({ cast: v.literal('view'), view: v.nullable(ViewShape) }),
  /** Replays an action of a match. */
  v.strictObject({ cast: v.literal('replay'), match: Count, action: Count }),
]);
export type Cast = v.InferOutput<typeof CastShape>;
