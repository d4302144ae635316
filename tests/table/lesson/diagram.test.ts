import { describe, expect, it } from 'vitest';
import type { Mark } from '#core';
import { kingLessonBoard, kingLessons } from '#king-of-monsters/lessons';
import type { Lesson, LessonBoard } from '#learning';
import { tetzillaLessonBoard, tetzillaLessons } from '#tetzilla/lessons';
import { zorglLessonBoard, zorglLessons } from '#zorgl/lessons';

const place = (name: string, { board, lesson }: { board: LessonBoard; lesson: Lesson }) =>
  board.diagram(lesson.position()).at(name);

const zorgl = (id: string) => ({
  board: zorglLessonBoard as LessonBoard,
  lesson: zorglLessons.find((lesson) => lesson.id === id)! as Lesson,
});

const texts = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.draw === 'text' ? [{ text: mark.text, x: mark.x, y: mark.y }] : []));

describe('the diagram of a position', () => {
  it('has boxes where they are: files to the east, ranks to the north, and players where they stand', () => {
    const [c4, d4, c5] = ['c4', 'd4', 'c5'].map((name) => place(name, zorgl('shove'))!);
    expect(d4![0]).toBeGreaterThan(c4![0]);
    expect(d4![1]).toBe(c4![1]);
    expect(c5![1]).toBeLessThan(c4![1]);
    expect(place('A', zorgl('shove'))).toEqual(c4);
    expect(place('C', zorgl('shove'))).toEqual(d4);
    expect(place('B', zorgl('shove'))).toBeNull();
    expect(place('h9', zorgl('shove'))).toBeNull();
  });

  it('writes on each building how many floors it has', () => {
    const { marks, at, box } = zorglLessonBoard.diagram(zorgl('shove-floor').lesson.position() as never);
    const [x] = at('e4')!;
    const there = texts(marks).filter((text) => text.x === x && Math.abs(text.y - at('e4')![1]) < box);
    expect(there.map(({ text }) => text)).toEqual(['4']);
  });

  it.each([
    ['Zorgl-Zilla', zorglLessonBoard as LessonBoard, zorglLessons as readonly Lesson[]],
    ['TetZilla', tetzillaLessonBoard as LessonBoard, tetzillaLessons as readonly Lesson[]],
    ['King of Monsters', kingLessonBoard as LessonBoard, kingLessons as readonly Lesson[]],
  ])(
    'can be made for every lesson of %s, its marks within it, light enough for a page of a hundred',
    (_, board, lessons) => {
      let marks = 0;
      for (const lesson of lessons) {
        const diagram = board.diagram(lesson.position());
        marks += diagram.marks.length;
        for (const { marks: pointed = [] } of lesson.steps.slice(0, 1)) {
          for (const mark of pointed) {
            for (const name of 'arrow' in mark ? mark.arrow : ['box' in mark ? mark.box : mark.at]) {
              const at = diagram.at(name);
              expect(at, `${lesson.id}: ${name}`).not.toBeNull();
              expect(at![0]).toBeLessThan(diagram.width);
              expect(at![1]).toBeLessThan(diagram.height);
            }
          }
        }
      }
      expect(marks / lessons.length).toBeLessThan(140);
    },
  );

  it('has something in it also where nothing is built yet: the tile that is to be slid, with its signs', () => {
    const founding = tetzillaLessons.find(({ id }) => id === 'founding')!.position();
    const fills = (position: unknown) =>
      tetzillaLessonBoard
        .diagram(position as never)
        .marks.flatMap((mark) => (mark.draw === 'path' ? [mark.fill ?? 'none'] : []));
    const bare = fills({ ...(founding as object), tile: null });
    // The tile, and the sign on one of its boxes.
    expect(fills(founding).length - bare.length).toBe(2);
    // Wall, sky, towers on the horizon, and the boxes of the board.
    expect(bare).toHaveLength(4);
  });

  it('is the city alone where the board cannot be read', () => {
    const diagram = zorglLessonBoard.diagram({ board: ['?'], players: {} } as never);
    expect(texts(diagram.marks)).toEqual([]);
    expect(diagram.at('A')).toBeNull();
  });
});

describe('the hands of King of Monsters', () => {
  it.each(kingLessons.map((lesson) => [lesson.id, lesson as Lesson] as const))(
    '%s: all of their cards lie right of the chart, within the picture',
    (_, lesson) => {
      const position = lesson.position() as never;
      const { marks, width, height } = (kingLessonBoard as LessonBoard).diagram(position);
      expect(width / height).toBeCloseTo(kingLessonBoard.aspect!);
      for (const { x, y } of texts(marks)) {
        expect(x).toBeLessThan(width);
        expect(y).toBeLessThan(height);
      }
    },
  );
});
