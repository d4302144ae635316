import { useMemo } from 'react';
import type { CameraView, SafeArea } from '#director';
import { useSession } from '#session';
import { homeView, type Insets, type Subject, safeArea } from '#stage';
import type { TableParts } from '../table/parts';

/** What a broadcast's camera needs of the window. */
export interface Framing {
  readonly home: CameraView;
  readonly above: CameraView;
  readonly area: SafeArea;
  /** What must be in the picture, and what is seen of an upright board that is looked at square on. */
  readonly subject: Subject;
  readonly front: Subject | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A hair less than straight down, so that north stays above. */
const STRAIGHT_DOWN = Math.PI / 2 - 0.002;

/** The parts of the picture that lower thirds and titles cover, in CSS pixels. */
export function coveredBy({ width, height }: Size): Insets {
  return height > width
    ? { top: height * 0.16, right: 0, bottom: height * 0.33, left: 0 }
    : { top: height * 0.07, right: 0, bottom: height * 0.2, left: 0 };
}

/** Where the whole table is seen from. The same object as long as nothing of it changes. */
export function useFraming({ session, table }: TableParts, size: Size): Framing {
  const shown = useSession(session, (state) => state.shownView);
  const { width, height } = size;
  const insets = useMemo(() => coveredBy({ width, height }), [width, height]);
  const aspect = (width - insets.left - insets.right) / Math.max(1, height - insets.top - insets.bottom);
  const wanted = JSON.stringify([table.home(session.opening, aspect, shown), table.front?.(shown) ?? null]);
  return useMemo(() => {
    const [subject, front] = JSON.parse(wanted) as readonly [Subject, Subject | null];
    const picture = { width, height };
    return {
      home: homeView(subject, picture, insets),
      above: homeView(front ?? { ...subject, elevation: STRAIGHT_DOWN }, picture, insets),
      area: safeArea(picture, insets),
      subject,
      front,
    };
  }, [wanted, width, height, insets]);
}
