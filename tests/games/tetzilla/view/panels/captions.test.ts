import { expect, it } from 'vitest';
import { CAPTIONS, captionFor, tetMessages } from '#tetzilla/view';

const ABOUT = { player: 'A', kaiju: 'A', winners: 'AB', number: 2, stage: 'move', rows: 9, reason: 'turns' };

it.each(['en', 'fr'] as const)('everything that the table says has words: %s', (language) => {
  for (const key of CAPTIONS) {
    const said = captionFor({ key, params: ABOUT }, { A: 'Rex', B: 'Mia' }, tetMessages(language));
    expect(said?.text ?? '', key).not.toBe('');
  }
});
