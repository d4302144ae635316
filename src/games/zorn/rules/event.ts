import type { AskState, Known, Outcome, Seat, SeatSheet, Work } from './position';

interface Fact<Type extends string> {
  readonly type: Type;
}
type EventOf<Type extends string, Fields> = Fact<Type> & Readonly<Fields>;

/** Events of an action, in order. All randomness is in the first three types; secrets are marked. */
export type Event =
  | EventOf<
      'rolled',
      { for: string; die: string; faces: readonly number[]; value: number; unit?: string; seat?: Seat }
    >
  | EventOf<'lot', { for: string; of: readonly string[]; answer: string }>
  | EventOf<
      'shuffled',
      {
        what: 'deck' | 'chits';
        count: number;
        secret: { readonly to: readonly []; readonly order: readonly string[] };
      }
    >
  | EventOf<'turn', { number: number; phase: string }>
  | EventOf<'chit', { space: number; chit: string }>
  | EventOf<'steward', { seat: Seat }>
  | EventOf<'voted', { seat: Seat; for: Seat | null }>
  | EventOf<'decided', { why: string; answer: Seat }>
  | EventOf<'card', { card: string; order: string }>
  | EventOf<'event', { event: string; roll: number }>
  | EventOf<'activated' | 'ended', { seat: Seat }>
  | EventOf<'mustered', { seat: Seat; units: readonly string[] }>
  | EventOf<'spawned', { unit: string; at: string }>
  | EventOf<'arrived', { unit: string; at: string; by: string; seat?: Seat }>
  | EventOf<'moved', { unit: string; way: readonly string[]; by: string }>
  | EventOf<'exited', { unit: string; at: string }>
  | EventOf<'left', { unit: string; by: string }>
  | EventOf<
      'shot',
      { unit: string; target: string | null; area: string; mp: number; value: number; hits: number }
    >
  | EventOf<'cast', { unit: string; spell: string; target: string; effect: string }>
  | EventOf<
      'fought',
      {
        area: string;
        attackers: readonly string[] | string;
        defenders: readonly string[];
        attack: number;
        defence: number;
        loser: string | null;
        hits: number;
      }
    >
  | EventOf<'tested', { unit: string; for: string; passed: boolean }>
  | EventOf<'hit' | 'healed', { unit: string; hits: number }>
  | EventOf<'state', { unit: string; state: string | null }>
  | EventOf<'poisoned' | 'hungry', { unit: string; on: boolean }>
  | EventOf<'lost', { unit: string; seat: Seat | null }>
  | EventOf<'terror', { by: number; now: number }>
  | EventOf<'glory', { seat: Seat; by: number; now: number }>
  | EventOf<'revealed', { unit: string; star: boolean }>
  | EventOf<'token', { at: string; token: string }>
  | EventOf<'captured', { at: string; token: string; seat: Seat }>
  | EventOf<'gained', { seat: Seat; what: string; by: number }>
  | EventOf<'magic', { seat: Seat; now: number }>
  | EventOf<'given', { seat: Seat; to: Seat; what?: string; unit?: string }>
  | EventOf<'town', { at: string; seat: Seat | null }>
  | EventOf<'works', { at: string; kind: string | null; seat: Seat }>
  | EventOf<'mark', { what: string; on: boolean; at?: string | null; unit?: string }>
  | EventOf<'ordered', { seat: Seat; order: string; is: string }>
  | (Fact<'over'> & Readonly<Outcome>)
  /** At the end of each action: the state that no other event covers. */
  | EventOf<'waiting', Waiting>;

/** Parts of a view that are sent whole. */
interface Waiting {
  turn: Known['turn'];
  marks: Known['marks'];
  discard: readonly string[];
  deck: number;
  lists: {
    readonly lost: readonly string[];
    readonly gone: readonly string[];
    readonly resting: readonly string[];
  };
  activation: Known['activation'];
  night: Known['night'];
  ask: AskState | null;
  work: Work | null;
  /** During set-up, the characters that each seat has taken. */
  taken?: Readonly<Record<string, Pick<SeatSheet, 'commander' | 'magicUser'>>>;
}

export type Sink = (event: Event) => void;
