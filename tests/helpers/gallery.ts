import { describe, expect, it } from 'vitest';
import type { GameTypes } from '#core';
import { buildSequence, type GalleryGame, lessonScenes, playScene } from '#module/sheet';

/**
 * Tests the animation gallery of a game: every scene can be filmed and linked to, and together they show all of
 * `kinds`.
 * @param kindsOf what an event shows
 */
export function testGallery<T extends GameTypes, Table>(
  game: Pick<GalleryGame<T, Table>, 'rules' | 'presentation' | 'lessons'>,
  kindsOf: (event: T['Event']) => readonly string[],
  kinds: readonly string[],
): void {
  const scenes = lessonScenes(game.lessons);

  describe.each(scenes.map((scene) => ({ id: scene.id, scene })))('$id', ({ id, scene }) => {
    it('is legal, can be filmed, and has a name that fits into a link', () => {
      const played = playScene(game, scene);
      for (const reducedMotion of [true, false])
        expect(buildSequence(game, played, { reducedMotion }).duration).toBeGreaterThan(0);
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    });
  });

  it('each scene has a name of its own', () => {
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
  });

  it('every kind of event is shown', () => {
    const seen = new Set(scenes.flatMap((scene) => playScene(game, scene).events.flat().flatMap(kindsOf)));
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });
}
