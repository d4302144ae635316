import { describe, expect, it } from 'vitest';
import { formatGameFile, LANGUAGES, Match, type OptionValues, type RecordedPlayers, unwrap } from '#core';
import { formatRecord, parseRecord } from '#zorn/record';
import { type ZornTypes, zorn } from '#zorn/rules';
import { ActionWords } from '../../../../src/games/zorn/record/actions';
import { FORM_LIST, type Phrase } from '../../../../src/games/zorn/record/forms';
import { VOCABULARIES } from '../../../../src/games/zorn/record/record';
import { expectEqual } from '../../../helpers/expect-equal';
import { opening, playThrough } from '../../../helpers/zorn/random-game';

type Position = ZornTypes['Position'];
type Action = ZornTypes['Action'];

/** Names and looks with everything that has a meaning elsewhere in a record. */
const PLAYERS: RecordedPlayers = {
  A: { name: 'Zoé: d’Été; (B), 7', bot: 'greedy', colour: '#e8503a', figure: 'zorgl-b' },
  B: { name: 'ends' },
  C: { bot: 'gentle' },
};

function chance(initial: Position, seed: number, most: number): Match<ZornTypes> {
  const match = new Match<ZornTypes>(zorn, initial);
  playThrough(initial, seed, ({ action }) => unwrap(match.act(action)), most);
  return match;
}

function expectRoundTrip(match: Match<ZornTypes>, seed?: number): void {
  const seats: readonly string[] = zorn.seats(match.positionAt(0));
  const players = Object.fromEntries(Object.entries(PLAYERS).filter(([seat]) => seats.includes(seat)));
  const game = { match, players, ...(seed === undefined ? {} : { seed }) };
  const file = formatGameFile(game);
  for (const language of LANGUAGES) {
    const text = formatRecord(game, language);
    expect(text.includes('"rng"')).toBe(seed === undefined);
    const back = parseRecord(text);
    expectEqual(back.ok ? formatGameFile(back.value) : { ...back.error, text }, file);
  }
}

const GAMES: readonly (readonly [players: number, options: OptionValues])[] = [
  [1, { rules: 'A', days: 2, 'terror-limit': 15 }],
  [2, { rules: 'A', duel: true, 'terror-limit': 40 }],
  [3, { rules: 'A', characters: 'draft', menace: 'mild' }],
  [4, { rules: 'B', treasure: 'relics', forks: 'unit', menace: 'grim', days: 3 }],
  [5, { rules: 'B', treasure: 'random', houses: ['fagen', 'zaius', 'mahn', 'thorn', 'duggan'] }],
  [1, { characters: 'random', days: 3, 'terror-limit': 22 }],
  [2, { characters: 'draft', feud: false, 'terror-limit': 10 }],
  [3, { menace: 'mild', 'terror-limit': 40, duel: true }],
  [5, { treasure: 'relics' }],
];

describe('a record of The Struggle for Zorn reads back to the same game', () => {
  it.each(GAMES)('to its end with %i players and %j, of which it keeps the seed only', (players, options) => {
    const match = chance(opening(players, options, players + 20), players, 5000);
    expect(match.position.outcome).not.toBeNull();
    expectRoundTrip(match, players + 20);
  });

  it('from any position', () => {
    for (const [players, options] of GAMES.slice(2, 7)) {
      const whole = chance(opening(players, options, 9), 9, 5000);
      const initial = whole.positionAt(Math.floor((2 * whole.length) / 3));
      expectRoundTrip(chance(initial, 9, 60));
    }
  });
});

