import { activate } from './activation';
import { COUNTS_OF_CHITS } from './chits';
import type { Council, FrameOf } from './frames';
import { lose } from './losses';
import { NOWHERE, OFF } from './map';
import { type Ask, NOBODY, type State, WILD } from './state';
import { nameOf, seatName, type Table } from './table';
import { D6, D12, KIND_OF } from './units';

/** Begins or resolves a council (N4.5). */
export function runCouncil(t: Table, f: FrameOf<'council'>): void {
  const { s } = t;
  const answers = Array.from({ length: s.config.seats }, (_, seat) => seat);
  const votes = answers.map(() => -1);
  s.ask = { seat: votersOf(s)[0]!, why: f.why, answers, votes };
}

/** Voters in order; for a lone player, seat A only (N1.3). */
const votersOf = (s: State): readonly number[] => (s.config.players === 1 ? [0] : s.clockwise());

/** Casts a vote. @param answer a seat, or NOBODY to abstain */
export function vote(t: Table, answer: number): void {
  const { s } = t;
  const ask = s.ask!;
  const votes = ask.votes!.with(ask.seat, answer);
  t.tell?.({ type: 'voted', seat: seatName(ask.seat), for: answer === NOBODY ? null : seatName(answer) });
  const voters = votersOf(s);
  const open = voters.filter((seat) => votes[seat] === -1);
  const counts = ask.answers!.map((each) => votes.filter((one) => one === each).length);
  const most = Math.max(...counts);
  const tied = ask.answers!.filter((each) => counts[each] === most);
  const lead = most - Math.max(0, ...counts.filter((_, each) => each !== tied[0]));
  if (open.length > 0 && !(tied.length === 1 && lead > open.length)) {
    s.ask = { ...ask, seat: open[0]!, votes };
    return;
  }
  s.ask = null;
  const why = ask.why as Council;
  const answered =
    most === 0 ? ask.answers![0]! : tied.length === 1 ? tied[0]! : settleTie(t, ask, votes, tied);
  t.tell?.({ type: 'decided', why, answer: seatName(answered) });
  t.done(answered);
  decided(t, why, answered);
}

/** Breaks a tie (N4.6, N4.7). */
function settleTie(t: Table, ask: Ask, votes: readonly number[], tied: readonly number[]): number {
  const { s } = t;
  const voters = votersOf(s);
  if (s.config.duel && ask.why !== 'allies') {
    return votes[
      duel(
        t,
        voters.filter((seat) => tied.includes(votes[seat]!)),
      )
    ]!;
  }
  const own = votes[s.steward]!;
  if (tied.includes(own)) return own;
  return votes[voters.find((seat) => tied.includes(votes[seat]!))!]!;
}

/** The duel (N4.6). @returns the seat whose answer wins */
function duel(t: Table, first: readonly number[]): number {
  const { s } = t;
  let seats = first;
  for (;;) {
    const rolls = seats.map((seat) => t.roll('duel', D12, -1, seat));
    const alike = seats.filter((_, place) => rolls.filter((roll) => roll === rolls[place]).length > 1);
    for (const seat of alike) wound(t, s.commander[seat]!);
    const highest = Math.max(...rolls);
    seats = seats.filter((_, place) => rolls[place] === highest);
    if (seats.length === 1) return seats[0]!;
  }
}

/** A Hit without a save on a duelling Commander; none if he is gone or at the wedding. */
function wound(t: Table, unit: number): void {
  const { s } = t;
  if (s.at[unit] === NOWHERE || s.at[unit] === OFF) return;
  const hits = ++s.hits[unit]!;
  t.tell?.({ type: 'hit', unit: nameOf(unit), hits });
  if (hits >= KIND_OF[unit]!.life) lose(t, unit, NOBODY);
}

/** Applies the result of a council. */
function decided(t: Table, why: Council, answer: number): void {
  if (why === 'first') layTrack(t, answer);
  else if (why !== 'allies') activate(t, answer);
}

/** Lays the chits of the turn (N6.2) and rolls the fork marker (N6.3). */
function layTrack(t: Table, first: number): void {
  const { s } = t;
  const { own, wild } = COUNTS_OF_CHITS[s.config.players]!;
  const others: number[] = [];
  for (let seat = 0; seat < s.config.seats; seat++) {
    for (let chit = seat === first ? 1 : 0; chit < own; chit++) others.push(seat);
  }
  for (let chit = 0; chit < wild; chit++) others.push(WILD);
  t.mix(others);
  s.track = [first, ...others];
  t.tell?.({
    type: 'shuffled',
    what: 'chits',
    count: others.length,
    secret: { to: [], order: others.map((chit) => (chit === WILD ? 'W' : seatName(chit))) },
  });
  if (s.config.forks === 'turn') s.fork = t.roll('fork', D6) % 2 === 0 ? 2 : 1;
}
