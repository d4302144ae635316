import type { MoodName } from '#core';
import { COLOURS, RATINGS, type View, ZONES } from '#king-of-monsters/rules';
import { damageOf, type Table } from './table';

/** Share of each danger at which tension starts to rise; it peaks at 1. */
const EASY = { way: 0.5, chart: 0.4, heroes: 0.5 };

const beyond = (share: number, easy: number) => (share - easy) / (1 - easy);

/** Damage of the reactor, 0 … 1 (destroyed, K17.1). Drives its hum. */
export const strainOf = ({ sites }: Pick<Table, 'sites'>): number =>
  Math.min(1, damageOf(sites.reactor) / RATINGS.reactor);

/** Progress of the King towards destroying the reactor, 0 … 1 (K17.1). */
function wayOf({ king, sites }: Pick<Table, 'king' | 'sites'>): number {
  const last = king === 'reactor' ? strainOf({ sites }) : 0;
  return (ZONES.indexOf(king) + last) / ZONES.length;
}

/** How close the King is to a push-back, 0 … 1, weighted by how few zones are behind him (K15.3, K17.2). */
function chartOf({ rows, king }: Pick<Table, 'rows' | 'king'>): number {
  const disabled = COLOURS.filter((row) => rows[row].disabled).length / COLOURS.length;
  return disabled * (1 - 0.5 * (ZONES.indexOf(king) / (ZONES.length - 1)));
}

/** Share of lost heroes, 0 … 1 (K17.3). */
function lossesOf({ heroes }: Pick<Table, 'heroes'>): number {
  const states = [...heroes.values()].map(({ state }) => state).filter((state) => state !== 'reserve');
  return states.length === 0 ? 0 : states.filter((state) => state === 'lost').length / states.length;
}

/** How close the game is to its end, 0 … 1. Drives the music. */
export function tensionOf(table: Pick<Table, 'king' | 'sites' | 'rows' | 'heroes'>): number {
  const worst = Math.max(
    beyond(wayOf(table), EASY.way),
    beyond(chartOf(table), EASY.chart),
    beyond(lossesOf(table), EASY.heroes),
  );
  const share = Math.max(0, Math.min(1, worst));
  return share * share * (3 - 2 * share);
}

/** Red alert while the King is at the reactor, the last objective before he wins (K17.1). */
export const moodOf = ({ king }: Pick<View, 'king'>): MoodName =>
  king.zone === 'reactor' ? 'alert' : 'night';
