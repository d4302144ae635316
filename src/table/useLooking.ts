import { type RefObject, useRef, useState } from 'react';
import type { PagePreferences } from '#module';
import type { CameraRigHandle, StageHandle } from '#stage';
import type { Clock } from '#storage';
import { orbitKeys } from '#ui';
import type { TableParts } from './game/parts';
import { type CameraControl, useCamera } from './useCamera';

/** Rotation per key press in radians, and zoom factor. */
const ORBIT_STEP = Math.PI / 12;
const APPROACH_STEP = 1.2;

export interface LookingControl extends Pick<CameraControl, 'show' | 'look'> {
  readonly camera: RefObject<CameraRigHandle | null>;
  /** Whether the camera follows the action. */
  readonly follows: boolean;
  /** Toggles it; null if motion is reduced. */
  readonly follow: (() => void) | null;
  readonly wholeTable: () => void;
  /** Whether the view is from above, or from the front for an upright board. */
  readonly above: boolean;
  /** Toggles it; null if it would show nothing new. */
  readonly fromAbove: (() => void) | null;
  /** Keyboard commands. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** The viewer's camera control: following or manual. */
export function useLooking(
  { table, session }: Pick<TableParts, 'table' | 'session'>,
  stage: RefObject<StageHandle | null>,
  clock: Clock,
  { reducedMotion, camera: wanted }: Pick<PagePreferences, 'reducedMotion' | 'camera'>,
  prefer: (change: Pick<PagePreferences, 'camera'>) => void,
): LookingControl {
  const camera = useRef<CameraRigHandle>(null);
  const [following, setFollowing] = useState(true);
  const style = reducedMotion || !following ? 'hands-off' : wanted;
  const { show, taken, giveBack, look } = useCamera({ table, session }, style, clock);
  const follows = style !== 'hands-off' && !taken;
  const [above, setAbove] = useState(false);
  const move = (by: (rig: CameraRigHandle, smoothly: boolean) => void) => {
    if (camera.current !== null) by(camera.current, !reducedMotion);
    stage.current?.invalidate();
  };
  const orbit = (aside: number, over: number) => () => {
    setAbove(false);
    move((rig, smoothly) => rig.orbit(aside, over, smoothly));
  };
  const approach = (share: number) => () => move((rig, smoothly) => rig.approach(share, smoothly));
  const wholeTable = () => {
    setAbove(false);
    move((rig, smoothly) => rig.wholeTable(smoothly));
  };
  const goAbove = () => {
    setAbove(true);
    move((rig, smoothly) => rig.fromAbove(smoothly));
  };
  const fromAbove =
    table.plan === undefined && table.front === undefined ? null : above ? wholeTable : goAbove;
  const follow = () => {
    setFollowing(!follows);
    if (follows) return;
    giveBack();
    wholeTable();
    if (wanted === 'hands-off') prefer({ camera: 'gentle' });
  };
  const keys = {
    w: wholeTable,
    ...(fromAbove === null ? {} : { z: fromAbove }),
    ...orbitKeys((aside, over) => orbit(aside * ORBIT_STEP, over * ORBIT_STEP)),
    'Shift+ArrowLeft': orbit(-ORBIT_STEP, 0),
    'Shift+ArrowRight': orbit(ORBIT_STEP, 0),
    '+': approach(1 / APPROACH_STEP),
    '-': approach(APPROACH_STEP),
  };
  return {
    camera,
    show,
    look,
    follows,
    follow: reducedMotion ? null : follow,
    wholeTable,
    above,
    fromAbove,
    keys,
  };
}
