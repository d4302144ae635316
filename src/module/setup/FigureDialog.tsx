import { type ComponentType, type ReactNode, useState } from 'react';
import type { Quality } from '#core';
import { useMessages } from '#i18n';
import type { Paint } from '#stage';
import { type FigureOption, FigurePicker, Portrait } from '#ui';
import { usePageClock, usePreferences } from '../services';
import type { SeatNames } from '../words';
import { nameInDraft, type SetupDraft, withOwn } from './draft';

/** Props of a figure on a turntable, such as `TurningFigure` of the theme. */
export interface FigureStandProps {
  /** A key of the stage's models. */
  readonly model: string;
  readonly name: string;
  /** Colour of its player, for the ring below it. */
  readonly colour: string;
  /** Colours by part. */
  readonly paint?: Paint;
  readonly quality: Quality | null;
  /** Whether it turns by hand only. */
  readonly still: boolean;
  /** Shown if nothing can be drawn. */
  readonly instead: ReactNode;
  readonly words: ReturnType<typeof useMessages>['figures'];
}

export interface FigureDialogProps<Seat extends string> extends Pick<FigureStandProps, 'model' | 'paint'> {
  readonly title: string;
  readonly options: readonly Omit<FigureOption, 'holder'>[];
  /** The only figure that several seats may share. */
  readonly shared?: string | undefined;
  readonly draft: SetupDraft<Seat>;
  /** The seat that chooses. */
  readonly seat: Seat;
  /** Default names of the seats. */
  readonly names: SeatNames;
  /** Draws the chosen figure; loaded on demand, since it brings the 3D library with it. */
  readonly Turntable: ComponentType<FigureStandProps>;
  readonly onDraft: (draft: SetupDraft<Seat>) => void;
  readonly onClose: () => void;
  /** Describes the chosen figure. */
  readonly children: ReactNode;
}

/** A dialog to choose a figure and look at it from all sides. */
export function FigureDialog<Seat extends string>(props: FigureDialogProps<Seat>) {
  const { title, options, shared, draft, seat, names, Turntable, onDraft, onClose, children, ...shown } =
    props;
  const { figure: value = '', colour } = draft.seats[seat]!;
  const holderOf = (figure: string) =>
    draft.places.find((each) => each !== seat && figure !== shared && draft.seats[each]?.figure === figure);
  const { figures } = useMessages();
  const { mode: clock } = usePageClock();
  const preferences = usePreferences();
  const [{ quality, still }] = useState({
    quality: preferences.quality,
    still: preferences.reducedMotion || clock === 'manual',
  });
  const { name = value, figure = value } = options.find((option) => option.value === value) ?? {};
  return (
    <FigurePicker
      title={title}
      options={options.map((option) => {
        const holder = holderOf(option.value);
        return holder === undefined
          ? option
          : { ...option, holder: figures.held(nameInDraft(draft, holder, names)) };
      })}
      value={value}
      onChange={(figure) => onDraft(withOwn(draft, seat, 'figure', figure, shared))}
      done={figures.take(name)}
      onClose={onClose}
      stage={
        <Turntable
          name={name}
          words={figures}
          instead={<Portrait figure={figure} />}
          quality={quality}
          still={still}
          colour={colour}
          {...shown}
        />
      }
    >
      {children}
    </FigurePicker>
  );
}
