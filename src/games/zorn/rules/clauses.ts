import type { Action } from './action';
import type { Why } from './position';
import type { State } from './state';

/** Clause of each action in an activation. */
const OF_DEEDS: Readonly<Record<Action['do'], string>> = {
  pick: 'N4.4',
  muster: 'N5.3',
  deploy: 'N5.5',
  vote: 'N4.5',
  order: 'N4.9',
  give: 'N19.6',
  hire: 'N19.4',
  seize: 'N22.3',
  conjure: 'N23.6',
  rally: 'N25.7',
  tactician: 'N25.6',
  lure: 'N25.4',
  step: 'N25.6',
  cast: 'N23.1',
  shoot: 'N11.1',
  scout: 'N25.35',
  charge: 'N12.1',
  push: 'N25.1',
  spearhead: 'N25.2',
  fight: 'N12.2',
  move: 'N10.1',
  flank: 'N26.2',
  regroup: 'N20.1',
  end: 'N9.1',
  harvest: 'N19.2',
  feed: 'N21.5',
  hungry: 'N21.5',
  entrench: 'N20.4',
  clear: 'N20.4',
  return: 'N20.5',
  march: 'N16.3',
};

const OF_QUESTIONS: Readonly<Record<Why, string>> = {
  take: 'N5.2',
  muster: 'N5.3',
  deploy: 'N5.5',
  first: 'N6.2',
  wild: 'N6.5',
  war: 'N24.13',
  allies: 'N24.5',
  house: 'N9.1',
  harvest: 'N19.2',
  feed: 'N21.5',
  hungry: 'N21.5',
  entrench: 'N20.4',
  return: 'N20.5',
  march: 'N16.3',
  fight: 'N12.2',
  area: 'N7.8',
  attack: 'N7.8',
  target: 'N11.6',
  hit: 'N13.3',
  retreat: 'N14.6',
  ambush: 'N17.3',
  vagnar: 'N18.3',
  home: 'N24.20',
  pass: 'N24.5',
  raider: 'N24.1',
  bat: 'N24.18',
  courage: 'N19.5',
  bolt: 'N23.6',
  way: 'N23.8',
  one: 'N23.8',
  second: 'N25.19',
  pushed: 'N25.1',
  'push-to': 'N25.1',
  'lure-to': 'N25.4',
  screech: 'N25.3',
  surprise: 'N25.30',
  swarm: 'N25.29',
  bite: 'N25.25',
  bash: 'N25.23',
  storm: 'N24.3',
  apes: 'N24.11',
  wizard: 'N24.7',
  forest: 'N24.6',
  town: 'N24.16',
  hills: 'N24.19',
};

/** Step of each unit action (N9.1). */
const STEP_OF_DEED: Readonly<Record<string, number>> = {
  cast: 1,
  shoot: 2,
  scout: 2,
  charge: 3,
  move: 4,
  flank: 4,
};

/** The clause that an illegal action breaks. */
export function clauseOf(s: State, action: Action): string {
  const { ask, activation, outcome } = s;
  if (ask === null) return outcome?.result === 'won' ? 'N15.4' : 'N15.3';
  if (ask.why !== 'house' || activation === null) return OF_QUESTIONS[ask.why];
  const step = STEP_OF_DEED[action.do];
  if (activation.charges.length > 0 && step !== 3) return step === undefined ? 'N9.4' : 'N12.2';
  if (step !== undefined && step < activation.step) return 'N9.1';
  return OF_DEEDS[action.do];
}
