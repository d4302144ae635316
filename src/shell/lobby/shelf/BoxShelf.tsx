import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { GameBox, GameEntry } from '#module';
import { Icon, scrolls } from '#ui';
import { Box } from './Box';
import './BoxShelf.css';

export interface BoxShelfProps {
  readonly entries: readonly GameEntry[];
  /** Id of the game whose box is open. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Called when a box is hovered or focused and may be chosen next. */
  readonly onLook: (id: string) => void;
}

/** The games of the program as boxes on a shelf; the selected one is open. */
export function BoxShelf({ entries, chosen, onChoose, onLook }: BoxShelfProps) {
  const { lobby } = useMessages();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const open = entries.findIndex(({ id }) => id === chosen);
  const openBox = entries[open]?.box;
  useEffect(() => scrolls(row.current), []);
  useEffect(() => {
    const boxes = row.current;
    const place = boxes?.children.item(open);
    if (boxes === null || !(place instanceof HTMLElement)) return;
    boxes.scrollLeft = place.offsetLeft - boxes.offsetLeft;
  }, [open]);
  return (
    <fieldset className="shelf" style={{ '--boxes': entries.length } as CSSProperties}>
      <legend className="visually-hidden">{lobby.game}</legend>
      <div className="ui-scroll shelf-boxes" ref={row}>
        {entries.map((entry) => (
          <label
            key={entry.id}
            className="shelf-place"
            data-game={entry.id}
            onPointerEnter={() => onLook(entry.id)}
            onFocus={() => onLook(entry.id)}
          >
            <input
              type="radio"
              name={name}
              aria-label={entry.title}
              aria-describedby={entry.box === undefined ? undefined : `${name}-${entry.id}`}
              checked={entry.id === chosen}
              onChange={() => onChoose(entry.id)}
            />
            <Box entry={entry} />
            {entry.box !== undefined && <BoxWords id={`${name}-${entry.id}`} box={entry.box} />}
          </label>
        ))}
      </div>
      {openBox !== undefined && (
        <div className="shelf-below" aria-hidden="true">
          <BoxWords box={openBox} />
        </div>
      )}
    </fieldset>
  );
}

interface BoxWordsProps {
  /** Element id, for `aria-describedby`. */
  readonly id?: string;
  readonly box: GameBox;
}

/** Text beside a box: number of players, playing time, age and pitch. */
function BoxWords({ id, box }: BoxWordsProps) {
  const { lobby } = useMessages();
  const language = useLanguage();
  return (
    <span className="shelf-words" id={id}>
      <span>
        <Icon name="people" /> {lobby.playersFromTo(box.players)}
      </span>
      <span>
        <Icon name="clock" />{' '}
        <span>
          {lobby.minutes(box.minutes)} <span className="shelf-age">{lobby.fromAge(box.age)}</span>
        </span>
      </span>
      <span>{box.pitch[language]}</span>
    </span>
  );
}
