import { formatLessonFile, type Lesson } from '#learning';
import { tetzillaLessons } from '#tetzilla/lessons';
import { zorglLessons } from '#zorgl/lessons';
import { findingsOf } from './axe';
import { cutOffs } from './cutOffs';
import { expect, test } from './fixtures';
import { outOfReach } from './outOfReach';
import type { Table } from './table';

/** A lesson without marks, as a file. */
function unmarked(game: string, lessons: readonly Lesson[], id: string): Buffer {
  const lesson = lessons.find((each) => each.id === id)!;
  const steps = lesson.steps.map(({ marks: _, marksAfter: __, ...step }) => step);
  return Buffer.from(JSON.stringify(formatLessonFile(game, { ...lesson, steps })));
}

const BOOKS = [
  // Violet stands on d4: whoever clicks on its body means its box.
  { game: 'zorgl', file: unmarked('zorgl', zorglLessons as never, 'shove'), boxes: ['c4', 'd4', 'f2'] },
  {
    game: 'tetzilla',
    file: unmarked('tetzilla', tetzillaLessons as never, 'costs'),
    boxes: ['c2', 'c3', 'e1'],
  },
] as const;

async function write(table: Table, game: string, file: Buffer): Promise<void> {
  const { page } = table;
  await table.open(`/learn/${game}`, { lang: 'fr', clock: 'manual' });
  await page
    .locator('.lessons-own input[type=file]')
    .setInputFiles({ name: 'l.kaiju-lesson.json', mimeType: 'application/json', buffer: file });
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('heading', { name: 'Écrire une leçon' }).waitFor();
  await table.ready();
}

for (const { game, file, boxes } of BOOKS) {
  test(`whoever writes a lesson of ${game} marks the table by clicks, on a phone as well, and all of it can be reached`, async ({
    table,
  }) => {
    const { page } = table;
    await write(table, game, file);
    const [from, to, other] = boxes;
    const marked = (name: string) => page.locator('.author-chip').filter({ hasText: name });
    // What is marked is kept in sight by a close view: it may have moved before the next click.
    const click = async (box: string) => {
      await table.advance(0);
      await table.click(box);
    };
    await click(other);
    await expect(marked(other)).toHaveCount(1);
    await page.locator('label', { hasText: 'Flèche' }).click();
    await click(from);
    await expect(page.locator('.author-from')).toContainText(from);
    await click(to);
    await expect(page.locator('.author-chip')).toHaveCount(2);
    expect(await findingsOf(page)).toEqual([]);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await table.advance(0);
      expect([...(await page.evaluate(cutOffs)), ...(await page.evaluate(outOfReach))], `${width}`).toEqual(
        [],
      );
    }
    // On a phone the table lies above what is written; a second click takes a mark away.
    await page.locator('label', { hasText: 'Case' }).click();
    await page.locator('.lesson').evaluate((all) => all.scrollTo(0, 0));
    await click(other);
    await expect(marked(other)).toHaveCount(0);
    expect(await findingsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aperçu' }).click();
    await page.getByRole('button', { name: 'Modifier' }).waitFor();
    await table.ready();
    expect(await findingsOf(page)).toEqual([]);
  });
}
