import { Fragment } from 'react';
import { useMessages } from '#i18n';
import type { GameEntry } from '#module';
import {
  Button,
  classes,
  Icon,
  IconButton,
  Panel,
  SeatBadge,
  type SeatColours,
  SeatOrderProvider,
  scrolls,
  seatColourStyle,
} from '#ui';
import { ImportGame } from './ImportGame';
import './SavedGames.css';
import { CoverArt } from '../../page/lobby/CoverArt';
import { type UnreadableGameRow, UnreadableGames } from './UnreadableGames';

export interface SavedGameRow {
  readonly id: string;
  /** Id of the game's rules. */
  readonly game: string;
  readonly players: readonly { readonly seat: string; readonly name: string }[];
  /** All seats of the game, in order. */
  readonly seats: readonly string[];
  /** Seat colours on the table. */
  readonly colours: SeatColours;
  /** Number of actions. */
  readonly actions: number;
  /** Current turn, from 1, if known. */
  readonly turn?: number;
  /** Name of the active player, if known. */
  readonly toPlay?: string;
  /** Thumbnail of its table as a `data:` URL. */
  readonly picture?: string;
  /** When it was last played, formatted, e.g. “yesterday, 21:40”. */
  readonly when: string;
  /** Whether it is finished, so that it can only be watched. */
  readonly over: boolean;
}

export interface SavedGamesProps {
  /** The games of the program. */
  readonly entries: readonly GameEntry[];
  /** Latest first. */
  readonly games: readonly SavedGameRow[];
  readonly unreadable: readonly UnreadableGameRow[];
  readonly onContinue: (id: string) => void;
  /** Replays a finished game from its beginning. */
  readonly onWatch: (id: string) => void;
  /** @param called names of its players, or when it was last played */
  readonly onDelete: (id: string, called: string) => void;
  /** Exports a game as a file. */
  readonly onExport: (game: SavedGameRow) => void;
  /** Exports an unreadable save as a file. */
  readonly onExportUnreadable: (id: string) => void;
  /** Imports a game file. */
  readonly onImport: (file: File) => void;
  /** Opens the statistics page. */
  readonly onMine: () => void;
  /** Joins a table opened by somebody else; null if that button is elsewhere. */
  readonly onJoin: (() => void) | null;
}

/** Games of this device, to be resumed or watched, and import of game files. */
export function SavedGames(props: SavedGamesProps) {
  const { games, unreadable } = props;
  const { lobby, mine, saving, rooms } = useMessages();
  const elsewhere = (
    <div className="lobby-elsewhere">
      <ImportGame onFile={props.onImport} />
      <Button onPress={props.onMine}>{mine.link}</Button>
      {props.onJoin !== null && <Button onPress={props.onJoin}>{rooms.joinInstead}</Button>}
    </div>
  );
  const running = games.filter(({ over }) => !over);
  const finished = games.filter(({ over }) => over);
  const sections = [
    { title: lobby.resume, rows: running.length, list: <Games {...props} games={running} /> },
    { title: lobby.finished, rows: finished.length, list: <Games {...props} games={finished} /> },
    {
      title: saving.unreadable,
      rows: unreadable.length,
      list: (
        <UnreadableGames games={unreadable} onExport={props.onExportUnreadable} onDelete={props.onDelete} />
      ),
    },
  ].filter(({ rows }) => rows > 0);
  const [first] = sections;
  if (first === undefined) return <div className="lobby-saves">{elsewhere}</div>;
  return (
    <Panel label={first.title} className="lobby-saves">
      <div className="lobby-saves-head">
        <h2>{first.title}</h2>
        {elsewhere}
      </div>
      <div ref={scrolls} className="ui-scroll lobby-saves-lists">
        {sections.map(({ title, list }) => (
          <Fragment key={title}>
            {title !== first.title && <h2>{title}</h2>}
            {list}
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}

type GamesProps = Pick<
  SavedGamesProps,
  'entries' | 'games' | 'onContinue' | 'onWatch' | 'onDelete' | 'onExport'
>;

function Games({ entries, games, onContinue, onWatch, onDelete, onExport }: GamesProps) {
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
            <GamePicture entry={entries.find(({ id }) => id === game.game)} picture={game.picture} />
            <SeatOrderProvider seats={game.seats}>
              <span className="lobby-save-names" style={seatColourStyle(game.colours)}>
                {game.players.map(({ seat, name }) => (
                  <SeatBadge key={seat} seat={seat} name={name} />
                ))}
              </span>
            </SeatOrderProvider>
            {game.toPlay !== undefined && (
              <small className="lobby-save-state">
                {lobby.toPlay(game.toPlay)}
                {game.turn !== undefined && ` · ${lobby.turn(game.turn)}`}
              </small>
            )}
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
          <div className="lobby-save-tools">
            <IconButton icon="save" label={share.exportGame(namesOf(game))} onPress={() => onExport(game)} />
            <IconButton
              icon="trash"
              label={lobby.deleteGame(namesOf(game))}
              onPress={() => onDelete(game.id, namesOf(game))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface GamePictureProps {
  readonly entry: GameEntry | undefined;
  readonly picture: string | undefined;
}

/** The thumbnail of a table with the game's cover in its corner; only the cover if there is no thumbnail. */
function GamePicture({ entry, picture }: GamePictureProps) {
  return (
    <span className="lobby-save-game" title={entry?.title}>
      {picture !== undefined && <img src={picture} alt="" />}
      <span className={classes('lobby-save-cover', picture !== undefined && 'corner')}>
        <CoverArt entry={entry} />
      </span>
      <span className="visually-hidden">{entry?.title} </span>
    </span>
  );
}
