import { type Game, type GameTypes, ok, type Result, redact } from '#core';
import { type CaptionCue, TimelineSequence } from '#director';
import type { Presentation, PresentationSettings } from '#session';
import type { Subject } from '#stage';
import type { SeatColours } from '#ui';
import type { GameTable } from '../table';
import type { Caption } from '../words';

/** A scene of the animation gallery. */
export interface SheetScene<T extends GameTypes = GameTypes> {
  /** Id in links: words with dashes. */
  readonly id: string;
  /** The made-up position at the start, not yet validated. */
  readonly position: () => unknown;
  /** The actions to play, in order. */
  readonly actions: readonly T['Action'][];
}

/** A scene after it has been played: the tables before, between and after its actions, and the redacted events. */
export interface PlayedScene<T extends GameTypes = GameTypes, Table = unknown> {
  readonly opening: T['Position'];
  readonly tables: readonly Table[];
  readonly events: readonly (readonly T['Event'][])[];
}

/** The animation gallery of a game: one scene for each kind of event. */
export interface GalleryGame<T extends GameTypes = GameTypes, Table = unknown> {
  /** Path of the page. */
  readonly path: string;
  readonly rules: Game<T>;
  readonly presentation: Presentation<T, Table>;
  readonly scenes: readonly [SheetScene<T>, ...SheetScene<T>[]];
  readonly table: GameTable<T, Table>;
  readonly colours: SeatColours<T['Seat']>;
  /** What the camera shows. @param close only the place of the event */
  subject(scene: PlayedScene<T, Table>, close: boolean): Subject;
  /** A hook: the texts of captions. */
  useCaptions(): (cue: CaptionCue) => Caption | null;
}

/** Plays a scene with the rules. Fails with the reason if its position or an action is not legal. */
export function playScene<T extends GameTypes, Table>(
  { rules, presentation }: Pick<GalleryGame<T, Table>, 'rules' | 'presentation'>,
  scene: SheetScene<T>,
): Result<PlayedScene<T, Table>> {
  const parsed = rules.parse(scene.position());
  if (!parsed.ok) return parsed;
  let position = parsed.value;
  const tables = [presentation.begin(rules.view(position, 'spectator'))];
  const events: (readonly T['Event'][])[] = [];
  for (const action of scene.actions) {
    const played = rules.apply(position, action);
    if (!played.ok) return played;
    position = played.value.position;
    const seen = redact(played.value.events, 'spectator');
    events.push(seen);
    tables.push(presentation.advance(tables.at(-1)!, seen));
  }
  return ok({ opening: parsed.value, tables, events });
}

/** The sequence of a scene. */
export function buildSequence<T extends GameTypes, Table>(
  { presentation }: Pick<GalleryGame<T, Table>, 'presentation'>,
  { tables, events }: PlayedScene<T, Table>,
  settings: PresentationSettings,
): TimelineSequence {
  return new TimelineSequence(
    events.map((facts, index) => presentation.timeline(tables[index]!, facts, settings)),
  );
}
