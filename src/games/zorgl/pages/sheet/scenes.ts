import type { SheetScene } from '#module/sheet';
import { zorglLessons } from '#zorgl/lessons';
import type { ZorglTypes } from '#zorgl/rules';

/** Every kind of moment of the game, each by itself: the lessons in which something is done. */
export const SCENES: readonly SheetScene<ZorglTypes>[] = zorglLessons.flatMap(({ id, position, steps }) => {
  const actions = steps.flatMap(({ action }) => (action === undefined ? [] : [action]));
  return actions.length === 0 ? [] : [{ id, position, actions }];
});
