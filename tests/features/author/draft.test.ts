import { expect, it } from 'vitest';
import { kingModule } from '#king-of-monsters';
import { kingLessonBoard } from '#king-of-monsters/lessons';
import { type LessonFile, lessonOfFile } from '#learning';
import { draftOf, mayMove, withMoved } from '../../../src/features/author/draft';
import { at, sketched } from '../../helpers/king/sketch';

const DRAFT: LessonFile = {
  format: 'kaiju-lesson',
  version: 1,
  game: 'zorgl',
  id: 'a-lesson',
  clauses: ['Z5.1'],
  title: { fr: 'Qui est là ?' },
  position: {},
  steps: [
    { say: { fr: 'Un mot : voilà !' } },
    { say: { en: 'Now?' }, action: { do: 'first' } },
    { say: { en: 'Then.' }, action: { do: 'second' } },
    { say: { en: 'At last.' } },
  ],
};

const said = ({ steps }: LessonFile) => steps.map(({ say }) => say.en ?? say.fr);

it('words go anywhere among the steps, what is done stays in the order of the game', () => {
  expect(said(withMoved(DRAFT, 0, 1))).toEqual(['Now?', 'Un mot : voilà !', 'Then.', 'At last.']);
  expect(said(withMoved(DRAFT, 3, -1))).toEqual(['Un mot : voilà !', 'Now?', 'At last.', 'Then.']);
  expect(mayMove(DRAFT, 1, 1)).toBe(false);
  expect(mayMove(DRAFT, 2, -1)).toBe(false);
  expect(withMoved(DRAFT, 1, 1)).toBe(DRAFT);
  expect([mayMove(DRAFT, 0, -1), mayMove(DRAFT, 3, 1)]).toEqual([false, false]);
});

it('what people write in French is set like the program’s own texts, and their file stays as it is', () => {
  const { title, steps } = lessonOfFile(DRAFT);
  expect(title.fr).toBe('Qui est là\u202f?');
  expect(steps[0]!.say.fr).toBe('Un mot\u00a0: voilà\u202f!');
  expect(steps[1]!.say).toEqual({ en: 'Now?', fr: 'Now?' });
  expect(DRAFT.title.fr).toBe('Qui est là ?');
});

it('an action of which the log says nothing has words as well', () => {
  const position = sketched({
    heroes: { ninja: at('hq', ['R7']), bamf: at('hq', ['B5']) },
    stack: [{ kind: 'trade', seat: 'ninja', offer: null }],
  });
  const actions = [
    { do: 'offer', hero: 'ninja', card: 'R7' },
    { do: 'trade', hero: 'bamf', card: 'B5' },
  ] as const;
  const draft = draftOf({
    module: kingModule,
    board: kingLessonBoard,
    boxes: [],
    stretch: { position, actions },
  });
  expect(draft.steps.map(({ say }) => say.en)).toEqual([
    'Science Ninja decides.',
    expect.stringMatching(/^Science Ninja and Bamf exchange a card\./),
  ]);
});
