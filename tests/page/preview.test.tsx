import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const EDGE = '4 4 . 4 . 4 4';
/** A on c2; a shove of B goes into a building, one of C into the box of a unit. */
const CROWD = sketch({
  board: [EDGE, '4 . . . . . 4', '. . . . . . .', '4 . . P8 u . 4', '. B . C . . .', '4 . A . . . 4', EDGE],
  hands: { A: ['9H', 'QH', '5C'], B: ['3D', '8S', '6C'], C: ['4D', '9S', '7C'] },
});
const QUERY = { position: positionParameter(CROWD), bots: 'B:greedy,C:greedy' };

const hint = () => document.querySelector('[data-hint]')?.textContent ?? '';
const button = (name: RegExp) => screen.getByRole('button', { name });

describe('what a choice comes to', () => {
  it('is told when it has the focus or the pointer, before anything is done, and is gone when they leave', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.take('9H');
    expect(hint()).toBe('');
    fireEvent.focus(button(/^Mia/));
    expect(hint()).toBe('Rex shoves Mia into the building at a4: 1 floor.');
    fireEvent.blur(button(/^Mia/));
    expect(hint()).toBe('');
    fireEvent.pointerEnter(button(/^Zed/));
    expect(hint()).toContain('The unit on e4 must flee');
    expect(kaiju.position()).toEqual(CROWD);
  });

  it('is told again where the unit is asked to flee: who attacks whom, and which unit', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.take('9H');
    await kaiju.press(/^Zed/);
    expect(screen.getByText('Where does the unit on e4 flee?')).toBeTruthy();
    expect(screen.getByText(/^Rex shoves Zed to e4\./)).toBeTruthy();
  });

  it('explains a use of a card that is pointed at', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.take('QH');
    fireEvent.focus(button(/^Throw/));
    expect(hint()).toContain('throw it in any direction');
  });

  it('says what else the card may do where something was taken for granted', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.take('QH');
    await kaiju.press(/^Zed/);
    expect(screen.getByText(/^Rex shoves Zed to e4\. Also possible: .*Throw/)).toBeTruthy();
    await kaiju.press(/^Throw/);
    expect(screen.queryByText(/Also possible/)).toBeNull();
  });

  it('tells once why a card can only be wasted, above its button', async () => {
    await kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy' });
    await kaiju.take('5H');
    expect(button(/^Waste it$/).textContent).toMatch(/^Waste itX$/);
    expect(screen.getAllByText(/There is no monster diagonally next to yours/)).toHaveLength(1);
  });

  it('names the keys of the uses to those who hear them', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.take('QH');
    expect(button(/^Throw$/).getAttribute('aria-keyshortcuts')).toBe('T');
  });

  it('is told in French', async () => {
    await kaiju.openTable({ ...QUERY, lang: 'fr' });
    await kaiju.press('9 de cœur');
    fireEvent.focus(button(/^Zed/));
    expect(hint()).toContain('L’unité en e4 doit fuir');
  });
});
