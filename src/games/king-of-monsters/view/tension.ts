import type { MoodName } from '#core';
import { COLOURS, RATINGS, type View, ZONES } from '#king-of-monsters/rules';
import { damageOf, type Table } from './table';

/** From this share of each danger on people begin to worry; at the whole of it everybody does. */
const EASY = { way: 0.5, chart: 0.4, heroes: 0.5 };

const beyond = (share: number, easy: number) => (share - easy) / (1 - easy);

/** How much the reactor has suffered, 0 (nothing) … 1 (destroyed, K17.1). Drives its hum. */
export const strainOf = ({ sites }: Pick<Table, 'sites'>): number =>
  Math.min(1, damageOf(sites.reactor) / RATINGS.reactor);

/** How far the King has come to the end of his way, 0 … 1: the reactor destroyed (K17.1). */
function wayOf({ king, sites }: Pick<Table, 'king' | 'sites'>): number {
  const last = king === 'reactor' ? strainOf({ sites }) : 0;
  return (ZONES.indexOf(king) + last) / ZONES.length;
}

/** How near the King is to being pushed back, 0 … 1: the fewer zones are behind him, the worse (K15.3, K17.2). */
function chartOf({ rows, king }: Pick<Table, 'rows' | 'king'>): number {
  const disabled = COLOURS.filter((row) => rows[row].disabled).length / COLOURS.length;
  return disabled * (1 - 0.5 * (ZONES.indexOf(king) / (ZONES.length - 1)));
}

/** How many of the heroes are lost, 0 … 1 (K17.3). */
function lossesOf({ heroes }: Pick<Table, 'heroes'>): number {
  const states = [...heroes.values()].map(({ state }) => state).filter((state) => state !== 'reserve');
  return states.length === 0 ? 0 : states.filter((state) => state === 'lost').length / states.length;
}

/**
 * How near the game that a table shows is to its end, 0 (just begun) … 1 (the reactor falls, the last row, the last hero).
 * Drives the music.
 */
export function tensionOf(table: Pick<Table, 'king' | 'sites' | 'rows' | 'heroes'>): number {
  const worst = Math.max(
    beyond(wayOf(table), EASY.way),
    beyond(chartOf(table), EASY.chart),
    beyond(lossesOf(table), EASY.heroes),
  );
  const share = Math.max(0, Math.min(1, worst));
  return share * share * (3 - 2 * share);
}

/** Red alert as soon as the King stands at the reactor: nothing but that is between him and his victory (K17.1). */
export const moodOf = ({ king }: Pick<View, 'king'>): MoodName =>
  king.zone === 'reactor' ? 'alert' : 'night';
