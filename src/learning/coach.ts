import type { GameTypes, LocalizedText } from '#core';
import type { LessonMark } from './lesson';

/** What the tutorial knows when it decides what to say. */
export interface CoachMoment<T extends GameTypes = GameTypes> {
  /** The view of the learner's seat. */
  readonly view: T['View'];
  readonly seat: T['Seat'];
  /** The learner's legal actions; empty while another seat decides. */
  readonly legal: readonly T['Action'][];
}

/** A step of a tutorial: one idea, explained when it is needed. */
export interface TutorialStep<T extends GameTypes = GameTypes> {
  /** Lower-case words with hyphens. */
  readonly id: string;
  /** What the learner takes away, in one line. */
  readonly title: LocalizedText;
  /** The clause it teaches. */
  readonly clause: string;
  /** Whether the step is needed now. */
  when(moment: CoachMoment<T>): boolean;
  /** What the tutorial says: at most two short sentences. */
  say(moment: CoachMoment<T>): LocalizedText;
  /** The actions that carry the step out, best first. A step without them is read and dismissed. */
  wants?(moment: CoachMoment<T>): readonly T['Action'][];
  /**
   * Whether an event demonstrates the step, whatever caused it.
   * @param seat the learner's
   */
  shownBy?(event: T['Event'], seat: T['Seat']): boolean;
  /** Shown while the action that completed the step is animated. */
  readonly after?: LocalizedText;
  /** Marks on the table while the step is active. */
  marks?(moment: CoachMoment<T>): readonly LessonMark[];
}

/** The controls for an action, by the names of cards, uses and choices on the page. */
export interface CoachTarget {
  readonly card?: string;
  readonly use?: string;
  readonly choices?: readonly string[];
}

/** A tutorial: a whole game at a real table. */
export interface FirstGame<T extends GameTypes = GameTypes> {
  /** The opening position, stacked so that the steps follow one another; not validated. */
  position(): unknown;
  /** The learner's seat; the gentle bot plays the others. */
  readonly seat: T['Seat'];
  /** The steps; if several apply at once, the first one is shown first. */
  readonly ideas: readonly TutorialStep<T>[];
  /** Shown when the learner does something else, which is fine. */
  readonly otherwise: LocalizedText;
  /** Shown while another seat plays. */
  readonly meanwhile: LocalizedText;
  /** Advice while no step is active. */
  readonly alone: Required<Pick<TutorialStep<T>, 'say' | 'wants'>> & Pick<TutorialStep<T>, 'marks'>;
  touch(action: T['Action']): CoachTarget;
  /** Topics that the tutorial cannot show, with the lessons that do. */
  readonly beyond: readonly { readonly title: LocalizedText; readonly lesson: string }[];
}

/** A learner's progress, as plain JSON. */
export interface Coached {
  /** Steps that are not shown again. */
  readonly settled: readonly string[];
  /** Settled steps that the learner did, saw or read. */
  readonly learnt: readonly string[];
  /** Steps that the learner ignored once; the second time settles them. */
  readonly passed: readonly string[];
  /** How the learner's last action related to the active step. */
  readonly latest: { readonly idea: string; readonly followed: boolean } | null;
}

export const NOT_COACHED: Coached = { settled: [], learnt: [], passed: [], latest: null };

/** The active step, with the actions that carry it out. */
export interface CoachTopic<T extends GameTypes = GameTypes> {
  readonly idea: TutorialStep<T>;
  readonly wanted: readonly T['Action'][];
}

/** The step to show now: the first one that is needed and, if it wants an action, possible; null for none. */
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

/** Progress after the learner has read a step, or skipped it. */
export function completeStep(coached: Coached, id: string, how: 'read' | 'skipped'): Coached {
  const settled = added(coached.settled, [id]);
  return how === 'skipped'
    ? { ...coached, settled }
    : { ...coached, settled, learnt: added(coached.learnt, [id]) };
}

/** An action taken during the tutorial. */
export interface CoachedAction<T extends GameTypes> {
  readonly seat: T['Seat'];
  /** Whether the learner took it. */
  readonly own: boolean;
  readonly action: T['SeenAction'];
  readonly events: readonly T['Event'][];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Progress after an action. A step that the action demonstrates is settled. A step that was shown and ignored
 * is shown once more, then settled.
 * @param topic the step that was active before
 * @param seat the learner's
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
