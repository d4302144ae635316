import type { GameWords, SeatNames } from '#module';
import type { BallotInfo, Cheers, ServerEvent } from '#net';

/** What a device knows of its room's crowd. */
export interface CrowdState {
  /** Current ballot with the latest votes; null for none. */
  readonly ballot: BallotInfo | null;
  /** Latest reactions; the number distinguishes repeated ones. */
  readonly cheers: { readonly number: number; readonly made: Cheers } | null;
}

export const NO_CROWD: CrowdState = { ballot: null, cheers: null };

const isOf = (ballot: BallotInfo | null, match: number, known: number): ballot is BallotInfo =>
  ballot !== null && ballot.match === match && ballot.known === known;

/** The next state after an event; the same object if the event is unrelated. */
export function crowdReducer(state: CrowdState, news: ServerEvent): CrowdState {
  switch (news.tell) {
    case 'ballot':
      return { ...state, ballot: news.ballot };
    case 'tally':
      if (!isOf(state.ballot, news.match, news.known)) return state;
      return { ...state, ballot: { ...state.ballot, counts: news.counts } };
    case 'cheers':
      return { ...state, cheers: { number: (state.cheers?.number ?? 0) + 1, made: news.cheers } };
    default:
      return state;
  }
}

/** Unique key of a ballot. */
export const ballotName = ({ match, known, seat }: BallotInfo): string => `${match}:${known}:${seat}`;

/** A choice as text. */
export interface ChoiceWords {
  /** From 1. */
  readonly number: number;
  /** Its certain consequences; null if there are none. */
  readonly text: string | null;
}

/** Texts of all choices. */
export function choiceWords(
  { choices }: BallotInfo,
  words: Pick<GameWords, 'log'>,
  names: SeatNames,
): readonly ChoiceWords[] {
  return choices.map((events, index) => {
    const lines = words.log(events, names);
    const own = lines.filter(({ tone }) => tone !== 'turn');
    const text = (own.length > 0 ? own : lines).map((line) => line.text).join(' ');
    return { number: index + 1, text: text === '' ? null : text };
  });
}
