import { useMessages } from '#i18n';
import type { SaveFault } from '#storage';
import { IconButton } from '#ui';

/** A saved game that cannot be read. */
export interface UnreadableGameRow {
  readonly id: string;
  /** `foreign`: its game is not part of this program. */
  readonly fault: SaveFault | 'foreign';
  /** Id of its game; null if unknown. */
  readonly game: string | null;
  /** When it was last played, formatted; null if unknown. */
  readonly when: string | null;
}

export interface UnreadableGamesProps {
  readonly games: readonly UnreadableGameRow[];
  /** Exports the save unchanged as a file. */
  readonly onExport: (id: string) => void;
  readonly onDelete: (id: string, called: string) => void;
}

/** Unreadable games with the reason, which can be exported or deleted. */
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
