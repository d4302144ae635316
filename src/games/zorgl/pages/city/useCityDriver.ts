import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { unwrap } from '#core';
import { putDriver, watchedDriver } from '#module';
import { type KaijuDriver, letReactSettle } from '#session';
import type { StageHandle } from '#stage';
import { formatBoard, GRID, SEATS, type SetupOptions, zorgl } from '#zorgl/rules';
import { boxCentre } from '#zorgl/view';
import type { Plan } from './brush';
import { roofOf } from './outline';
import type { CityScene } from './scene';

/** Longer than any transition, in seconds. */
const SETTLING = 1;

export interface CityDriverParts {
  readonly plan: Plan;
  readonly scene: CityScene;
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
}

/** The opening of a four-player game in a plan. Fails unless the plan is a valid city. */
function openingIn(plan: Plan) {
  const board = formatBoard((box) => plan[box]!);
  const options: SetupOptions = { places: SEATS, army: true, flight: 'english', board };
  return zorgl.setup(options, 0);
}

/**
 * Installs `window.kaiju` on the editor page. Its position is the opening of a game in this city; null while
 * the plan is invalid.
 */
export function useCityDriver({ plan, scene, stage, ready }: CityDriverParts): void {
  const latest = useRef({ plan, scene });
  // A layout effect, so that page and driver are never out of sync.
  useLayoutEffect(() => {
    latest.current = { plan, scene };
  });
  useEffect(() => {
    const advance = async (seconds: number) => {
      await letReactSettle();
      latest.current.scene.tick(seconds);
      stage.current?.draw(seconds);
      await letReactSettle();
    };
    const driver: KaijuDriver = {
      ...watchedDriver(stage, ready, 'nobody plays in the city editor'),
      advance,
      busy: () => latest.current.scene.busy,
      position() {
        const opening = openingIn(latest.current.plan);
        return opening.ok ? opening.value : null;
      },
      legal() {
        return zorgl.legal(unwrap(openingIn(latest.current.plan)));
      },
      settle: () => advance(SETTLING),
      project(name) {
        const now = latest.current.plan;
        const seat = SEATS.find((letter) => letter === name);
        const box =
          seat === undefined
            ? GRID.parse(name)
            : now.findIndex((content) => content.kind === 'monster' && content.seat === seat);
        if (box === undefined || box < 0) return null;
        const { x, z } = boxCentre(GRID.name(box));
        return stage.current?.project([x, roofOf(now[box]!), z]) ?? null;
      },
    };
    return putDriver(driver);
  }, [stage, ready]);
}
