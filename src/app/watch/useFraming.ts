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

/** What else stands over the picture, besides lower thirds and titles. */
export interface Covering {
  /** A crowd has a seat, whose votes are shown: on the left, in an upright picture above. */
  readonly crowd: boolean;
  /** A caster's tools stand on the left. */
  readonly desk: boolean;
}

/** CSS pixels of the tools with the gaps beside them, and what the votes take of a picture of 1920 or 1080 by 1920. */
const DESK = 244;
const VOTES = { beside: 510, above: 310 };

/** The parts of the picture that are covered by what is written, in CSS pixels. */
export function coveredBy({ width, height }: Size, { crowd, desk }: Covering): Insets {
  const upright = height > width;
  const unit = upright ? Math.min(width / 1080, height / 1920) : Math.min(width / 1920, height / 1080);
  const left = (desk ? DESK : 0) + (crowd && !upright ? VOTES.beside * unit : 0);
  return upright
    ? { top: height * 0.16 + (crowd ? VOTES.above * unit : 0), right: 0, bottom: height * 0.33, left }
    : { top: height * 0.07, right: 0, bottom: height * 0.2, left };
}

/** Where the whole table is seen from. The same object as long as nothing of it changes. */
export function useFraming({ session, table }: TableParts, size: Size, insets: Insets): Framing {
  const shown = useSession(session, (state) => state.shownView);
  const { width, height } = size;
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
