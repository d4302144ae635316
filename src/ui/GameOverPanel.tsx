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
  /** What the player has to show for it, in words. */
  readonly detail: string;
}

export interface GameOverPanelProps {
  readonly title: string;
  readonly reason: string;
  /** First to last. */
  readonly rows: readonly RankingRow[];
  /** What the game comes to in figures. */
  readonly figures: readonly GameFigure[];
  /** How many turns and actions the game had. */
  readonly turns: number;
  readonly actions: number;
  /** The same players again; left out where that is for others to say. */
  readonly onAgain?: () => void;
  /** Shows the whole game from its beginning. */
  readonly onWatch: () => void;
  /** Shows where the game turned; left out where that cannot be told. */
  readonly onAnalysis?: () => void;
  /** Hands the game on; left out where it is not kept here. */
  readonly onShare?: () => void;
  readonly onLobby: () => void;
  /** Puts the panel away; so do Escape and the cross. */
  readonly onLook: () => void;
}

/** The end of a game: who won and why, the ranking, and where to go from here. */
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
