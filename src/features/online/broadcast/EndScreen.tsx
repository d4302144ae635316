import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import type { GameResult, SeatLine } from '#module';
import { classes, Portrait, SeatMark, seatColour } from '#ui';
import './Cards.css';

export interface EndScreenProps {
  readonly verdict: GameResult;
  readonly seats: readonly SeatLine[];
}

/** End screen: winner and ranking. */
export function EndScreen({ verdict, seats }: EndScreenProps) {
  const { watch, gameOver } = useMessages();
  const won = verdict.rows.some(({ rank }) => rank === 1);
  const figureOf = (seat: string) => seats.find((line) => line.seat === seat)?.figure ?? null;
  return (
    <section className="cast-over" aria-label={watch.over}>
      <p className="cast-over-head">{watch.over}</p>
      <h2>{verdict.title}</h2>
      <p className="cast-over-why">{verdict.reason}</p>
      <ol aria-label={gameOver.ranking}>
        {verdict.rows.map(({ seat, name, rank, detail }) => {
          const figure = figureOf(seat);
          return (
            <li
              key={seat}
              className={classes(rank === 1 && 'first')}
              style={{ '--mark': seatColour(seat) } as CSSProperties}
            >
              {won && <span className="cast-rank">{rank}</span>}
              {figure !== null && (
                <span className="cast-face">
                  <Portrait figure={figure} />
                </span>
              )}
              <span className="cast-name">
                <SeatMark seat={seat} size="0.8em" />
                <span>{name}</span>
              </span>
              <span className="cast-detail">{detail}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
