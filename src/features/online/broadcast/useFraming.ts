import { useMemo } from 'react';
import type { CameraView, PictureFrame } from '#director';
import { useSession } from '#session';
import { frameOf, homeView, type Insets, type Subject } from '#stage';
import type { TableParts } from '../../../table/game/parts';
import { type Arrangement, arrangementFor, type Covering, coveredBy, type LayoutSize } from './layout';

/** Inputs for a broadcast's camera. */
export interface Framing {
  readonly home: CameraView;
  readonly above: CameraView;
  readonly frame: PictureFrame;
  /** Subject to keep in the picture, and the visible part of an upright board in frontal view. */
  readonly subject: Subject;
  readonly front: Subject | null;
}

/** Just short of vertical, so that north stays up. */
const STRAIGHT_DOWN = Math.PI / 2 - 0.002;

/** Aspect ratio of the free area. */
const aspectOf = ({ width, height }: LayoutSize, { top, right, bottom, left }: Insets) =>
  (width - left - right) / Math.max(1, height - top - bottom);

/** Bounds of a subject while the camera sways around it. @param sway amplitude in radians */
function swayed({ x, z, ...rest }: Subject, sway: number): Subject {
  const [cos, sin] = [Math.cos(sway), Math.sin(sway)];
  return { ...rest, x: x * cos + z * sin, z: z * cos + x * sin };
}

/** Arrangement of the overlay around the board and the area it covers; constant during a match. */
export function useArrangement(
  { session, table }: TableParts,
  size: LayoutSize,
  covering: Covering,
): { readonly arrangement: Arrangement; readonly insets: Insets } {
  const { opening } = session;
  return useMemo(() => {
    const arrangement = arrangementFor(
      size,
      covering,
      (insets) =>
        homeView(table.home(opening, aspectOf(size, insets), opening, false, true), size, insets).distance,
    );
    return { arrangement, insets: coveredBy(size, covering, arrangement) };
  }, [size, covering, table, opening]);
}

/** Home view of the whole table, memoised. @param sway amplitude of the idle sway, radians */
export function useFraming(
  { session, table }: TableParts,
  size: LayoutSize,
  insets: Insets,
  sway: number,
): Framing {
  const shown = useSession(session, (state) => state.shownView);
  const { width, height } = size;
  const aspect = aspectOf(size, insets);
  const wanted = JSON.stringify([
    table.home(session.opening, aspect, shown, false, true),
    table.front?.(shown) ?? null,
  ]);
  return useMemo(() => {
    const [subject, front] = JSON.parse(wanted) as readonly [Subject, Subject | null];
    const picture = { width, height };
    return {
      home: homeView(swayed(subject, sway), picture, insets),
      above: homeView(front ?? { ...subject, elevation: STRAIGHT_DOWN }, picture, insets),
      frame: frameOf(subject, picture, insets),
      subject,
      front,
    };
  }, [wanted, width, height, insets, sway]);
}
