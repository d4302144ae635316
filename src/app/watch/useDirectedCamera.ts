import { useMemo, useRef } from 'react';
import { type CameraPath, type CameraView, planCamera, type Timeline, viewAt } from '#director';
import { shakeOf } from '#module';
import type { Broadcast } from '#net';
import type { Shake } from '#stage';
import type { TableParts } from '../table/parts';
import { closeShot, DIRECTIONS, eased, isNear, wideShot } from './direction';
import type { Framing } from './useFraming';

/** The styles in which the show's own camera is followed. */
const SHOWS = { calm: 'gentle', lively: 'cinematic' } as const;

export interface DirectedCamera {
  /** Lets time pass. @param rested seconds at rest */
  readonly pass: (seconds: number, rested: number) => void;
  /** Where the camera stands. */
  readonly view: () => CameraView;
  readonly shake: (out: Shake) => void;
}

/**
 * The camera of a broadcast: the whole table between turns, near to whoever decides, along with what is pushed and falls,
 * slowly back; or where a caster has put it.
 * @param held the caster's view; null where it is directed
 */
export function useDirectedCamera(
  { session, table }: Pick<TableParts, 'session' | 'table'>,
  framing: Framing,
  style: Broadcast['camera'],
  held: CameraView | null,
): DirectedCamera {
  const given = useRef({ framing, style, held });
  given.current = { framing, style, held };
  return useMemo(() => {
    let now: CameraView | null = null;
    let time = 0;
    let planned: {
      readonly timeline: Timeline;
      readonly home: CameraView;
      readonly path: CameraPath | null;
    } | null = null;
    const poses = session.pieces.buffer();
    const pathOf = (timeline: Timeline): CameraPath | null => {
      const { framing: frame, style: chosen } = given.current;
      const { home, area } = frame;
      if (planned?.timeline === timeline && planned.home === home) return planned.path;
      const shows = chosen === 'calm' || chosen === 'lively' ? SHOWS[chosen] : 'hands-off';
      const path = planCamera(timeline, {
        base: home,
        area,
        obstacles: table.obstacles(session.table),
        style: shows,
        tuning: table.camera,
        speed: session.director.speed,
      });
      planned = { timeline, home, path };
      return path;
    };
    const decider = (): readonly [number, number, number] | null => {
      const { shownDeciding } = session.store.getState();
      if (shownDeciding === null) return null;
      session.director.sample(poses);
      return table.pointOf(shownDeciding, session.table, poses);
    };
    const wanted = (rested: number): { readonly view: CameraView; readonly rate: number } => {
      const { framing: frame, style: chosen, held: put } = given.current;
      const direction = DIRECTIONS[chosen];
      if (put !== null) return { view: put, rate: direction.follows };
      if (chosen === 'above') return { view: frame.above, rate: direction.returns };
      const { current, time: at, rewinding } = session.director;
      const path = current === undefined || rewinding ? null : pathOf(current);
      if (path !== null) return { view: viewAt(path, at), rate: direction.follows };
      const figure = isNear(direction, rested) ? decider() : null;
      if (figure !== null) return { view: closeShot(frame.home, figure), rate: direction.returns };
      // What happens outside of a close view must not wait for the camera.
      const rate = current === undefined ? direction.returns : direction.follows;
      return { view: wideShot(frame.home, direction, time), rate };
    };
    return {
      pass(seconds, rested) {
        time += seconds;
        const { view, rate } = wanted(rested);
        now = now === null ? view : eased(now, view, rate, seconds);
      },
      view: () => now ?? given.current.framing.home,
      shake(out) {
        const still = given.current.style === 'fixed' || given.current.style === 'above';
        shakeOf((visit) => !still && session.director.visitActiveCues(visit), out);
      },
    };
  }, [session, table]);
}
