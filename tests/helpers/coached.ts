import { BOTS, type BotId } from '#bots';
import { type Game, type GameTypes, Random, type Simulator, unwrap } from '#core';
import {
  advanceTutorial,
  type Coached,
  type CoachMoment,
  type CoachTopic,
  completeStep,
  currentTopic,
  type FirstGame,
  NOT_COACHED,
} from '#learning';

/** One thing that was told, and what came of it. */
interface CoachedStep<T extends GameTypes> {
  /** Null if another decides, or nothing is told. */
  readonly idea: string | null;
  readonly seat: T['Seat'];
  /** Null for what was only read. */
  readonly action: T['Action'] | null;
}

export interface CoachedGame<T extends GameTypes> {
  readonly coached: Coached;
  readonly steps: readonly CoachedStep<T>[];
  readonly position: T['Position'];
}

/** More actions than a first game has. */
const MAX_STEPS = 400;

/** What somebody does who is told something; undefined leaves it to a greedy player. @param wanted what is lit first */
export type Pupil<T extends GameTypes> = (
  wanted: readonly T['Action'][],
  legal: readonly T['Action'][],
  topic: CoachTopic<T> | null,
  moment: CoachMoment<T>,
) => T['Action'] | undefined;

/** Follows whatever is told. */
export const obedient = <Action>([first]: readonly Action[]): Action | undefined => first;

/** Plays a first game as the page does. @param seed of the bots */
export function playCoached<T extends GameTypes>(
  first: FirstGame<T>,
  rules: Game<T>,
  simulator: Simulator<T>,
  pupil: Pupil<T>,
  seed = 1,
): CoachedGame<T> {
  const base = Random.fromSeed(seed).uint32();
  const bot = (id: BotId) => BOTS[id](simulator);
  const [gentle, greedy] = [bot('gentle'), bot('greedy')];
  let position = unwrap(rules.parse(first.position()));
  let coached: Coached = NOT_COACHED;
  const steps: CoachedStep<T>[] = [];
  for (let length = 0; length < MAX_STEPS; ) {
    const seat = rules.pending(position).at(-1)?.seat;
    if (seat === undefined) break;
    const own = seat === first.seat;
    const legal = own ? rules.legal(position) : [];
    const moment = { view: rules.view(position, seat), seat, legal };
    const topic = own ? currentTopic(first.ideas, coached, moment) : null;
    if (topic !== null && topic.idea.wants === undefined) {
      steps.push({ idea: topic.idea.id, seat, action: null });
      coached = completeStep(coached, topic.idea.id, 'read');
      continue;
    }
    const asked = {
      view: rules.view(position, seat),
      legal: rules.legal(position),
      seat,
      seed: base + length,
    };
    const wanted = own ? (topic?.wanted ?? first.alone.wants(moment)) : [];
    const action = (own ? pupil(wanted, legal, topic, moment) : gentle.choose(asked)) ?? greedy.choose(asked);
    const played = unwrap(rules.apply(position, action));
    steps.push({ idea: topic?.idea.id ?? null, seat, action });
    coached = advanceTutorial(
      first.ideas,
      coached,
      topic,
      { seat, own, action, events: played.events },
      first.seat,
    );
    position = played.position;
    length++;
  }
  return { coached, steps, position };
}
