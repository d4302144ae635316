import { describe, expect, it } from 'vitest';
import { type Action, tetzilla } from '#tetzilla/rules';
import { actionOf, afterArrow, decisionOf, mustPass, stepOf, withGun, withoutGun } from '#tetzilla/view';
import { sketchView } from './sketch';

const ROWS = ['. . # . . . . .', '. L b? f? . . . .', '# M A s? h? BC # #'];

const moving = (tokens: number, goal: string | null = null) => {
  const view = sketchView({ rows: ROWS, players: { A: { tokens } } });
  return decisionOf(view, 'A', tetzilla.legal(view), goal);
};

describe('a kaiju’s move', () => {
  it('leads along the way to a goal, one step at a time', () => {
    const far = moving(5, 'c3');
    expect(far).toMatchObject({ kind: 'move', goal: 'c3' });
    expect(actionOf(far!)).toEqual({ do: 'step', to: 'c2' });
  });

  it('forgets a goal that is out of reach', () => {
    expect(moving(2, 'c3')).toMatchObject({ goal: null });
    expect(actionOf(moving(2, 'c3')!)).toBeNull();
  });

  it('offers just the steps of the rules', () => {
    const view = sketchView({ rows: ROWS, players: { A: { tokens: 2 } } });
    const steps = tetzilla.legal(view).flatMap((action) => (action.do === 'step' ? [action.to] : []));
    const decision = decisionOf(view, 'A', tetzilla.legal(view), null);
    const offered = decision?.kind === 'move' ? decision.neighbours : [];
    const open = offered.flatMap(({ box, wall }) => (wall === null ? [box] : []));
    expect(open.toSorted()).toEqual(steps.toSorted());
    expect(open.length).toBeGreaterThan(0);
  });

  it('goes by arrows where a step can be made', () => {
    const decision = moving(2);
    if (decision?.kind !== 'move') throw new Error('no move');
    expect(stepOf(decision, 'up')).toEqual({ do: 'step', to: 'c2' });
    expect(stepOf(decision, 'right')).toBeNull();
  });

  it('is a pass where nothing can be paid for', () => {
    const view = sketchView({ rows: ['A s? . . . . . .'], players: { A: { tokens: 1 } } });
    expect(mustPass(decisionOf(view, 'A', tetzilla.legal(view), null))).toBe(true);
    expect(mustPass(moving(5))).toBe(false);
    expect(tetzilla.legal(view)).toEqual([{ do: 'pass' }]);
  });
});

describe('a shot', () => {
  const view = sketchView({
    rows: ['L # # M # # # #', 'T # AB # # # # #'],
    turn: { stage: 'fire' },
  });
  const legal = tetzilla.legal(view);
  const decision = () => {
    const made = decisionOf(view, 'A', legal, null);
    if (made?.kind !== 'fire') throw new Error('no shot');
    return made;
  };

  it('goes without saying where the guard has one only', () => {
    const missile = withGun(decision(), 'd2');
    expect(actionOf(missile)).toEqual({ do: 'fire', guard: 'd2' });
    const laser = withGun(decision(), 'a2');
    expect(actionOf(laser)).toBeNull();
    expect(actionOf(withoutGun(missile))).toBeNull();
  });

  it('is found by arrows: guards to the sides, their shots upwards, all of them legal', () => {
    const seen = new Set<string>();
    let now = decision();
    for (let guard = 0; guard < now.guns.length; guard++) {
      now = afterArrow(now, 'right') as typeof now;
      for (let shot = 0; shot < now.gun!.shots.length; shot++) {
        now = afterArrow(now, 'up') as typeof now;
        seen.add(JSON.stringify(actionOf(now)));
      }
    }
    const all = legal.map((action: Action) => JSON.stringify(action));
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });
});

it('a tile offers just the places of the rules', () => {
  const view = sketchView({
    rows: ['# # # . # # # #'],
    change: { tile: 'T3' },
    turn: { stage: 'slide' },
  });
  const legal = tetzilla.legal(view);
  const decision = decisionOf(view, 'A', legal, null);
  if (decision?.kind !== 'slide') throw new Error('no tile');
  const offered = decision.choices.landings.map((aim) => JSON.stringify(actionOf({ ...decision, aim })));
  expect(offered.toSorted()).toEqual(legal.map((action) => JSON.stringify(action)).toSorted());
});
