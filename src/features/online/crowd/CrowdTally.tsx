import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import { type GameWords, nameOf, type SeatNames } from '#module';
import type { BallotInfo } from '#net';
import { SeatMark } from '#ui';
import { choiceWords } from '../client/crowdState';
import { TimeBar } from './TimeBar';

export interface CrowdTallyProps {
  readonly ballot: BallotInfo;
  readonly words: Pick<GameWords, 'log'>;
  readonly names: SeatNames;
  /** Maximum number of choices, those with the most votes. */
  readonly most: number;
}

/** Public display of a ballot and its votes. */
export function CrowdTally({ ballot, words, names, most: shown }: CrowdTallyProps) {
  const { crowd } = useMessages();
  const { seat, counts } = ballot;
  const most = Math.max(1, ...counts);
  const best = new Set(
    counts
      .map((_, index) => index)
      .sort((a, b) => counts[b]! - counts[a]! || a - b)
      .slice(0, shown),
  );
  return (
    <section className="crowd-tally" aria-label={crowd.plays}>
      <p className="crowd-tally-title">
        <SeatMark seat={seat} size="1.1em" />
        {crowd.asks(nameOf(names, seat))}
      </p>
      <TimeBar ballot={ballot} />
      <ol className="crowd-tally-choices" aria-label={crowd.choices}>
        {choiceWords(ballot, words, names).map(({ number, text }) => {
          if (!best.has(number - 1)) return null;
          const count = counts[number - 1] ?? 0;
          const style = { '--share': count / most } as CSSProperties;
          return (
            <li key={number} style={style} data-most={count === most || undefined}>
              <span className="crowd-number">{crowd.number(number)}</span>
              <span className="crowd-words">{text ?? crowd.choice(number)}</span>
              <span className="crowd-count">
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden">{crowd.votes(count)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
