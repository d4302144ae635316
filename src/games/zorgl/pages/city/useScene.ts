import { type RefObject, useEffect, useState } from 'react';
import type { Clock } from '#session';
import type { StageHandle } from '#stage';
import type { Plan } from './brush';
import { CityScene } from './scene';

/** A pause of the page, in seconds, after which the pieces go on as if no time had passed. */
const LONGEST_FRAME = 0.25;

/** The pieces of a plan, moving when it changes; with the manual clock only the page's driver lets time pass. */
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
  useEffect(() => {
    if (clock === 'manual') return;
    let before: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      scene.tick(before === undefined ? 0 : Math.min(LONGEST_FRAME, (now - before) / 1000));
      before = now;
      stage.current?.invalidate();
      if (scene.busy) request = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(request);
  }, [scene, clock, stage]);
  return scene;
}
