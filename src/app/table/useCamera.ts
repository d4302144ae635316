import { useCallback, useMemo, useRef, useState } from 'react';
import type { CameraStyle } from '#core';
import {
  type CameraPath,
  type CameraView,
  planCamera,
  rewoundView,
  type SafeArea,
  type Timeline,
  viewAt,
} from '#director';
import { shakeOf } from '#module';
import type { Clock } from '#session';
import type { CameraShow } from '#stage';
import type { TableParts } from './parts';

export interface CameraControl {
  readonly show: CameraShow;
  /** The viewer has taken the camera in the course of the action that is shown. */
  readonly taken: boolean;
  /** Gives the camera back to the show at once. */
  readonly giveBack: () => void;
  /** To be called after every step of time. */
  readonly look: () => void;
}

/** The path of a timeline, and what it was planned for. */
interface Planned {
  readonly timeline: Timeline;
  readonly base: CameraView;
  readonly area: SafeArea;
  readonly style: CameraStyle;
  readonly path: CameraPath | null;
}

const sameView = (a: CameraView, b: CameraView) =>
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.azimuth === b.azimuth &&
  a.elevation === b.elevation &&
  a.distance === b.distance;
const sameArea = (a: SafeArea, b: SafeArea) => a.across === b.across && a.over === b.over;

/**
 * The camera of a session's table: it follows the timeline that is shown, as far as the style goes, unless the viewer
 * has taken it; then it waits for the next action. A change of speed counts from the next action on.
 */
export function useCamera(
  { table, session }: Pick<TableParts, 'table' | 'session'>,
  style: CameraStyle,
  clock: Clock,
): CameraControl {
  const left = useRef<Timeline | null>(null);
  const [taken, setTaken] = useState(false);
  const show = useMemo((): CameraShow => {
    const { director } = session;
    let planned: Planned | null = null;
    const pathFor = (timeline: Timeline, base: CameraView, area: SafeArea): CameraPath | null => {
      const known = planned;
      if (known?.timeline === timeline && known.style === style && sameArea(known.area, area)) {
        if (sameView(known.base, base)) return known.path;
      }
      const obstacles = table.obstacles(session.table);
      const path = planCamera(timeline, {
        base,
        area,
        obstacles,
        style,
        tuning: table.camera,
        speed: director.speed,
      });
      planned = { timeline, base, area, style, path };
      return path;
    };
    return {
      view(base, area) {
        const timeline = director.current;
        if (timeline === undefined || timeline === left.current) return null;
        const path = pathFor(timeline, base, area);
        if (path === null) return null;
        const { time, rewinding, rewoundFrom } = director;
        return rewinding ? rewoundView(path, time, rewoundFrom) : viewAt(path, time);
      },
      // With the manual clock a picture depends on its moment alone.
      eases: clock === 'real',
      shake(out) {
        shakeOf((each) => style !== 'hands-off' && director.visitActiveCues(each), out);
      },
      taken() {
        left.current = director.current ?? null;
        if (left.current !== null) setTaken(true);
      },
    };
  }, [table, session, style, clock]);
  const look = useCallback(() => {
    if (left.current === null || left.current === session.director.current) return;
    left.current = null;
    setTaken(false);
  }, [session]);
  const giveBack = useCallback(() => {
    left.current = null;
    setTaken(false);
  }, []);
  return { show, taken, giveBack, look };
}
