import type { AskState, Known, Outcome, Seat, SeatSheet, Work } from './position';

interface Fact<Type extends string> {
  readonly type: Type;
}
type Told<Type extends string, Fields> = Fact<Type> & Readonly<Fields>;

/** Events of an action, in order. All randomness is in the first three types; secrets are marked. */
export type Event =
  | Told<
      'rolled',
      { for: string; die: string; faces: readonly number[]; value: number; unit?: string; seat?: Seat }
    >
  | Told<'lot', { for: string; of: readonly string[]; answer: string }>
  | Told<
      'shuffled',
      {
        what: 'deck' | 'chits';
        count: number;
        secret: { readonly to: readonly []; readonly order: readonly string[] };
      }
    >
  | Told<'turn', { number: number; phase: string }>
  | Told<'chit', { space: number; chit: string }>
  | Told<'steward', { seat: Seat }>
  | Told<'voted', { seat: Seat; for: Seat | null }>
  | Told<'decided', { why: string; answer: Seat }>
  | Told<'card', { card: string; order: string }>
  | Told<'event', { event: string; roll: number }>
  | Told<'activated' | 'ended', { seat: Seat }>
  | Told<'mustered', { seat: Seat; units: readonly string[] }>
  | Told<'spawned', { unit: string; at: string }>
  | Told<'arrived', { unit: string; at: string; by: string; seat?: Seat }>
  | Told<'moved', { unit: string; way: readonly string[]; by: string }>
  | Told<'exited', { unit: string; at: string }>
  | Told<'left', { unit: string; by: string }>
  | Told<
      'shot',
      { unit: string; target: string | null; area: string; mp: number; value: number; hits: number }
    >
  | Told<'cast', { unit: string; spell: string; target: string; effect: string }>
  | Told<
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
  | Told<'tested', { unit: string; for: string; passed: boolean }>
  | Told<'hit' | 'healed', { unit: string; hits: number }>
  | Told<'state', { unit: string; state: string | null }>
  | Told<'poisoned' | 'hungry', { unit: string; on: boolean }>
  | Told<'lost', { unit: string; seat: Seat | null }>
  | Told<'terror', { by: number; now: number }>
  | Told<'glory', { seat: Seat; by: number; now: number }>
  | Told<'revealed', { unit: string; star: boolean }>
  | Told<'token', { at: string; token: string }>
  | Told<'captured', { at: string; token: string; seat: Seat }>
  | Told<'gained', { seat: Seat; what: string; by: number }>
  | Told<'magic', { seat: Seat; now: number }>
  | Told<'given', { seat: Seat; to: Seat; what?: string; unit?: string }>
  | Told<'town', { at: string; seat: Seat | null }>
  | Told<'works', { at: string; kind: string | null; seat: Seat }>
  | Told<'mark', { what: string; on: boolean; at?: string | null; unit?: string }>
  | Told<'ordered', { seat: Seat; order: string; is: string }>
  | (Fact<'over'> & Readonly<Outcome>)
  /** At the end of each action: the state that no other event covers. */
  | Told<'waiting', Waiting>;

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
