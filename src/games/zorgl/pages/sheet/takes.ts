import { ok, type Result } from '#core';
import { Reel } from '#director';
import { type Event, type Position, zorgl } from '#zorgl/rules';
import { advanceThrough, type ChoreographySettings, choreograph, type Table, tableOf } from '#zorgl/view';
import { madeUp, type SheetScene } from './madeUp';

/** A scene played by the rules: the tables before, between and after its actions, and their facts. */
export interface PlayedScene {
  readonly opening: Position;
  readonly tables: readonly Table[];
  readonly events: readonly (readonly Event[])[];
}

/** Plays a scene by the rules. Fails with the reason when its position or an action is not legal. */
export function playScene(scene: SheetScene): Result<PlayedScene> {
  const parsed = zorgl.parse(madeUp(scene.sketch));
  if (!parsed.ok) return parsed;
  let position = parsed.value;
  const tables = [tableOf(position)];
  const events: (readonly Event[])[] = [];
  for (const action of scene.actions) {
    const played = zorgl.apply(position, action);
    if (!played.ok) return played;
    position = played.value.position;
    events.push(played.value.events);
    tables.push(advanceThrough(tables.at(-1)!, played.value.events));
  }
  return ok({ opening: parsed.value, tables, events });
}

/** The film of a scene. */
export function filmScene({ tables, events }: PlayedScene, settings: ChoreographySettings): Reel {
  return new Reel(events.map((facts, index) => choreograph(tables[index]!, facts, settings)));
}
