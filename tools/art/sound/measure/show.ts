import type { SoundMap, TimedSound } from '#audio';
import { type GameTypes, Random, redact, unwrap } from '#core';
import { type Timeline, TimelineSequence } from '#director';
import { kingModule } from '#king-of-monsters';
import { kingLessons } from '#king-of-monsters/lessons';
import { type Lesson, playLesson } from '#learning';
import type { GameModule } from '#module';
import { tetzillaModule } from '#tetzilla';
import { tetzillaLessons } from '#tetzilla/lessons';
import { zorglModule } from '#zorgl';
import { zorglLessons } from '#zorgl/lessons';
import { filmLesson } from '../../../../src/table/lesson/film';
import { watchedLesson } from '../../../../src/table/lesson/watched';

/** The sounds of a game or lesson. */
export interface HeardShow {
  readonly map: SoundMap;
  readonly seconds: number;
  readonly sounds: readonly TimedSound[];
  readonly tensionAt: (time: number) => number;
  readonly strainAt: (time: number) => number;
}

interface Heard {
  readonly module: GameModule;
  readonly lessons: readonly Lesson[];
}

const GAMES: Readonly<Record<string, Heard>> = {
  zorgl: { module: zorglModule as GameModule, lessons: zorglLessons as readonly Lesson[] },
  tetzilla: { module: tetzillaModule as GameModule, lessons: tetzillaLessons as readonly Lesson[] },
  'king-of-monsters': { module: kingModule as GameModule, lessons: kingLessons as readonly Lesson[] },
};
export const GAME_NAMES = Object.keys(GAMES);

function showOf(
  module: GameModule,
  reel: TimelineSequence,
  tables: readonly unknown[],
  seconds: number,
): HeardShow {
  const tableAt = (time: number) => tables[reel.momentAt(Math.max(0, time)).index];
  return {
    map: module.sounds!,
    seconds: Math.min(seconds, reel.duration),
    sounds: reel.sounds.filter(({ at }) => at < seconds),
    tensionAt: (time) => module.tension(tableAt(time)),
    strainAt: (time) => module.strain(tableAt(time)),
  };
}

/**
 * The first minutes of a game between random players, one action after the other without pauses.
 * @param name as in {@link GAME_NAMES} @param seconds limit
 */
export function heardGame(name: string, seed: number, seconds = Number.POSITIVE_INFINITY): HeardShow {
  const { module } = GAMES[name]!;
  const { rules, presentation } = module;
  let position = unwrap(rules.setup(module.lobby.fromAddress(new Map()), seed));
  const random = Random.fromSeed(seed);
  let table: unknown = presentation.begin(rules.view(position, 'spectator'));
  const tables: unknown[] = [];
  const timelines: Timeline[] = [];
  for (let lasts = 0; lasts < seconds; ) {
    const legal = rules.legal(position);
    if (legal.length === 0) break;
    const next = unwrap(rules.apply(position, legal[random.below(legal.length)]!));
    const known: readonly GameTypes['Event'][] = redact(next.events, 'spectator');
    const timeline = presentation.timeline(table, known, { reducedMotion: false });
    timelines.push(timeline);
    tables.push(table);
    lasts += timeline.duration;
    table = presentation.advance(table, known);
    position = next.position;
  }
  return showOf(module, new TimelineSequence(timelines), tables, seconds);
}

/** A lesson as filmed; undefined if no game has a lesson with this id. */
export function heardLesson(id: string): HeardShow | undefined {
  for (const { module, lessons } of Object.values(GAMES)) {
    const lesson = lessons.find((each) => each.id === id);
    if (lesson === undefined) continue;
    const watched = watchedLesson(lesson);
    const played = unwrap(playLesson(module.rules, watched));
    const film = filmLesson(module, watched.steps, played, { language: 'en', reducedMotion: false });
    return showOf(module, film.reel, film.tables, film.reel.duration);
  }
  return undefined;
}
