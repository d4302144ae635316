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
  seatColourStyle,
} from '#ui';
import { ImportGame } from './ImportGame';
import './SavedGames.css';
import { CoverArt } from '../../page/lobby/CoverArt';
import { type UnreadableGameRow, UnreadableGames } from './UnreadableGames';

export interface SavedGameRow {
  readonly id: string;
  /** The id of the game that is played. */
  readonly game: string;
  readonly players: readonly { readonly seat: string; readonly name: string }[];
  /** Every seat that its game may have, in their order. */
  readonly seats: readonly string[];
  /** What colours they have on the table. */
  readonly colours: SeatColours;
  /** How many actions were taken. */
  readonly actions: number;
  /** Which turn of the game it is, from 1, where that is known. */
  readonly turn?: number;
  /** The name of the active player, where that is known. */
  readonly toPlay?: string;
  /** What its table looked like when it was left, as a `data:` address. */
  readonly picture?: string;
  /** When it was last played, ready to be read, e.g. “yesterday, 21:40”. */
  readonly when: string;
  /** It is finished: there is nothing to go on with, but something to watch. */
  readonly over: boolean;
}

export interface SavedGamesProps {
  /** The games that the program offers. */
  readonly entries: readonly GameEntry[];
  /** Latest first. */
  readonly games: readonly SavedGameRow[];
  readonly unreadable: readonly UnreadableGameRow[];
  readonly onContinue: (id: string) => void;
  /** Shows a finished game from its beginning. */
  readonly onWatch: (id: string) => void;
  /** @param called the names of its players, or when it was last played */
  readonly onDelete: (id: string, called: string) => void;
  /** Keeps a game as a file. */
  readonly onExport: (game: SavedGameRow) => void;
  /** Keeps a game that cannot be read as a file. */
  readonly onExportUnreadable: (id: string) => void;
  /** Opens a game that was kept as a file. */
  readonly onImport: (file: File) => void;
  /** Goes to what was played on this device, in figures. */
  readonly onMine: () => void;
  /** Joins a table that somebody else has opened; null if it is shown elsewhere. */
  readonly onJoin: (() => void) | null;
}

/** The games of this device, to go on with or to watch again, and those that come as a file. */
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
      <div className="lobby-saves-lists">
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

/** The table as it was left, with the cover of the game's box in its corner; the cover alone where there is no picture. */
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
