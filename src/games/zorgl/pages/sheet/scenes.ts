import type { SheetScene } from '#module/sheet';
import { zorglLessons } from '#zorgl/lessons';
import type { ZorglTypes } from '#zorgl/rules';

/** One scene for every kind of event, taken from the lessons with actions. */
export const SCENES: readonly SheetScene<ZorglTypes>[] = zorglLessons.flatMap(({ id, position, steps }) => {
  const actions = steps.flatMap(({ action }) => (action === undefined ? [] : [action]));
  return actions.length === 0 ? [] : [{ id, position, actions }];
});
