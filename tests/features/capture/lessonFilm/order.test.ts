import { describe, expect, it } from 'vitest';
import { filmOrderIn } from '../../../../src/features/capture/lessonFilm/order';
import {
  drawSheet,
  layOut,
  linesOf,
  type SheetWords,
} from '../../../../src/features/capture/lessonFilm/sheet';
import { columnsOf } from '../../../../src/features/capture/lessonFilm/shoot';

describe('the film that an address asks for', () => {
  it('has its format, size, quality and sound', () => {
    expect(filmOrderIn('?step=2')).toBeNull();
    expect(filmOrderIn('?film=gif&size=480x270&quality=high&sound=0')).toEqual({
      ok: true,
      value: { format: 'gif', width: 480, height: 270, quality: 'high', sound: false },
    });
    expect(filmOrderIn('?film=webm')).toEqual({
      ok: true,
      value: { format: 'webm', width: 640, height: 360, quality: 'low', sound: true },
    });
  });

  it.each([
    ['?film=avi', 'film'],
    ['?film=gif&size=641x360', 'size'],
    ['?film=gif&size=158x360', 'size'],
    ['?film=gif&size=640x1922', 'size'],
    ['?film=gif&size=wide', 'size'],
  ])('is refused where it is wrong: %s', (search, field) => {
    expect(filmOrderIn(search)).toMatchObject({ ok: false, error: { field } });
  });
});

/** Letters that are all half as broad as high. */
function pen() {
  const written: { readonly text: string; readonly x: number; readonly y: number }[] = [];
  const cards: { readonly right: number; readonly bottom: number }[] = [];
  let at: readonly [x: number, y: number, scale: number] = [0, 0, 1];
  return {
    written,
    cards,
    save: () => {},
    restore: () => {},
    beginPath: () => {},
    clip: () => {},
    stroke: () => {},
    translate(x: number, y: number) {
      at = [x, y, 1];
    },
    scale(by: number) {
      at = [at[0], at[1], by];
    },
    roundRect(_x: number, _y: number, width: number, height: number) {
      cards.push({ right: at[0] + width * at[2], bottom: at[1] + height * at[2] });
    },
    font: '',
    drawImage: () => {},
    fillRect: () => {},
    measureText(text: string) {
      return { width: (text.length * Number.parseFloat(this.font)) / 2 };
    },
    fillText(text: string, x: number, y: number) {
      written.push({ text, x, y });
    },
  };
}

const hand = (owner: string, count: number) => ({
  seat: owner,
  owner,
  cards: Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: 'a card',
    art: [],
    leaves: index === 0,
  })),
});

const wordsWith = (caption: string): SheetWords => ({
  title: 'A push',
  count: '1/2',
  caption,
  hands: [hand('The King', 9), hand('Artemis', 2)],
});
const LONG = 'The floor falls and the monster takes it. '.repeat(5).trim();

describe('the words of a picture', () => {
  it('are broken between words, and never at spaces that hold', () => {
    expect(linesOf('one two three', (line) => line.length <= 7)).toEqual(['one two', 'three']);
    expect(linesOf('fini\u00a0!', (line) => line.length <= 4)).toEqual(['fini\u00a0!']);
  });

  it.each([
    [640, 360],
    [360, 640],
    [480, 480],
    [160, 160],
  ])('fit into a picture of %i × %i and never lie on the table', (width, height) => {
    const paper = pen();
    const all = [wordsWith('Short.'), wordsWith(LONG)];
    const sheet = layOut(paper as unknown as CanvasRenderingContext2D, width, height, all);
    const beside = sheet.table.height === height;
    expect(beside).toBe(width > 1.3 * height);
    for (const words of all)
      drawSheet(paper as unknown as CanvasRenderingContext2D, sheet, {} as HTMLCanvasElement, words);
    expect(paper.written.length).toBeGreaterThan(6);
    // Of both pictures.
    expect(paper.cards).toHaveLength(22);
    for (const { right, bottom } of paper.cards) {
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    for (const { text, x, y } of paper.written) {
      expect(y).toBeLessThanOrEqual(height);
      expect(x + (text.length * sheet.letters) / 2).toBeLessThanOrEqual(width + 1);
      if (beside) expect(x).toBeGreaterThanOrEqual(sheet.table.width);
      else expect(y - sheet.letters).toBeGreaterThanOrEqual(sheet.table.height);
    }
  });
});

it('a strip is about as broad as it is high', () => {
  expect(columnsOf(1, 640, 360)).toBe(1);
  expect(columnsOf(9, 640, 360)).toBe(2);
  expect(columnsOf(9, 480, 480)).toBe(3);
  expect(columnsOf(2, 360, 640)).toBe(2);
});
