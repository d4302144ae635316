import { type Game, type GameTypes, makeProblem, type PositionOrView, type Problem } from '#core';
import type { Diagram } from './diagram';
import type { LessonExpectation, LessonMark, LessonQuestion } from './lesson';
import type { ReadLesson } from './lessonFile';
import { isSameJson } from './record/sameJson';

/** What lessons of a game can refer to: clauses, and places on the table. */
export interface LessonBoard<T extends GameTypes = GameTypes> {
  /** The numbers of all clauses. */
  readonly clauses: ReadonlySet<string>;
  /** Whether a name is that of a box or a player's figure. */
  isPlace(position: T['Position'], name: string): boolean;
  /** A diagram of a position or view. Invalid parts are left out. */
  diagram(position: PositionOrView<T>): Diagram;
  /** Aspect ratio (width by height) of the diagrams, to reserve space on the page; defaults to 1. */
  readonly aspect?: number;
  /** The contents of a box, in the game's notation; undefined if there is no such box. */
  tokenAt(position: T['Position'], box: string): string | undefined;
}

/** Minimum and maximum number of places in a question. */
const OFFERED = { least: 2, most: 60 };

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Readonly<Record<string, unknown>>)[key]
          : undefined,
      value,
    );

const json = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Checks one step of a lesson. */
class StepCheck<T extends GameTypes> {
  readonly found: Problem[] = [];

  constructor(
    private readonly rules: Pick<Game<T>, 'legal' | 'apply'>,
    private readonly board: LessonBoard<T>,
    private readonly path: string,
  ) {}

  places(field: string, names: readonly string[], position: T['Position']): void {
    for (const [index, place] of names.entries()) {
      if (this.board.isPlace(position, place)) continue;
      this.found.push(makeProblem(`${this.path}.${field}[${index}]`, 'place.unknown', { place }));
    }
  }

  marks(field: string, marks: readonly LessonMark[], position: T['Position']): void {
    for (const [index, mark] of marks.entries()) {
      if ('arrow' in mark) {
        this.places(`${field}[${index}].arrow`, mark.arrow, position);
        continue;
      }
      const [name, place] = 'box' in mark ? ['box', mark.box] : ['at', mark.at];
      if (this.board.isPlace(position, place)) continue;
      this.found.push(makeProblem(`${this.path}.${field}[${index}].${name}`, 'place.unknown', { place }));
    }
  }

  question({ among, right, legal }: LessonQuestion, position: T['Position']): void {
    const path = `${this.path}.question`;
    this.places('question.among', among, position);
    if (among.length < OFFERED.least) {
      this.found.push(makeProblem(`${path}.among`, 'list.count', { count: among.length, ...OFFERED }));
    }
    const twice = among.find((place, index) => among.indexOf(place) !== index);
    if (twice !== undefined) this.found.push(makeProblem(`${path}.among`, 'list.twice', { word: twice }));
    for (const [index, place] of right.entries()) {
      if (among.includes(place)) continue;
      this.found.push(makeProblem(`${path}.right[${index}]`, 'lesson.notAmong', { place }));
    }
    if (legal === undefined) return;
    const answers = this.rules
      .legal(position)
      .filter((action) =>
        Object.entries(legal.of).every(([key, value]) => isSameJson(valueAt(action, key), value)),
      )
      .map((action) => valueAt(action, legal.field));
    const given = among.filter((place) => answers.includes(place));
    const agrees = given.length === right.length && given.every((place) => right.includes(place));
    if (agrees) return;
    const field = `${path}.right`;
    this.found.push(
      given.length === 0
        ? makeProblem(field, 'lesson.noAnswer')
        : makeProblem(field, 'lesson.answers', { known: given }),
    );
  }

  expectation(
    { boxes = {}, fields = {}, legal = [], refused = [] }: LessonExpectation,
    position: T['Position'],
  ) {
    const path = `${this.path}.expect`;
    for (const [box, right] of Object.entries(boxes)) {
      const field = `${path}.boxes.${box}`;
      const given = this.board.tokenAt(position, box);
      if (given === undefined) this.found.push(makeProblem(field, 'place.unknown', { place: box }));
      else if (given !== right) this.found.push(makeProblem(field, 'lesson.box', { given, right }));
    }
    for (const [name, right] of Object.entries(fields)) {
      const given = valueAt(position, name);
      if (isSameJson(given, right)) continue;
      const words = { given: json(given), right: json(right) };
      this.found.push(makeProblem(`${path}.fields.${name}`, 'lesson.field', words));
    }
    const all = legal.length === 0 ? [] : this.rules.legal(position);
    for (const [index, action] of legal.entries()) {
      if (all.some((each) => isSameJson(each, action))) continue;
      this.found.push(makeProblem(`${path}.legal[${index}]`, 'lesson.notLegal'));
    }
    for (const [index, { action, clause }] of refused.entries()) {
      const field = `${path}.refused[${index}].clause`;
      const result = this.rules.apply(position, action);
      if (result.ok) this.found.push(makeProblem(field, 'lesson.notRefused', { clause }));
      else if (result.error.clause !== clause) {
        const words = { given: result.error.clause ?? result.error.code, right: clause };
        this.found.push(makeProblem(field, 'lesson.refusedBy', words));
      }
    }
  }
}

/**
 * Compares a played lesson with what it claims: expectations, questions, clauses and places. Returns one problem per
 * difference, with its field, e.g. `steps[1].expect.boxes.c4`.
 */
export function checkLesson<T extends GameTypes>(
  rules: Pick<Game<T>, 'legal' | 'apply'>,
  board: LessonBoard<T>,
  { lesson, played }: Pick<ReadLesson<T>, 'lesson' | 'played'>,
): readonly Problem[] {
  const found: Problem[] = [];
  const { clauses, steps } = lesson;
  const { positions } = played;
  if (clauses.length === 0) found.push(makeProblem('clauses', 'list.empty'));
  for (const [index, number] of clauses.entries()) {
    if (board.clauses.has(number)) continue;
    found.push(makeProblem(`clauses[${index}]`, 'clause.unknown', { number }));
  }
  for (const [index, step] of steps.entries()) {
    const [before, after] = [positions[index]!, positions[index + 1]!];
    const check = new StepCheck(rules, board, `steps[${index}]`);
    check.marks('marks', step.marks ?? [], before);
    check.marks('marksAfter', step.marksAfter ?? [], after);
    if (step.question !== undefined) check.question(step.question, before);
    if (step.expect !== undefined) check.expectation(step.expect, after);
    found.push(...check.found);
  }
  if (steps.every(({ expect }) => expect === undefined)) found.push(makeProblem('steps', 'lesson.unchecked'));
  return found;
}
