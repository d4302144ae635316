import type { GameTypes } from './game';
import type { LessonMark } from './lesson';
import type { LocalizedText } from './rulebook';

/** What somebody who is told something knows at that moment. */
export interface CoachMoment<T extends GameTypes = GameTypes> {
  /** That of their own seat. */
  readonly view: T['View'];
  readonly seat: T['Seat'];
  /** What is open to them; nothing while another decides. */
  readonly legal: readonly T['Action'][];
}

/** Something to learn of a game, told when it is needed. */
export interface TutorialStep<T extends GameTypes = GameTypes> {
  /** Words with dashes. */
  readonly id: string;
  /** What is learnt by it, in a line. */
  readonly title: LocalizedText;
  /** The number of the clause that tells it in full. */
  readonly clause: string;
  /** It is needed now. */
  when(moment: CoachMoment<T>): boolean;
  /** At most two short sentences. */
  say(moment: CoachMoment<T>): LocalizedText;
  /** The actions by which it is tried out, the best one first; where left out it is only to be read. */
  wants?(moment: CoachMoment<T>): readonly T['Action'][];
  /** An event that shows it, whatever led there. @param seat of those who learn */
  shownBy?(event: T['Event'], seat: T['Seat']): boolean;
  /** Said once it was tried out, while that is to be seen. */
  readonly after?: LocalizedText;
  /** Drawn on the table while it is told. */
  marks?(moment: CoachMoment<T>): readonly LessonMark[];
}

/** What people touch to take an action, by the names that cards, uses and choices have on the page. */
export interface CoachTarget {
  readonly card?: string;
  readonly use?: string;
  readonly choices?: readonly string[];
}

/** A whole game, at a real table, in which somebody learns to play. */
export interface FirstGame<T extends GameTypes = GameTypes> {
  /** Where it begins, with cards that bring up one idea after the other; not yet validated. */
  position(): unknown;
  /** Who learns; the gentle bot plays the other seats. */
  readonly seat: T['Seat'];
  /** In the order in which they are told where several are needed. */
  readonly ideas: readonly TutorialStep<T>[];
  /** Said when something else was done than what an idea is about, which is as well. */
  readonly otherwise: LocalizedText;
  /** Said while another plays. */
  readonly meanwhile: LocalizedText;
  /** Advised while nothing new is to be told. */
  readonly alone: Required<Pick<TutorialStep<T>, 'say' | 'wants'>> & Pick<TutorialStep<T>, 'marks'>;
  touch(action: T['Action']): CoachTarget;
  /** What this game cannot show, with the id of the lesson that does. */
  readonly beyond: readonly { readonly title: LocalizedText; readonly lesson: string }[];
}

/** How far somebody is in what is told, as plain JSON. */
export interface Coached {
  /** The ideas that are told no more. */
  readonly settled: readonly string[];
  /** Those of them that were tried out, seen or read. */
  readonly learnt: readonly string[];
  /** The ideas that something else was done than they are about, once; the second time they are settled. */
  readonly passed: readonly string[];
  /** What the latest own action was to the idea that was told. */
  readonly latest: { readonly idea: string; readonly followed: boolean } | null;
}

export const NOT_COACHED: Coached = { settled: [], learnt: [], passed: [], latest: null };

/** An idea that is told, with the actions by which it can be tried out. */
export interface CoachTopic<T extends GameTypes = GameTypes> {
  readonly idea: TutorialStep<T>;
  readonly wanted: readonly T['Action'][];
}

/** What is to be told now: the first idea that is needed, and that can be tried out where it is to be; null for none. */
export function currentTopic<T extends GameTypes>(
  ideas: readonly TutorialStep<T>[],
  { settled }: Coached,
  moment: CoachMoment<T>,
): CoachTopic<T> | null {
  for (const idea of ideas) {
    if (settled.includes(idea.id) || !idea.when(moment)) continue;
    const wanted = idea.wants?.(moment) ?? [];
    if (idea.wants === undefined || wanted.length > 0) return { idea, wanted };
  }
  return null;
}

const added = (known: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...known, ...more]),
];

/** After an idea was read, or with `skipped` passed over. */
export function completeStep(coached: Coached, id: string, how: 'read' | 'skipped'): Coached {
  const settled = added(coached.settled, [id]);
  return how === 'skipped'
    ? { ...coached, settled }
    : { ...coached, settled, learnt: added(coached.learnt, [id]) };
}

/** What somebody did while something was told to them. */
export interface CoachedAction<T extends GameTypes> {
  readonly seat: T['Seat'];
  /** It was the seat of those who learn. */
  readonly own: boolean;
  readonly action: T['SeenAction'];
  readonly events: readonly T['Event'][];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * After an action. Whatever shows an idea settles it; one that was told and not followed is told again where it is
 * still needed, and then no longer.
 * @param topic what was told before it @param seat of those who learn
 */
export function advanceTutorial<T extends GameTypes>(
  ideas: readonly TutorialStep<T>[],
  coached: Coached,
  topic: CoachTopic<T> | null,
  { own, action, events }: CoachedAction<T>,
  seat: T['Seat'],
): Coached {
  const shown = ideas.filter((idea) => events.some((event) => idea.shownBy?.(event, seat) === true));
  const learnt = shown.map(({ id }) => id);
  const passed: string[] = [];
  const settled: string[] = [];
  let { latest } = coached;
  if (own) {
    latest = null;
    if (topic !== null) {
      const { idea, wanted } = topic;
      const followed =
        idea.wants === undefined || learnt.includes(idea.id) || wanted.some((each) => same(each, action));
      if (idea.wants !== undefined) latest = { idea: idea.id, followed };
      if (followed) learnt.push(idea.id);
      else if (coached.passed.includes(idea.id)) settled.push(idea.id);
      else passed.push(idea.id);
    }
  }
  return {
    settled: added(coached.settled, [...learnt, ...settled]),
    learnt: added(coached.learnt, learnt),
    passed: added(coached.passed, passed),
    latest,
  };
}
