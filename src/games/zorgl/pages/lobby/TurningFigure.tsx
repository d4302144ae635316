import type { ReactNode } from 'react';
import type { Quality } from '#core';
import { canDraw, type Paint, pickQuality, rendererName } from '#stage';
import type { HouseModel } from '#zorgl/rules';
import { figureKey } from '#zorgl/view';
import { Figure } from '../workshop/Figure';

const NO_PAINT: Paint = {};

export interface TurningFigureProps {
  readonly figure: HouseModel;
  /** Of its player, for the ring below it. */
  readonly colour: string;
  readonly paint?: Paint;
  readonly name: string;
  /** Null: what suits the device. */
  readonly quality: Quality | null;
  /** It turns only by hand. */
  readonly still: boolean;
  /** What is shown where nothing can be drawn. */
  readonly instead: ReactNode;
}

/** A miniature on its base that turns slowly, and by hand. */
export function TurningFigure(props: TurningFigureProps) {
  const { figure, colour, paint = NO_PAINT, name, quality, still, instead } = props;
  if (!canDraw()) return instead;
  return (
    <Figure
      model={figureKey(figure)}
      paint={paint}
      ring={colour}
      name={name}
      aside={0}
      quality={quality ?? pickQuality(rendererName())}
      turns={!still}
    />
  );
}
