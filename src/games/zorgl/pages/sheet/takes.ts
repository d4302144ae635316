import type { Result } from '#core';
import type { Reel } from '#director';
import { filmScene as film, type PlayedScene, playScene as play } from '#module/sheet';
import { type ZorglTypes, zorgl } from '#zorgl/rules';
import { type ChoreographySettings, presentation, type Table } from '#zorgl/view';
import { madeUp, type SheetScene } from './madeUp';

const GAME = { rules: zorgl, presentation };

/** A scene as the event sheet takes it. */
export const sketched = ({ id, sketch, actions }: SheetScene) => ({
  id,
  position: () => madeUp(sketch),
  actions,
});

/** Plays a scene by the rules. Fails with the reason when its position or an action is not legal. */
export const playScene = (scene: SheetScene): Result<PlayedScene<ZorglTypes, Table>> =>
  play(GAME, sketched(scene));

/** The film of a scene. */
export const filmScene = (played: PlayedScene<ZorglTypes, Table>, settings: ChoreographySettings): Reel =>
  film(GAME, played, settings);
