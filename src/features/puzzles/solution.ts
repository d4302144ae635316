import { type GameTypes, LANGUAGES, type LocalizedText, redact, unwrap } from '#core';
import type { Lesson, LessonStep } from '#learning';
import type { GameModule, SeatNames } from '#module';
import { narrate } from '../../table/game/course';
import type { BookPuzzle } from './book';

/** Builds a text in every language. */
const localizedBy = (tell: (language: (typeof LANGUAGES)[number]) => string): LocalizedText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, tell(language)])) as LocalizedText;

/** A puzzle as a lesson without its solution, for diagrams. */
export const lessonOf = ({ puzzle, kind }: BookPuzzle): Lesson => ({
  id: 'puzzle',
  clauses: [],
  title: kind.ask(puzzle.count),
  position: () => puzzle.position,
  steps: [{ say: kind.ask(puzzle.count) }],
});

/** The solution of a puzzle as a lesson, one action per step. @param names of the players */
export function solutionLesson(
  module: Pick<GameModule, 'rules' | 'words'>,
  one: BookPuzzle,
  names: SeatNames,
): Lesson {
  const { rules } = module;
  const { puzzle } = one;
  const steps: LessonStep[] = [];
  let position = puzzle.position;
  for (const action of puzzle.line) {
    const seat = rules.pending(position).at(-1)!.seat;
    const played = unwrap(rules.apply(position, action));
    const events = redact<GameTypes['Event']>(played.events, puzzle.seat);
    const say = localizedBy((language) => narrate({ seat, events }, module.words(language), names).text);
    steps.push({ say, action, camera: 'close' });
    position = played.position;
  }
  return { ...lessonOf(one), steps: [{ say: one.kind.ask(puzzle.count) }, ...steps] };
}
