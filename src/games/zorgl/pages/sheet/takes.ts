import type { Result } from '#core';
import type { TimelineSequence } from '#director';
import { buildSequence as film, type PlayedScene, playScene as play, type SheetScene } from '#module/sheet';
import { type ZorglTypes, zorgl } from '#zorgl/rules';
import { type ChoreographySettings, presentation, type Table } from '#zorgl/view';

const GAME = { rules: zorgl, presentation };

/** Plays a scene by the rules. Fails with the reason when its position or an action is not legal. */
export const playScene = (scene: SheetScene<ZorglTypes>): Result<PlayedScene<ZorglTypes, Table>> =>
  play(GAME, scene);

/** The film of a scene. */
export const filmScene = (
  played: PlayedScene<ZorglTypes, Table>,
  settings: ChoreographySettings,
): TimelineSequence => film(GAME, played, settings);
