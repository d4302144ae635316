import { type ComponentType, type ReactNode, useState } from 'react';
import type { Quality } from '#core';
import { useMessages } from '#i18n';
import type { Paint } from '#stage';
import { type FigureOption, FigurePicker, Portrait } from '#ui';
import { usePageClock, usePreferences } from '../services';

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

export interface FigureDialogProps extends Pick<FigureStandProps, 'model' | 'colour' | 'paint'> {
  readonly title: string;
  readonly options: readonly FigureOption[];
  readonly value: string;
  /** Draws the chosen figure; loaded on demand, since it brings the 3D library with it. */
  readonly Turntable: ComponentType<FigureStandProps>;
  readonly onChange: (figure: string) => void;
  readonly onClose: () => void;
  /** Describes the chosen figure. */
  readonly children: ReactNode;
}

/** A dialog to choose a figure and look at it from all sides. */
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
