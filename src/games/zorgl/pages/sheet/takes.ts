import type { Result } from '#core';
import type { TimelineSequence } from '#director';
import { buildSequence as film, type PlayedScene, playScene as play, type SheetScene } from '#module/sheet';
import { type ZorglTypes, zorgl } from '#zorgl/rules';
import { type ChoreographySettings, presentation, type Table } from '#zorgl/view';

const GAME = { rules: zorgl, presentation };

/** Plays a scene. Fails with the reason if its position or an action is illegal. */
export const playScene = (scene: SheetScene<ZorglTypes>): Result<PlayedScene<ZorglTypes, Table>> =>
  play(GAME, scene);

/** Builds the timelines of a scene. */
export const filmScene = (
  played: PlayedScene<ZorglTypes, Table>,
  settings: ChoreographySettings,
): TimelineSequence => film(GAME, played, settings);
