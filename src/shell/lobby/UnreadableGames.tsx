import { useMessages } from '#i18n';
import type { SaveFault } from '#storage';
import { IconButton } from '#ui';

/** A game of this device that cannot be read. */
export interface UnreadableGameRow {
  readonly id: string;
  /** `foreign`: it is of a game that the program does not have. */
  readonly fault: SaveFault | 'foreign';
  /** The id of its game; null if that is not known. */
  readonly game: string | null;
  /** When it was last played, ready to be read; null if it does not say. */
  readonly when: string | null;
}

export interface UnreadableGamesProps {
  readonly games: readonly UnreadableGameRow[];
  /** Keeps a game as a file, as it lies there. */
  readonly onExport: (id: string) => void;
  readonly onDelete: (id: string, called: string) => void;
}

/** Games that cannot be read: what is wrong with each, to be kept as a file or deleted. */
export function UnreadableGames({ games, onExport, onDelete }: UnreadableGamesProps) {
  const { saving } = useMessages();
  return (
    <ul>
      {games.map(({ id, fault, game, when }) => {
        const called = when ?? saving.undated;
        return (
          <li key={id}>
            <div className="lobby-save unreadable">
              <span>{fault === 'foreign' ? saving.foreign(game ?? '') : saving[fault]}</span>
              <small>{called}</small>
            </div>
            <IconButton icon="save" label={saving.download(called)} onPress={() => onExport(id)} />
            <IconButton icon="trash" label={saving.remove(called)} onPress={() => onDelete(id, called)} />
          </li>
        );
      })}
    </ul>
  );
}
