import { unwrap } from '#core';
import { type Action, type Position, SEATS, type Seat, tetzilla } from '#tetzilla/rules';
import { tokenAt } from '../helpers/tetzilla/sketch';
import { kaiju } from './KaijuPage';

export const position = () => kaiju.position() as unknown as Position;
export const legal = () => kaiju.legal() as unknown as readonly Action[];
export const act = (action: Action) => kaiju.act(action as never);

/** More actions than any game takes. */
export const MAX_ACTIONS = 600;

const FIGURES = ['zorgl-a', 'xman', 'nogyab'] as const;
const OPTIONS = { figures: FIGURES, abilities: 'random', guardPoints: 1, level: false } as const;

/** Games to look through for a position. */
const MAX_GAMES = 40;

/** The first position of some games without sense that fits. */
export function find(fits: (now: Position) => boolean): Position {
  for (let seed = 1; seed <= MAX_GAMES; seed++) {
    let now = unwrap(tetzilla.setup(OPTIONS, seed));
    for (let step = seed; now.outcome === null; step++) {
      if (fits(now)) return now;
      const open = tetzilla.legal(now);
      now = unwrap(tetzilla.apply(now, open[(step * 7) % open.length]!)).position;
    }
  }
  throw new Error('no such position');
}

export const parameter = (value: Position) =>
  Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');

export const others = (player: Seat) =>
  SEATS.slice(0, FIGURES.length)
    .filter((seat) => seat !== player)
    .map((seat) => `${seat}:greedy`)
    .join(',');

/** Opens a position with a person in the seat that decides, against bots. */
export async function openAt(now: Position): Promise<void> {
  await kaiju.openTable({ position: parameter(now), bots: others(now.turn.player) });
}

/** A kaiju stands beside a building that it can pay for. */
export const besideBuilding = (now: Position) =>
  now.turn.stage === 'move' &&
  tetzilla.legal(now).some((action) => action.do === 'step' && /^[hbsf]/.test(tokenAt(now, action.to)));
