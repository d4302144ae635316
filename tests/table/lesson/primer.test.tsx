// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#core';
import { kingModule } from '#king-of-monsters';
import { ServicesProvider } from '#module';
import { tetzillaModule } from '#tetzilla';
import { zorglModule } from '#zorgl';
import { createClock } from '../../../src/shell/services/device';
import { PrimerDialog } from '../../../src/table/lesson/PrimerDialog';
import { testPreferences } from '../../helpers/services';
import { byName, cleanUp, render } from '../../ui/render';

afterEach(() => {
  cleanUp();
  vi.useRealTimers();
});

const MODULES = [zorglModule, tetzillaModule, kingModule];

/** The dialog of a game, once its pictures are there. */
async function show(module: (typeof MODULES)[number], change: { readonly reducedMotion?: boolean } = {}) {
  const services = { clock: createClock('real'), preferenceStore: testPreferences(change) };
  const onFirstGame = vi.fn();
  const parts = module.words('en').primer ?? [];
  const { container } = render(
    <ServicesProvider value={services}>
      <PrimerDialog
        module={module}
        parts={parts}
        onFirstGame={onFirstGame}
        onLearn={null}
        onRules={null}
        onClose={() => undefined}
      />
    </ServicesProvider>,
  );
  await vi.waitFor(() => expect(document.querySelectorAll('.moving-diagram')).toHaveLength(3), 30_000);
  return { container, onFirstGame };
}

const pictures = () => [...document.querySelectorAll('.moving-diagram')].map((each) => each.innerHTML);

describe.each(MODULES)('how a game is played', (module) => {
  it('is three pictures with a line each in both languages, and the rest', () => {
    const [english = [], french = []] = LANGUAGES.map((language) => module.words(language).primer);
    expect(english.map(({ lesson }) => lesson)).toEqual(french.map(({ lesson }) => lesson));
    const shown = [...english, ...french].filter(({ lesson }) => lesson !== undefined);
    expect(shown).toHaveLength(6);
    for (const { text } of shown) expect(text.length, text).toBeLessThan(100);
  });

  it('moves, below the way into a first game', async () => {
    const { onFirstGame } = await show(module);
    const [button] = document.querySelectorAll('.primer button.primary');
    expect(button).toBe(byName('Play your first game'));
    act(() => byName('Play your first game').click());
    expect(onFirstGame).toHaveBeenCalled();
    const before = pictures();
    await vi.waitFor(() => {
      for (const [index, picture] of pictures().entries()) expect(picture).not.toBe(before[index]);
    }, 8000);
  });

  it('stands still with what is done marked where motion is reduced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    await show(module, { reducedMotion: true });
    const before = pictures();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(pictures()).toEqual(before);
    for (const picture of before) expect(picture).toMatch(/<\/g><(path|rect)/);
  });
});
