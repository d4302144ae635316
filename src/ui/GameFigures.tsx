import { useMessages } from '#i18n';
import { classes } from './classes';
import './GameFigures.css';
import { SeatBadge } from './SeatBadge';
import { useWindowSize } from './useWindowSize';

/** A figure of a whole game, by seat; 0 if left out. */
export interface GameFigure {
  readonly label: string;
  readonly bySeat: Readonly<Partial<Record<string, number>>>;
}

export interface GameFiguresProps {
  readonly players: readonly { readonly seat: string; readonly name: string }[];
  readonly figures: readonly GameFigure[];
  /** How long the game was, in words. */
  readonly length: string;
}

/** So high a window has room for the figures beside the ranking, CSS pixels. */
const ROOMY = 640;

/**
 * A finished game in figures, a column for each player; the greatest of a row stands out. What nobody has is left out;
 * where nobody has anything, nothing is shown.
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
