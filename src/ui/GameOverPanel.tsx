import { useMessages } from '#i18n';
import { Button } from './Button';
import { classes } from './classes';
import { Dialog } from './Dialog';
import { type GameFigure, GameFigures } from './GameFigures';
import './GameOverPanel.css';
import { SeatBadge } from './SeatBadge';

export interface RankingRow {
  readonly seat: string;
  readonly name: string;
  /** 1 for the winner. */
  readonly rank: number;
  /** The player's result, in words. */
  readonly detail: string;
}

export interface GameOverPanelProps {
  readonly title: string;
  readonly reason: string;
  /** First to last. */
  readonly rows: readonly RankingRow[];
  /** Statistics of the game. */
  readonly figures: readonly GameFigure[];
  /** Number of turns and actions in the game. */
  readonly turns: number;
  readonly actions: number;
  /** Starts a rematch. Omitted if others decide that. */
  readonly onAgain?: () => void;
  /** Replays the whole game from the beginning. */
  readonly onWatch: () => void;
  /** Shows the turning points. Omitted if they cannot be computed. */
  readonly onAnalysis?: () => void;
  /** Shares the game. Omitted if it is not stored on this device. */
  readonly onShare?: () => void;
  readonly onLobby: () => void;
  /** Closes the panel; so do Escape and the close button. */
  readonly onLook: () => void;
}

/** The end of a game: who won and why, the ranking, and what to do next. */
export function GameOverPanel({
  title,
  reason,
  rows,
  figures,
  turns,
  actions,
  onAgain,
  onWatch,
  onAnalysis,
  onShare,
  onLobby,
  onLook,
}: GameOverPanelProps) {
  const { analysis, gameOver, share } = useMessages();
  const won = rows.some(({ rank }) => rank === 1);
  return (
    <Dialog title={title} onClose={onLook} className="ui-over">
      <p className="ui-over-reason">{reason}</p>
      <ol aria-label={gameOver.ranking} data-unranked={!won || undefined}>
        {rows.map((row) => (
          <li key={row.seat} className={classes(row.rank === 1 && 'first')}>
            {won && <span className="ui-over-rank">{gameOver.place(row.rank)}</span>}
            <SeatBadge seat={row.seat} name={row.name} />
            <span>{row.detail}</span>
          </li>
        ))}
      </ol>
      <div className="ui-over-buttons">
        {onAgain !== undefined && (
          <Button look="primary" first onPress={onAgain}>
            {gameOver.again}
          </Button>
        )}
        <Button onPress={onWatch}>{gameOver.watch}</Button>
        {onAnalysis !== undefined && <Button onPress={onAnalysis}>{analysis.open}</Button>}
        {onShare !== undefined && <Button onPress={onShare}>{share.title}</Button>}
        <Button onPress={onLobby}>{gameOver.lobby}</Button>
        <Button look="quiet" onPress={onLook}>
          {gameOver.look}
        </Button>
      </div>
      {figures.length > 0 && (
        <GameFigures players={rows} figures={figures} length={gameOver.length(turns, actions)} />
      )}
    </Dialog>
  );
}
