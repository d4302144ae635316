import { lazy, useState } from 'react';
import type { Quality } from '#core';
import { useMessages } from '#i18n';
import { KING_FIGURES, type KingFigure, kingModel, SEAT_COLOURS } from '#king-of-monsters/view';
import { FigurePicker, Portrait } from '#ui';
import { useLobbyWords } from './messages';

// With it comes the 3D library, which the lobby does without until somebody wants to see a figure from all sides.
const TurningFigure = lazy(async () => ({ default: (await import('#kaiju')).TurningFigure }));

export interface KingPickerProps {
  readonly figure: KingFigure;
  /** How the figure turns: the quality of its picture, and whether it does so by itself. */
  readonly show: { readonly quality: Quality | null; readonly still: boolean };
  readonly onFigure: (figure: KingFigure) => void;
  readonly onClose: () => void;
}

/** The kaiju that is the King is chosen among the eight; nothing of the rules hangs on it. */
export function KingPicker({ figure, show, onFigure, onClose }: KingPickerProps) {
  const { figures } = useMessages();
  const words = useLobbyWords();
  const [drawn] = useState(show);
  const name = words.figures[figure];
  return (
    <FigurePicker
      title={words.figure}
      options={KING_FIGURES.map((value) => ({ value, name: words.figures[value], figure: value }))}
      value={figure}
      onChange={(value) => onFigure(value as KingFigure)}
      done={figures.take(name)}
      onClose={onClose}
      stage={
        <TurningFigure
          model={kingModel(figure)}
          name={name}
          words={figures}
          colour={SEAT_COLOURS.king}
          instead={<Portrait figure={figure} />}
          {...drawn}
        />
      }
    >
      <p>{words.alike}</p>
    </FigurePicker>
  );
}