/** An action of every form: chance alone does some things hardly ever. */
const ACTIONS: Readonly<Record<Phrase, Action>> = {
  take: { do: 'pick', why: 'take', answer: 'namtull' },
  muster: { do: 'muster', kinds: ['ironmen', 'ironmen', 'rockthrower', 'levy', 'levy'] },
  deploy: { do: 'deploy', unit: 'N-ir1', to: 'E0' },
  abstain: { do: 'vote', for: null },
  vote: { do: 'vote', for: 'E' },
  order: { do: 'order', order: 'choices', is: 'auto' },
  give: { do: 'give', to: 'B', what: 'glory' },
  'hand over': { do: 'give', to: 'B', unit: 'va1' },
  hire: { do: 'hire', kind: 'deathriders', at: 'PB' },
  seize: { do: 'seize', at: 'c4' },
  conjure: { do: 'conjure' },
  rally: { do: 'rally', unit: 'namtull', target: 'T-pi1', what: 'casualties' },
  tactician: { do: 'tactician', unit: 'nayr' },
  lure: { do: 'lure', unit: 'oznam', target: 'fk1' },
  step: { do: 'step', unit: 'D-ir1', to: 'e2' },
  cast: { do: 'cast', unit: 'wake', spell: 'banish', target: 'tb1' },
  shoot: { do: 'shoot', unit: 'N-ar1', target: 'ga12' },
  scout: { do: 'scout', unit: 'D-ha1', at: 'e3' },
  charge: { do: 'charge', unit: 'hero', to: 'e3' },
  'charge by way': { do: 'charge', unit: 'nayr', to: 'e3', via: 'PC' },
  push: { do: 'push', unit: 'T-pi1' },
  spearhead: { do: 'spearhead', unit: 'rammstein', target: 'vulkan' },
  fight: { do: 'fight', area: 'PA' },
  move: { do: 'move', unit: 'N-ir1', to: 'e2' },
  'forced march': { do: 'move', unit: 'N-ir1', to: 'i10', force: true },
  'mana push': { do: 'move', unit: 'N-ir1', to: 'PE', push: true },
  'forced mana push': { do: 'move', unit: 'N-ir1', to: 'a2', force: true, push: true },
  flank: { do: 'flank', unit: 'N-ir1', to: 'E3' },
  regroup: { do: 'regroup', unit: 'N-ir1', what: 'terror' },
  potion: { do: 'regroup', unit: 'morgan', what: 'potion' },
  forage: { do: 'regroup', unit: 'D-ha1', what: 'supplies' },
  cleanse: { do: 'regroup', unit: 'be1', what: 'cleanse' },
  resurrect: { do: 'regroup', unit: 'namtull', what: 'resurrect' },
  mob: { do: 'regroup', unit: 'nayr', what: 'mob', levy: 'D-le1', to: 'PB' },
  end: { do: 'end' },
  harvest: { do: 'harvest', food: 0 },
  feed: { do: 'feed', units: 14 },
  hungry: { do: 'hungry', unit: 'dr1' },
  entrench: { do: 'entrench', at: 'e3', kind: 'entrenchment' },
  camp: { do: 'entrench', at: 'PE', kind: 'camp' },
  clear: { do: 'clear', at: 'e3' },
  return: { do: 'return', unit: 'Z-bo1', to: 'PD' },
  march: { do: 'march', unit: 'F-ro1', to: 'e2' },
  'next fight': { do: 'pick', why: 'fight', answer: 'PD' },
  aim: { do: 'pick', why: 'area', answer: 'e3' },
  attack: { do: 'pick', why: 'attack', answer: 'e2' },
  target: { do: 'pick', why: 'target', answer: 'N-ar1' },
  hit: { do: 'pick', why: 'hit', answer: 'mh14' },
  retreat: { do: 'pick', why: 'retreat', answer: 'PA' },
  ambush: { do: 'pick', why: 'ambush', answer: 'e4' },
  vagnar: { do: 'pick', why: 'vagnar', answer: 'e4' },
  home: { do: 'pick', why: 'home', answer: 'PA' },
  pass: { do: 'pick', why: 'pass', answer: 'PE' },
  raider: { do: 'pick', why: 'raider', answer: 'b9' },
  bat: { do: 'pick', why: 'bat', answer: 'd6' },
  courage: { do: 'pick', why: 'courage', answer: 'yes' },
  'no courage': { do: 'pick', why: 'courage', answer: 'no' },
  bolt: { do: 'pick', why: 'bolt', answer: 'yes' },
  'no bolt': { do: 'pick', why: 'bolt', answer: 'no' },
  'bolt on a die': { do: 'pick', why: 'bolt', answer: 'second' },
  'bolt for a unit': { do: 'pick', why: 'bolt', answer: 'N-ir1' },
  way: { do: 'pick', why: 'way', answer: 'e2' },
  one: { do: 'pick', why: 'one', answer: 'N-ir1' },
  second: { do: 'pick', why: 'second', answer: 'mh2' },
  pushed: { do: 'pick', why: 'pushed', answer: 'mh2' },
  'push to': { do: 'pick', why: 'push-to', answer: 'e2' },
  'lure to': { do: 'pick', why: 'lure-to', answer: 'e2' },
  screech: { do: 'pick', why: 'screech', answer: 'morgan' },
  surprise: { do: 'pick', why: 'surprise', answer: 'hero' },
  swarm: { do: 'pick', why: 'swarm', answer: 'N-ir1' },
  bite: { do: 'pick', why: 'bite', answer: 'N-ir1' },
  bash: { do: 'pick', why: 'bash', answer: 'tb1' },
  storm: { do: 'pick', why: 'storm', answer: 'tb1' },
  apes: { do: 'pick', why: 'apes', answer: 'N-ir1' },
  wizard: { do: 'pick', why: 'wizard', answer: 'morgan' },
  forest: { do: 'pick', why: 'forest', answer: 'd8' },
  town: { do: 'pick', why: 'town', answer: 'e3' },
  hills: { do: 'pick', why: 'hills', answer: 'd9' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = new ActionWords(VOCABULARIES[language]);
  const position = opening(2, {}, 1);

  it.each(FORM_LIST)('an action reads back as it was: %s', (phrase) => {
    const action = ACTIONS[phrase];
    expect(unwrap(words.read(words.write(action, 'D'), position))).toEqual({ action, by: 'D' });
  });

  it('two actions are never told in the same words', () => {
    const told = Object.values(ACTIONS).map((action) => words.write(action, 'D'));
    expect(new Set(told).size).toBe(FORM_LIST.length);
  });
});
