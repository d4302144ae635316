import { catalogueWithFrenchSpacing, type GameTypes, type LocalizedText } from '#core';
import type { CoachMoment, FirstGame, TutorialStep } from './coach';
import type { LessonMark } from './lesson';

/** The name of a term and the words it takes, with spaces between them: `can move`. */
export type TermText = string;

/** A text that is said if its condition holds. */
export interface ConditionalText extends LocalizedText {
  readonly when?: TermText | readonly TermText[];
}

/** A {@link TutorialStep} as a data file holds it: what it does is named by terms. */
export interface IdeaData extends Pick<TutorialStep, 'id' | 'title' | 'clause' | 'after'> {
  /** All of several must hold; always if left out. */
  readonly when?: TermText | readonly TermText[];
  /** Of several texts, the first whose condition holds. */
  readonly say: LocalizedText | readonly ConditionalText[];
  readonly wants?: TermText;
  readonly shownBy?: TermText;
  readonly marks?: TermText | readonly LessonMark[];
}

/** A {@link FirstGame} as a data file holds it. */
interface FirstGameData extends Pick<FirstGame, 'otherwise' | 'meanwhile' | 'beyond'> {
  readonly ideas: readonly IdeaData[];
  readonly alone: Pick<IdeaData, 'say' | 'marks'> & Required<Pick<IdeaData, 'wants'>>;
}

/** Terms of a kind by their names. As methods: those of one game stand for those of any. */
type Terms<Given extends readonly unknown[], Result> = Readonly<
  Record<string, { of(...given: [...Given, words: readonly string[]]): Result }['of']>
>;

/** What the data files of a game can name. A term gets the words after its name. */
export interface IdeaTerms<T extends GameTypes = GameTypes> {
  readonly when: Terms<[moment: CoachMoment<T>], boolean>;
  /** Legal actions, best first. */
  readonly wants: Terms<[moment: CoachMoment<T>], readonly T['Action'][]>;
  /** Whether an event demonstrates an idea to a seat. */
  readonly shownBy: Terms<[event: T['Event'], seat: T['Seat']], boolean>;
  readonly marks: Terms<[moment: CoachMoment<T>], readonly LessonMark[]>;
  /** The words that a term may take, by its name; a term without a list takes none. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** A term's name and its words. */
export function parseTerm(text: TermText): { readonly name: string; readonly words: readonly string[] } {
  const [name = '', ...words] = text.split(' ');
  return { name, words };
}

/** @throws RangeError for a term that the game does not have */
function termOf<Term>(terms: Readonly<Record<string, Term>>, text: TermText): [Term, readonly string[]] {
  const { name, words } = parseTerm(text);
  const term = terms[name];
  if (term === undefined) throw new RangeError(`there is no term ${JSON.stringify(name)}`);
  return [term, words];
}

type Told<T extends GameTypes, Result> = (moment: CoachMoment<T>) => Result;

function conditionOf<T extends GameTypes>(
  terms: IdeaTerms<T>,
  when: TermText | readonly TermText[] = [],
): Told<T, boolean> {
  const all = [when].flat().map((text) => termOf(terms.when, text));
  return (moment) => all.every(([holds, words]) => holds(moment, words));
}

function sayingOf<T extends GameTypes>(terms: IdeaTerms<T>, say: IdeaData['say']): Told<T, LocalizedText> {
  const texts = [say].flat().map(({ when, en, fr }: ConditionalText) => ({
    holds: conditionOf(terms, when),
    text: catalogueWithFrenchSpacing({ en, fr }),
  }));
  return (moment) => (texts.find(({ holds }) => holds(moment)) ?? texts.at(-1)!).text;
}

function wantsOf<T extends GameTypes>(terms: IdeaTerms<T>, text: TermText): Told<T, readonly T['Action'][]> {
  const [wants, words] = termOf(terms.wants, text);
  return (moment) => wants(moment, words);
}

function marksOf<T extends GameTypes>(
  terms: IdeaTerms<T>,
  marks: TermText | readonly LessonMark[],
): Told<T, readonly LessonMark[]> {
  if (typeof marks !== 'string') return () => marks;
  const [marking, words] = termOf(terms.marks, marks);
  return (moment) => marking(moment, words);
}

function ideaOf<T extends GameTypes>(terms: IdeaTerms<T>, idea: IdeaData): TutorialStep<T> {
  const { when = [], say, wants, shownBy, marks, ...told } = idea;
  const shown = shownBy === undefined ? undefined : termOf(terms.shownBy, shownBy);
  return {
    ...catalogueWithFrenchSpacing(told),
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
 * The ideas of a data file. Its form is checked by the tests of the game's lessons, not when it is loaded.
 * @throws RangeError for a term that the game does not have
 */
export const ideasOf = <T extends GameTypes>(
  file: unknown,
  terms: IdeaTerms<T>,
): readonly TutorialStep<T>[] => (file as readonly IdeaData[]).map((idea) => ideaOf(terms, idea));

/** The tutorial of a data file, as {@link ideasOf}, with what a game adds: the deal, the seat, and what takes an action. */
export function firstGameOf<T extends GameTypes>(
  file: unknown,
  terms: IdeaTerms<T>,
  game: Pick<FirstGame<T>, 'position' | 'seat' | 'touch'>,
): FirstGame<T> {
  const { ideas, alone, ...told } = file as FirstGameData;
  const { say, wants, marks } = alone;
  return {
    ...game,
    ...catalogueWithFrenchSpacing(told),
    ideas: ideasOf(ideas, terms),
    alone: {
      say: sayingOf(terms, say),
      wants: wantsOf(terms, wants),
      ...(marks === undefined ? {} : { marks: marksOf(terms, marks) }),
    },
  };
}
