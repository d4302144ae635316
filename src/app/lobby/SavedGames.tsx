import { useMessages } from '#i18n';
import { Icon, IconButton, Panel, SeatBadge, SeatOrderProvider } from '#ui';
import { ImportGame } from './ImportGame';
import './SavedGames.css';

export interface SavedGameRow {
  readonly id: string;
  readonly players: readonly { readonly seat: string; readonly name: string }[];
  /** Every seat that its game may have, in their order. */
  readonly seats: readonly string[];
  /** How many actions were taken. */
  readonly actions: number;
  /** When it was last played, ready to be read, e.g. “yesterday, 21:40”. */
  readonly when: string;
  /** It is finished: there is nothing to go on with, but something to watch. */
  readonly over: boolean;
}

export interface SavedGamesProps {
  /** Latest first. */
  readonly games: readonly SavedGameRow[];
  readonly onContinue: (id: string) => void;
  /** Shows a finished game from its beginning. */
  readonly onWatch: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** Keeps a game as a file. */
  readonly onExport: (game: SavedGameRow) => void;
  /** Opens a game that was kept as a file. */
  readonly onImport: (file: File) => void;
}

/** The games of this device, to go on with or to watch again, and those that come as a file. */
export function SavedGames(props: SavedGamesProps) {
  const { lobby } = useMessages();
  const importing = <ImportGame onFile={props.onImport} />;
  const running = props.games.filter(({ over }) => !over);
  const finished = props.games.filter(({ over }) => over);
  if (props.games.length === 0) return <div className="lobby-saves">{importing}</div>;
  return (
    <Panel label={running.length > 0 ? lobby.resume : lobby.finished} heading className="lobby-saves">
      {running.length > 0 && <Games {...props} games={running} />}
      {running.length > 0 && finished.length > 0 && <h2>{lobby.finished}</h2>}
      {finished.length > 0 && <Games {...props} games={finished} />}
      {importing}
    </Panel>
  );
}

function Games({ games, onContinue, onWatch, onDelete, onExport }: SavedGamesProps) {
  const { lobby, share } = useMessages();
  const namesOf = ({ players }: SavedGameRow) => players.map(({ name }) => name).join(', ');
  return (
    <ul>
      {games.map((game) => (
        <li key={game.id}>
          <button
            type="button"
            className="ui-button lobby-save"
            onClick={() => (game.over ? onWatch : onContinue)(game.id)}
          >
            <span className="lobby-save-names">
              <SeatOrderProvider seats={game.seats}>
                {game.players.map(({ seat, name }) => (
                  <SeatBadge key={seat} seat={seat} name={name} />
                ))}
              </SeatOrderProvider>
            </span>
            <small>
              {game.over && (
                <span className="lobby-save-watch">
                  <Icon name="replay" /> {lobby.watch}
                </span>
              )}
              {game.when}
              {!game.over && ` · ${lobby.turns(game.actions)}`}
            </small>
          </button>
          <IconButton icon="save" label={share.exportGame(namesOf(game))} onPress={() => onExport(game)} />
          <IconButton
            icon="trash"
            label={lobby.deleteGame(namesOf(game))}
            onPress={() => onDelete(game.id)}
          />
        </li>
      ))}
    </ul>
  );
}
