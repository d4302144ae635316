import type { Action } from './action';
import { usable } from './legal';
import type { Frame, HeroFrame, Outcome, Position } from './position';

type Clauses = Readonly<Partial<Record<Action['do'], string>>>;

/** Clause of each decision, and of its answers. */
const ANSWERS: Readonly<Record<Frame['kind'], readonly [string, Clauses?]>> = {
  discard: ['K7.1'],
  replace: ['K7.3'],
  trade: ['K7.4'],
  two: ['K8.2'],
  wild: ['K8.2', { place: 'K8.3' }],
  fight: ['K9.1', { smash: 'K9.3', attack: 'K9.6' }],
  move: ['K11.2'],
  grey: ['K9.4'],
  card: ['K12.3', { redraw: 'K12.4', airstrip: 'K12.4' }],
  hero: ['K13.1'],
  open: ['K14.5'],
  duel: ['K10.1', { grey: 'K10.3' }],
  frenzy: ['K15.1', { smash: 'K9.3', attack: 'K9.6' }],
  ibis: ['K16.6'],
};

const MOVE_STEP: Clauses = { peek: 'K13.2', fight: 'K13.4' };
const FIGHT_STEP: Clauses = {
  cover: 'K14.3',
  shift: 'K14.2',
  compare: 'K14.4',
  duel: 'K14.5',
  token: 'K14.7',
  brick: 'K14.8',
  grey: 'K14.9',
};

const ENDS: Readonly<Record<Outcome['reason'], string>> = {
  reactor: 'K17.1',
  ocean: 'K17.2',
  heroes: 'K17.3',
  time: 'K17.4',
};

function heroClause({ step }: HeroFrame, action: Action): string {
  if (action.do === 'motorpool') return 'K13.3';
  if (action.do === 'end') return action.store === undefined ? 'K13.4' : 'K13.5';
  return step === 'move' ? (MOVE_STEP[action.do] ?? 'K13.1') : (FIGHT_STEP[action.do] ?? 'K14.1');
}

/** The clause that an illegal action breaks. */
export function clauseOf(position: Position, action: Action): string {
  const { stack, turn, outcome } = position;
  const frame = stack.at(-1);
  if (frame === undefined) return outcome === null ? 'K3.5' : ENDS[outcome.reason];
  if (frame.kind === 'hero') return heroClause(frame, action);
  const [decision, answers = {}] = ANSWERS[frame.kind];
  if (action.do === 'smash' && frame.kind === 'fight' && turn.held) return 'K8.4';
  const spends = action.do === 'smash' || action.do === 'attack' || action.do === 'advance';
  const fits = ['fight', 'frenzy', 'move'].includes(frame.kind);
  if (spends && fits && !usable(position, action.card)) return 'K9.2';
  return answers[action.do] ?? decision;
}
