import { type Game, type GameTypes, type Language, redact, unwrap } from '#core';
import { TimelineSequence } from '#director';
import { type Lesson, playLesson } from '#learning';
import type { Presentation, PresentationSettings } from '#session';
import type { SeatColours } from '#ui';
import type { GameTable } from '../table';
import type { GameWords } from '../words';

/** What a game gives to its animation gallery. */
export interface GalleryGame<T extends GameTypes = GameTypes, Table = unknown> {
  readonly rules: Game<T>;
  readonly presentation: Presentation<T, Table>;
  /** Those with actions are the scenes of the gallery. */
  readonly lessons: readonly Lesson<T>[];
  readonly table: GameTable<T, Table>;
  readonly colours: SeatColours<T['Seat']>;
  words(language: Language): GameWords<T>;
}

/** A played scene: the tables before, between and after its actions, and the redacted events. */
export interface PlayedScene<T extends GameTypes = GameTypes, Table = unknown> {
  readonly opening: T['Position'];
  readonly tables: readonly Table[];
  readonly events: readonly (readonly T['Event'][])[];
}

/** The lessons with actions: one for each kind of event. */
export const lessonScenes = <T extends GameTypes>(lessons: readonly Lesson<T>[]): readonly Lesson<T>[] =>
  lessons.filter(({ steps }) => steps.some(({ action }) => action !== undefined));

/** Plays a scene with the rules. Throws if its position or an action is not legal. */
export function playScene<T extends GameTypes, Table>(
  { rules, presentation }: Pick<GalleryGame<T, Table>, 'rules' | 'presentation'>,
  scene: Lesson<T>,
): PlayedScene<T, Table> {
  const { positions, events } = unwrap(playLesson(rules, scene));
  const [opening] = positions;
  const seen = events.filter((facts) => facts.length > 0).map((facts) => redact(facts, 'spectator'));
  const tables = [presentation.begin(rules.view(opening, 'spectator'))];
  for (const facts of seen) tables.push(presentation.advance(tables.at(-1)!, facts));
  return { opening, tables, events: seen };
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
