import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useClock } from '#module';
import type { StageHandle } from '#stage';
import type { Clock } from '#storage';
import type { Plan } from './brush';
import { CityScene } from './scene';

const nothing = () => {};

/** The animated pieces of a plan. With the manual clock, time only passes through the page's driver. */
export function useScene(
  plan: Plan,
  calm: boolean,
  clock: Clock,
  stage: RefObject<StageHandle | null>,
): CityScene {
  const [scene, setScene] = useState(() => new CityScene(plan, null, true));
  useEffect(() => {
    setScene((before) => (before.plan === plan ? before : new CityScene(plan, before, calm)));
  }, [plan, calm]);
  const moving = useMemo(
    () => ({
      tick(seconds: number) {
        if (!scene.busy) return;
        scene.tick(seconds);
        stage.current?.invalidate();
      },
    }),
    [scene, stage],
  );
  useClock(moving, clock, nothing);
  return scene;
}
