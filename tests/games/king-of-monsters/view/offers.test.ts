import { describe, expect, it } from 'vitest';
import { type Action, king, type Position } from '#king-of-monsters/rules';
import {
  beginSelection,
  buttonsOf,
  cancel,
  chooseCard,
  chooseTarget,
  openCards,
  openTargets,
  type Selection,
  type Step,
} from '#king-of-monsters/view';
import { mixedOpening, randomPlay } from '../../../helpers/king/random-game';
import { at, heroFrame, sketched } from '../../../helpers/king/sketch';

const GAMES = 6;
const ACTIONS = 260;
/** So many decisions lie between two that are looked at. */
const EVERY = 7;

const selectionOf = (position: Position): Selection =>
  beginSelection(king.view(position, position.stack.at(-1)!.seat), king.legal(position))!;

/** All that a selection comes to by presses on cards, places and buttons. */
function reached(selection: Selection): readonly Action[] {
  const found: Action[] = [];
  const follow = (step: Step, next: (selection: Selection) => void) => {
    if ('action' in step) found.push(step.action);
    else next(step.selection);
  };
  const buttons = (each: Selection) => found.push(...buttonsOf(each).map(({ action }) => action));
  buttons(selection);
  for (const card of openCards(selection)) follow(chooseCard(selection, card), buttons);
  for (const target of openTargets(selection)) {
    follow(chooseTarget(selection, target), (chosen) => {
      for (const card of openCards(chosen)) follow(chooseCard(chosen, card), buttons);
    });
  }
  return found;
}

const named = (actions: readonly Action[]) => [...new Set(actions.map((action) => JSON.stringify(action)))];

describe('what can be pressed', () => {
  it('leads to every legal action and to no other, in random games', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      let count = 0;
      for (const { position, legal } of randomPlay(mixedOpening(seed), seed, ACTIONS)) {
        if (count++ % EVERY > 0) continue;
        expect(named(reached(selectionOf(position))).toSorted()).toEqual(named(legal).toSorted());
      }
    }
  });

  it('is one press where the card is the answer, and two where it has several uses', () => {
    const duel = sketched({
      heroes: { bamf: at('metro', ['G2', 'Y7']) },
      king: { zone: 'metro', hand: [] },
      stack: [
        { kind: 'fight', seat: 'king' },
        { kind: 'duel', seat: 'bamf', hero: 'bamf', row: null, last: { colour: 'G', number: 7 } },
      ],
    });
    expect(chooseCard(selectionOf(duel), 'bamf G2')).toEqual({ action: { do: 'answer', card: 'G2' } });
    const turn = sketched({
      heroes: { bamf: at('metro', ['G2', 'Y7']) },
      king: { zone: 'lines', hand: [] },
      stack: [heroFrame('bamf')],
    });
    const first = chooseCard(selectionOf(turn), 'bamf G2');
    expect(first).toMatchObject({ selection: { card: 'bamf G2' } });
    const chosen = (first as { readonly selection: Selection }).selection;
    expect(openTargets(chosen)).toEqual(new Set(['lines', 'hq', 'reactor']));
    expect(chooseTarget(chosen, 'hq')).toEqual({ action: { do: 'move', to: 'hq', card: 'G2' } });
    expect(cancel(chosen)).toEqual(selectionOf(turn));
  });

  it('does nothing where it is not lit', () => {
    const turn = sketched({
      heroes: { bamf: at('metro', ['G2']) },
      king: { zone: 'lines', hand: [] },
      stack: [heroFrame('bamf')],
    });
    const selection = selectionOf(turn);
    expect(chooseCard(selection, 'king G2')).toEqual({ selection });
    expect(chooseTarget(selection, 'ocean')).toEqual({ selection });
  });
});
