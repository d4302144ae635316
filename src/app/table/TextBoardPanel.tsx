import { useState } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { GamePanelProps, GameTable } from '#module';
import { IconButton, TextGrid } from '#ui';
import './TextBoardPanel.css';

export interface TextBoardPanelProps {
  readonly table: GameTable;
  readonly panel: GamePanelProps;
  /** The box that the cursor is on, to be marked in the picture; null when the focus leaves. */
  readonly onCursor: (box: string | null) => void;
  readonly onPick: (target: string) => void;
  readonly onClose: () => void;
}

/** The table in words: its board as a grid with a cursor, and everything beside it. */
export function TextBoardPanel({ table, panel, onCursor, onPick, onClose }: TextBoardPanelProps) {
  const { textBoard: words } = useMessages();
  const language = useLanguage();
  const [cursor, setCursor] = useState<string | null>(null);
  const board = table.textBoard?.(panel, language) ?? { grid: null, sections: [] };
  const { grid } = board;
  const { control } = panel;
  return (
    <section className="ui-panel text-board" aria-label={words.title}>
      <div className="text-board-head">
        <h2>{words.title}</h2>
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
      {grid !== null && (
        <>
          <p className="text-board-hint">{words.hint}</p>
          <TextGrid
            grid={grid}
            label={words.grid}
            cursor={cursor}
            onCursor={(box) => {
              setCursor(box);
              onCursor(box);
              const cell = grid.rows.flatMap(({ cells }) => cells).find(({ name }) => name === box);
              control.pointAt(cell?.offer?.target ?? null);
            }}
            onLeave={() => {
              onCursor(null);
              control.pointAt(null);
            }}
            onChoose={onPick}
            onRefuse={(box) => control.refuse?.(box)}
          />
        </>
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
    </section>
  );
}
