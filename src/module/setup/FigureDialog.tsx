import { type ComponentType, type ReactNode, useState } from 'react';
import type { Quality } from '#core';
import { useMessages } from '#i18n';
import type { Paint } from '#stage';
import { type FigureOption, FigurePicker, Portrait } from '#ui';
import { usePageClock, usePreferences } from '../services';

/** A figure that turns on its base; `TurningFigure` of the theme is one. */
export interface FigureStandProps {
  /** A key of the stage's models. */
  readonly model: string;
  readonly name: string;
  /** Of its player, for the ring below it. */
  readonly colour: string;
  /** Colours of its own, by part. */
  readonly paint?: Paint;
  readonly quality: Quality | null;
  /** It turns only by hand. */
  readonly still: boolean;
  /** What is shown where nothing can be drawn. */
  readonly instead: ReactNode;
  readonly words: ReturnType<typeof useMessages>['figures'];
}

export interface FigureDialogProps extends Pick<FigureStandProps, 'model' | 'colour' | 'paint'> {
  readonly title: string;
  readonly options: readonly FigureOption[];
  readonly value: string;
  /** Draws the chosen figure; loaded when somebody wants to see one, for the 3D library comes with it. */
  readonly Turntable: ComponentType<FigureStandProps>;
  readonly onChange: (figure: string) => void;
  readonly onClose: () => void;
  /** What is to be known of the chosen figure. */
  readonly children: ReactNode;
}

/** A figure is chosen among all that there are, and seen from all sides. */
export function FigureDialog(props: FigureDialogProps) {
  const { title, options, value, Turntable, onChange, onClose, children, ...shown } = props;
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
      options={options}
      value={value}
      onChange={onChange}
      done={figures.take(name)}
      onClose={onClose}
      stage={
        <Turntable
          name={name}
          words={figures}
          instead={<Portrait figure={figure} />}
          quality={quality}
          still={still}
          {...shown}
        />
      }
    >
      {children}
    </FigurePicker>
  );
}
