import { describe, expect, it } from 'vitest';
import type { GameTypes } from '#core';
import {
  advanceTutorial,
  type CoachMoment,
  completeStep,
  currentTopic,
  NOT_COACHED,
  type TutorialStep,
} from '#learning';

interface Plain extends GameTypes {
  readonly Seat: 'A' | 'B';
  readonly View: { readonly stage: number };
  readonly Action: string;
  readonly SeenAction: string;
  readonly Event: { readonly type: string };
}

const told = (en: string) => ({ en, fr: en });

const idea = (id: string, more: Partial<TutorialStep<Plain>> = {}): TutorialStep<Plain> => ({
  id,
  title: told(id),
  clause: 'Z1.1',
  when: () => true,
  say: () => told(id),
  ...more,
});

const IDEAS = [
  idea('read'),
  idea('later', { when: ({ view }) => view.stage > 1, wants: () => ['late'] }),
  idea('go', { wants: ({ legal }) => legal.filter((action) => action === 'go') }),
  idea('bang', { wants: () => ['fire'], shownBy: ({ type }, seat) => type === `bang-${seat}` }),
];

const moment = (legal: readonly string[] = ['go', 'stay'], stage = 0): CoachMoment<Plain> => ({
  view: { stage },
  seat: 'A',
  legal,
});

const done = (action: string, events: readonly string[] = [], own = true) => ({
  seat: own ? ('A' as const) : ('B' as const),
  own,
  action,
  events: events.map((type) => ({ type })),
});

const idOf = (
  legal?: readonly string[],
  stage?: number,
  coached = completeStep(NOT_COACHED, 'read', 'read'),
) => currentTopic(IDEAS, coached, moment(legal, stage))?.idea.id;

describe('what is told', () => {
  it('is the first idea that is needed and can be tried out', () => {
    expect(idOf(undefined, undefined, NOT_COACHED)).toBe('read');
    expect(idOf()).toBe('go');
    expect(idOf(['stay'])).toBe('bang');
    expect(idOf(['go'], 2)).toBe('later');
  });

  it('is nothing once all is settled', () => {
    const all = IDEAS.reduce((coached, { id }) => completeStep(coached, id, 'skipped'), NOT_COACHED);
    expect(currentTopic(IDEAS, all, moment())).toBeNull();
    expect(all.learnt).toEqual([]);
  });
});

describe('after an action', () => {
  const topic = { idea: IDEAS[2]!, wanted: ['go'] };

  it('an idea that was followed is learnt', () => {
    const after = advanceTutorial(IDEAS, NOT_COACHED, topic, done('go'), 'A');
    expect(after).toMatchObject({ settled: ['go'], learnt: ['go'], latest: { idea: 'go', followed: true } });
  });

  it('one that was not is told once more, and then no longer', () => {
    const once = advanceTutorial(IDEAS, NOT_COACHED, topic, done('stay'), 'A');
    expect(once).toMatchObject({ settled: [], passed: ['go'], latest: { idea: 'go', followed: false } });
    const twice = advanceTutorial(IDEAS, once, topic, done('stay'), 'A');
    expect(twice).toMatchObject({ settled: ['go'], learnt: [] });
  });

  it('whatever shows an idea settles it, and what others do is nobody’s disobedience', () => {
    const after = advanceTutorial(IDEAS, NOT_COACHED, topic, done('stay', ['bang-A'], false), 'A');
    expect(after).toMatchObject({ learnt: ['bang'], passed: [], latest: null });
    expect(advanceTutorial(IDEAS, NOT_COACHED, null, done('stay', ['bang-B'], false), 'A').learnt).toEqual(
      [],
    );
  });

  it('an idea that is only read is learnt by going on with the game', () => {
    const after = advanceTutorial(IDEAS, NOT_COACHED, { idea: IDEAS[0]!, wanted: [] }, done('stay'), 'A');
    expect(after).toMatchObject({ learnt: ['read'], latest: null });
  });

  it('nothing is named twice', () => {
    const both = { idea: IDEAS[3]!, wanted: ['fire'] };
    expect(advanceTutorial(IDEAS, NOT_COACHED, both, done('fire', ['bang-A', 'bang-A']), 'A').learnt).toEqual(
      ['bang'],
    );
  });
});
