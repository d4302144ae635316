import { cardWords } from './actionWords';
import type { ShownPlate, ShownRow } from './chartModel';
import type { PlayMessages } from './messages';

/** Contents of a plate in words. */
export function plateHolds({ card, up, seen, cover }: ShownPlate, words: PlayMessages): string {
  const { chart } = words;
  const plate =
    card === null ? chart.hidden : up ? chart.up(cardWords(card, words)) : chart.down(cardWords(card, words));
  const parts = [plate, ...(seen ? [chart.seen] : [])];
  if (cover === null) return [...parts, chart.bare].join(', ');
  const { card: over, tokens, worth, plain, holds } = cover;
  return [
    ...parts,
    chart.cover(cardWords(over, words)),
    ...(tokens === 0 ? [] : [chart.tokens(tokens)]),
    ...(plain ? [] : [chart.worth(worth)]),
    ...(holds === null ? [] : [holds ? chart.holds : chart.short]),
  ].join(', ');
}

/** State of a row in words; empty for a row with plates and no hero. */
export function rowHolds({ disabled, plates, here }: ShownRow, { chart }: PlayMessages): string {
  const state = disabled ? [chart.disabled] : plates.length === 0 ? [chart.empty] : [];
  return [...state, ...(here ? [chart.here] : [])].join(', ');
}
