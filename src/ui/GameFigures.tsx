import { useMessages } from '#i18n';
import { classes } from './classes';
import './GameFigures.css';
import { SeatBadge } from './SeatBadge';
import { useWindowSize } from './useWindowSize';

/** A statistic of a whole game, by seat. Default: 0. */
export interface GameFigure {
  readonly label: string;
  readonly bySeat: Readonly<Partial<Record<string, number>>>;
}

export interface GameFiguresProps {
  readonly players: readonly { readonly seat: string; readonly name: string }[];
  readonly figures: readonly GameFigure[];
  /** The length of the game, in words. */
  readonly length: string;
}

/** Minimum window height with room for the statistics beside the ranking, CSS pixels. */
const ROOMY = 640;

/**
 * Statistics of a finished game, one column per player, with the highest value of each row highlighted. Rows that are zero
 * for everyone are omitted; without any rows nothing is rendered.
 */
export function GameFigures({ players, figures, length }: GameFiguresProps) {
  const { gameOver } = useMessages();
  const { height } = useWindowSize();
  const rows = figures
    .map(({ label, bySeat }) => ({
      label,
      bySeat,
      most: Math.max(0, ...players.map(({ seat }) => bySeat[seat] ?? 0)),
    }))
    .filter(({ most }) => most > 0);
  if (rows.length === 0) return null;
  return (
    <details className="ui-game-figures" open={height >= ROOMY}>
      <summary>
        {gameOver.figures} <small>{length}</small>
      </summary>
      <table>
        <thead>
          <tr>
            <td />
            {players.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, bySeat, most }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {players.map(({ seat }) => (
                <td key={seat} className={classes(bySeat[seat] === most && 'most')}>
                  {bySeat[seat] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
