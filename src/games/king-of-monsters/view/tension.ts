import type { MoodName } from '#core';
import { COLOURS, damageAt, heroesOf, RATINGS, type View, ZONES } from '#king-of-monsters/rules';
import { type Table, viewOf } from './table';

/** Share of each danger at which tension starts to rise; it peaks at 1. */
const EASY = { way: 0.5, chart: 0.4, heroes: 0.5 };

const beyond = (share: number, easy: number) => (share - easy) / (1 - easy);

/** Damage of the reactor, 0 … 1 (destroyed, K17.1). Drives its hum. */
export const strainOf = (table: Pick<Table, 'followed'>): number => strainIn(viewOf(table));

const strainIn = ({ zones }: View): number => Math.min(1, damageAt(zones.reactor) / RATINGS.reactor);

/** Progress of the King towards destroying the reactor, 0 … 1 (K17.1). */
function wayOf(view: View): number {
  const { zone } = view.king;
  const last = zone === 'reactor' ? strainIn(view) : 0;
  return (ZONES.indexOf(zone) + last) / ZONES.length;
}

/** How close the King is to a push-back, 0 … 1, weighted by how few zones are behind him (K15.3, K17.2). */
function chartOf({ chart, king }: View): number {
  const disabled = COLOURS.filter((row) => chart[row].disabled).length / COLOURS.length;
  return disabled * (1 - 0.5 * (ZONES.indexOf(king.zone) / (ZONES.length - 1)));
}

/** Share of lost heroes, 0 … 1 (K17.3). */
function lossesOf(view: View): number {
  const states = heroesOf(view)
    .map((hero) => view.heroes[hero]!.state)
    .filter((state) => state !== 'reserve');
  return states.length === 0 ? 0 : states.filter((state) => state === 'lost').length / states.length;
}

/** How close the game is to its end, 0 … 1. Drives the music. */
export function tensionOf(table: Pick<Table, 'followed'>): number {
  const view = viewOf(table);
  const worst = Math.max(
    beyond(wayOf(view), EASY.way),
    beyond(chartOf(view), EASY.chart),
    beyond(lossesOf(view), EASY.heroes),
  );
  const share = Math.max(0, Math.min(1, worst));
  return share * share * (3 - 2 * share);
}

/** Red alert while the King is at the reactor, the last objective before he wins (K17.1). */
export const moodOf = ({ king }: Pick<View, 'king'>): MoodName =>
  king.zone === 'reactor' ? 'alert' : 'night';
