import { useState } from 'react';
import { neighbourTowards } from '#director';
import { useLanguage, useMessages } from '#i18n';
import type { GamePanelProps, GameTable } from '#module';
import { IconButton, Panel, TextGrid, TextPlaces } from '#ui';
import './TextBoardPanel.css';

export interface TextBoardPanelProps {
  readonly table: GameTable;
  readonly panel: GamePanelProps;
  /** Called with the place under the cursor, to be highlighted on the table; null when the focus leaves. */
  readonly onCursor: (place: string | null) => void;
  readonly onPick: (target: string) => void;
  readonly onClose: () => void;
}

/** The text board: a grid or list of places with a cursor, and sections for everything beside the board. */
export function TextBoardPanel({ table, panel, onCursor, onPick, onClose }: TextBoardPanelProps) {
  const { textBoard: words } = useMessages();
  const language = useLanguage();
  const [cursor, setCursor] = useState<string | null>(null);
  const board = table.textBoard?.(panel, language) ?? { grid: null, sections: [] };
  const { grid, places = [] } = board;
  const { control, session } = panel;
  const cells = [...(grid?.rows.flatMap((row) => row.cells) ?? []), ...places];
  const beside = () => new Map(table.places?.(session.table).map((place) => [place.id, place]));
  const walked = {
    label: words.grid,
    cursor,
    onCursor(place: string) {
      setCursor(place);
      onCursor(place);
      control.pointAt(cells.find(({ name }) => name === place)?.offer?.target ?? null);
    },
    onLeave() {
      onCursor(null);
      control.pointAt(null);
    },
    onChoose: onPick,
    onRefuse: (place: string) => control.refuse?.(place),
  };
  return (
    <Panel label={words.title} className="text-board" scrolling>
      <div className="text-board-head">
        <h2>{words.title}</h2>
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
      {cells.length > 0 && <p className="text-board-hint">{grid === null ? words.walk : words.hint}</p>}
      {grid !== null && <TextGrid grid={grid} {...walked} />}
      {places.length > 0 && (
        <TextPlaces
          places={places}
          neighbour={(place, direction) => neighbourTowards(beside(), place, direction)}
          {...walked}
        />
      )}
      <div className="text-board-sections">
        {board.sections.map(({ heading, lines }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul aria-label={heading}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
