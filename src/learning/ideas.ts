import { catalogueWithFrenchSpacing, type GameTypes, type LocalizedText } from '#core';
import type { CoachMoment, FirstGame, TutorialStep } from './coach';
import type { LessonMark } from './lesson';

/** A term with its arguments, separated by spaces: `can move`. */
export type TermText = string;

/** A text with a condition. */
export interface ConditionalText extends LocalizedText {
  readonly when?: TermText | readonly TermText[];
}

/** A {@link TutorialStep} in a data file, where terms stand for functions. */
export interface IdeaData extends Pick<TutorialStep, 'id' | 'title' | 'clause' | 'after'> {
  /** All of them must hold; always true if omitted. */
  readonly when?: TermText | readonly TermText[];
  /** Of several texts, the first one whose condition holds. */
  readonly say: LocalizedText | readonly ConditionalText[];
  readonly wants?: TermText;
  readonly shownBy?: TermText;
  readonly marks?: TermText | readonly LessonMark[];
}

/** A {@link FirstGame} in a data file. */
interface FirstGameData extends Pick<FirstGame, 'otherwise' | 'meanwhile' | 'beyond'> {
  readonly ideas: readonly IdeaData[];
  readonly alone: Pick<IdeaData, 'say' | 'marks'> & Required<Pick<IdeaData, 'wants'>>;
}

/**
 * Terms of one kind, by name. Method types, so that the terms of one game are assignable to those of any
 * game.
 */
type Terms<Given extends readonly unknown[], Result> = Readonly<
  Record<string, { of(...given: [...Given, words: readonly string[]]): Result }['of']>
>;

/** The terms that the data files of a game can use. A term is called with its arguments. */
export interface IdeaTerms<T extends GameTypes = GameTypes> {
  readonly when: Terms<[moment: CoachMoment<T>], boolean>;
  /** Legal actions, best first. */
  readonly wants: Terms<[moment: CoachMoment<T>], readonly T['Action'][]>;
  /** Whether an event demonstrates an idea, for the learner's seat. */
  readonly shownBy: Terms<[event: T['Event'], seat: T['Seat']], boolean>;
  readonly marks: Terms<[moment: CoachMoment<T>], readonly LessonMark[]>;
  /** The arguments that a term accepts, by name; terms without an entry take none. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** Splits a term into its name and arguments. */
export function parseTerm(text: TermText): { readonly name: string; readonly words: readonly string[] } {
  const [name = '', ...words] = text.split(' ');
  return { name, words };
}

/** @throws RangeError if the game has no such term */
function termOf<Term>(terms: Readonly<Record<string, Term>>, text: TermText): [Term, readonly string[]] {
  const { name, words } = parseTerm(text);
  const term = terms[name];
  if (term === undefined) throw new RangeError(`there is no term ${JSON.stringify(name)}`);
  return [term, words];
}

type FromMoment<T extends GameTypes, Result> = (moment: CoachMoment<T>) => Result;

function conditionOf<T extends GameTypes>(
  terms: IdeaTerms<T>,
  when: TermText | readonly TermText[] = [],
): FromMoment<T, boolean> {
  const all = [when].flat().map((text) => termOf(terms.when, text));
  return (moment) => all.every(([holds, words]) => holds(moment, words));
}

function sayingOf<T extends GameTypes>(
  terms: IdeaTerms<T>,
  say: IdeaData['say'],
): FromMoment<T, LocalizedText> {
  const texts = [say].flat().map(({ when, en, fr }: ConditionalText) => ({
    holds: conditionOf(terms, when),
    text: catalogueWithFrenchSpacing({ en, fr }),
  }));
  return (moment) => (texts.find(({ holds }) => holds(moment)) ?? texts.at(-1)!).text;
}

function wantsOf<T extends GameTypes>(
  terms: IdeaTerms<T>,
  text: TermText,
): FromMoment<T, readonly T['Action'][]> {
  const [wants, words] = termOf(terms.wants, text);
  return (moment) => wants(moment, words);
}

function marksOf<T extends GameTypes>(
  terms: IdeaTerms<T>,
  marks: TermText | readonly LessonMark[],
): FromMoment<T, readonly LessonMark[]> {
  if (typeof marks !== 'string') return () => marks;
  const [marking, words] = termOf(terms.marks, marks);
  return (moment) => marking(moment, words);
}

function ideaOf<T extends GameTypes>(terms: IdeaTerms<T>, idea: IdeaData): TutorialStep<T> {
  const { when = [], say, wants, shownBy, marks, ...texts } = idea;
  const shown = shownBy === undefined ? undefined : termOf(terms.shownBy, shownBy);
  return {
    ...catalogueWithFrenchSpacing(texts),
    when: conditionOf(terms, when),
    say: sayingOf(terms, say),
    ...(wants === undefined ? {} : { wants: wantsOf(terms, wants) }),
    ...(shown === undefined
      ? {}
      : { shownBy: (event: T['Event'], seat: T['Seat']) => shown[0](event, seat, shown[1]) }),
    ...(marks === undefined ? {} : { marks: marksOf(terms, marks) }),
  };
}

/**
 * Builds the ideas of a data file. The format is checked by the tests of the game's lessons, not at run time.
 * @throws RangeError if the game lacks a term
 */
export const ideasOf = <T extends GameTypes>(
  file: unknown,
  terms: IdeaTerms<T>,
): readonly TutorialStep<T>[] => (file as readonly IdeaData[]).map((idea) => ideaOf(terms, idea));

/**
 * Builds the tutorial of a data file like {@link ideasOf}. The game adds the deal, the seat and the controls.
 */
export function firstGameOf<T extends GameTypes>(
  file: unknown,
  terms: IdeaTerms<T>,
  game: Pick<FirstGame<T>, 'position' | 'seat' | 'touch'>,
): FirstGame<T> {
  const { ideas, alone, ...texts } = file as FirstGameData;
  const { say, wants, marks } = alone;
  return {
    ...game,
    ...catalogueWithFrenchSpacing(texts),
    ideas: ideasOf(ideas, terms),
    alone: {
      say: sayingOf(terms, say),
      wants: wantsOf(terms, wants),
      ...(marks === undefined ? {} : { marks: marksOf(terms, marks) }),
    },
  };
}
