import { IconButton, Panel, SeatBadge } from '#ui';
import type { Seat } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import './SavedGames.css';

export interface SavedGameRow {
  readonly id: string;
  readonly players: readonly { readonly seat: Seat; readonly name: string }[];
  /** How many actions were taken. */
  readonly actions: number;
  /** When it was last played, ready to be read, e.g. “yesterday, 21:40”. */
  readonly when: string;
}

export interface SavedGamesProps {
  /** Latest first. */
  readonly games: readonly SavedGameRow[];
  readonly onContinue: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** The games to go on with; nothing when there is none. */
export function SavedGames({ games, onContinue, onDelete }: SavedGamesProps) {
  const { lobby } = useZorglMessages();
  if (games.length === 0) return null;
  return (
    <Panel label={lobby.resume} heading className="lobby-saves">
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" className="ui-button lobby-save" onClick={() => onContinue(game.id)}>
              <span className="lobby-save-names">
                {game.players.map(({ seat, name }) => (
                  <SeatBadge key={seat} seat={seat} name={name} />
                ))}
              </span>
              <small>
                {game.when} · {lobby.turns(game.actions)}
              </small>
            </button>
            <IconButton
              icon="trash"
              label={lobby.deleteGame(game.players.map(({ name }) => name).join(', '))}
              onPress={() => onDelete(game.id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
