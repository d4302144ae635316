import { lazy, useState } from 'react';
import type { Quality } from '#core';
import { useMessages } from '#i18n';
import { FIGURES, type Figure, type Seat } from '#tetzilla/rules';
import { figureKey, useTetMessages } from '#tetzilla/view';
import { FigurePicker, Portrait } from '#ui';
import { type GameDraft, seatsIn } from './draft';

// With it comes the 3D library, which the lobby does without until somebody wants to see a figure from all sides.
const TurningFigure = lazy(async () => ({ default: (await import('#kaiju')).TurningFigure }));

export interface KaijuPickerProps {
  readonly seat: Seat;
  readonly draft: GameDraft;
  /** How the figure turns: the quality of its picture, and whether it does so by itself. */
  readonly show: { readonly quality: Quality | null; readonly still: boolean };
  readonly onFigure: (figure: Figure) => void;
  readonly onClose: () => void;
}

/** The kaiju of a seat is chosen among the eight; who has it already gives the own one in exchange (T2.5). */
export function KaijuPicker({ seat, draft, show, onFigure, onClose }: KaijuPickerProps) {
  const { lobby, things } = useTetMessages();
  const { figures } = useMessages();
  const { name, figure, colour } = draft.seats[seat];
  const [drawn] = useState(show);
  return (
    <FigurePicker
      title={lobby.figure(name)}
      options={FIGURES.map((value) => {
        const holder = seatsIn(draft).find((each) => each !== seat && draft.seats[each].figure === value);
        return {
          value,
          name: things.figures[value],
          figure: value,
          ...(holder === undefined ? {} : { holder: figures.held(draft.seats[holder].name) }),
        };
      })}
      value={figure}
      onChange={(value) => onFigure(value as Figure)}
      done={figures.take(things.figures[figure])}
      onClose={onClose}
      stage={
        <TurningFigure
          model={figureKey(figure)}
          name={things.figures[figure]}
          words={figures}
          colour={colour}
          instead={<Portrait figure={figure} />}
          {...drawn}
        />
      }
    >
      <p>{lobby.alike}</p>
    </FigurePicker>
  );
}
