import type { GameWords, SeatNames } from '#module';
import type { BallotInfo, Cheers, ServerEvent } from '#net';

/** What a device knows of the crowd of its room. */
export interface CrowdState {
  /** Open ballot with the latest votes; null for none. */
  readonly ballot: BallotInfo | null;
  /** The latest reactions; the number tells them from those before. */
  readonly cheers: { readonly number: number; readonly made: Cheers } | null;
}

export const NO_CROWD: CrowdState = { ballot: null, cheers: null };

const isOf = (ballot: BallotInfo | null, match: number, known: number): ballot is BallotInfo =>
  ballot !== null && ballot.match === match && ballot.known === known;

/** What is known after some news; the same object where they are of something else. */
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

/** A name of a ballot: another one has another. */
export const ballotName = ({ match, known, seat }: BallotInfo): string => `${match}:${known}:${seat}`;

/** A choice as people read it. */
export interface ChoiceWords {
  /** From 1. */
  readonly number: number;
  /** What it comes to; null if nothing is certain. */
  readonly text: string | null;
}

/** What each choice comes to, in words. */
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
