import { checkSeed, ok, quoted, Random, type Result, type Seed } from '#core';
import type { Config } from './config';
import { toPosition } from './convert';
import { beginFounding } from './flow';
import { gridFor } from './grids';
import { ABILITIES, ABILITY_MARKERS, FIGURES, type Figure } from './markers';
import { PLAYERS } from './options';
import type { Position, SetupOptions } from './position';
import { fail } from './problems';
import { CHOOSING } from './stageNumbers';
import { State } from './state';
import { stockOf } from './stock';
import { TILE_IDS } from './tiles';

function shuffled(entries: readonly number[], random: Random): Uint8Array {
  const pile = Uint8Array.from(entries);
  random.shuffle(pile, pile.length);
  return pile;
}

/** Checks that there is a valid number of figures, all different (T2.5, T3.1). */
function checkFigures(figures: readonly Figure[]): Result<readonly Figure[]> {
  const { min, max } = PLAYERS;
  if (figures.length < min || figures.length > max) {
    const range = { least: min, most: max, count: figures.length };
    return fail('figures', 'tetzilla.players.count', range, 'T3.1');
  }
  const again = figures.find((figure, index) => figures.indexOf(figure) !== index);
  if (again !== undefined) return fail('figures', 'list.twice', { word: quoted(again) }, 'T2.5');
  const stranger = figures.find((figure) => !FIGURES.includes(figure));
  if (stranger !== undefined) {
    return fail('figures', 'value.unknown', { value: quoted(stranger), known: FIGURES }, 'T2.5');
  }
  return ok(figures);
}

/** The position of the first decision (T3.1–T3.4). */
export function setup({ figures, ...options }: SetupOptions, seed: Seed): Result<Position> {
  const checked = checkSeed(seed);
  if (!checked.ok) return checked;
  const fit = checkFigures(figures);
  if (!fit.ok) return fit;
  const random = Random.fromSeed(seed);
  const players = figures.length;
  const start = random.below(players);
  const deck = shuffled([...TILE_IDS.keys()], random);
  const buildings = shuffled(stockOf('building'), random);
  const guards = shuffled(stockOf('guard'), random);
  const abilities = shuffled(
    ABILITIES.flatMap((_, ability) => Array.from({ length: ABILITY_MARKERS }, () => ability)),
    random,
  );
  const config: Config = {
    options,
    players,
    grid: gridFor(players),
    figures,
    deck,
    buildings,
    guards,
    rng: random.format(),
  };
  const state = State.empty(config);
  state.start = start;
  state.player = start;
  state.round = 1;
  state.stage = CHOOSING;
  if (options.abilities === 'random') {
    for (let seat = 0; seat < players; seat++) state.setAbility(seat, abilities[seat]!);
    beginFounding(state, undefined);
  }
  return ok(toPosition(state));
}
