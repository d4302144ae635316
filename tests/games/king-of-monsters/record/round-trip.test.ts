import { describe, expect, it } from 'vitest';
import { formatGameFile, LANGUAGES, Match, type RecordedPlayers, unwrap } from '#core';
import { formatRecord, parseRecord } from '#king-of-monsters/record';
import { type Action, type KingTypes, king, type Position } from '#king-of-monsters/rules';
import { english, type Phrase } from '../../../../src/games/king-of-monsters/record/english';
import { actionReader } from '../../../../src/games/king-of-monsters/record/readAction';
import { VOCABULARIES } from '../../../../src/games/king-of-monsters/record/record';
import { actionText } from '../../../../src/games/king-of-monsters/record/write';
import { expectEqual } from '../../../helpers/expect-equal';
import { embattled, mixedOpening, randomPlay } from '../../../helpers/king/random-game';

/** Names and looks with everything that has a meaning elsewhere in a record. */
const PLAYERS: RecordedPlayers = {
  king: { name: 'Zoé: d’Été; (king), 7', bot: 'greedy', colour: '#e8503a', figure: 'zorgl-b' },
  artemis: { name: 'passes' },
  ibis: { bot: 'gentle' },
};

function chance(initial: Position, seed: number, most: number): Match<KingTypes> {
  const match = new Match<KingTypes>(king, initial);
  for (const { action } of randomPlay(initial, seed, most)) unwrap(match.act(action));
  return match;
}

function expectRoundTrip(match: Match<KingTypes>, seed?: number): void {
  const initial = match.positionAt(0);
  const seats: readonly string[] = king.seats(initial);
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

describe('a record of King of Monsters reads back to the same game', () => {
  it('from openings of all options, of which it keeps the seed only', () => {
    for (let seed = 0; seed < 16; seed++)
      expectRoundTrip(chance(mixedOpening(seed), seed, 60 + 20 * seed), seed);
  });

  it('to its end', () => {
    const match = chance(mixedOpening(5), 5, 4000);
    expect(match.position.outcome).not.toBeNull();
    expectRoundTrip(match, 5);
  });

  it('from any position', () => {
    for (let seed = 0; seed < 30; seed++) expectRoundTrip(chance(embattled(seed), seed, 40));
  });
});

/** An action of every form: chance alone does some things hardly ever. */
const FORMS: Readonly<Record<Phrase, Action>> = {
  discard: { do: 'discard', card: 'R7' },
  draw: { do: 'draw' },
  replace: { do: 'replace', row: 'B', col: 5 },
  pass: { do: 'pass' },
  offer: { do: 'offer', hero: 'bamf', card: 'G0' },
  trade: { do: 'trade', hero: 'grey', card: 'Y9' },
  take: { do: 'take' },
  leave: { do: 'leave' },
  place: { do: 'place', row: 'G' },
  keep: { do: 'keep' },
  smash: { do: 'smash', card: 'W4' },
  attack: { do: 'attack', hero: 'anvil', card: 'W' },
  gamble: { do: 'gamble' },
  end: { do: 'end' },
  'end and store': { do: 'end', store: 'B8' },
  grey: { do: 'grey', card: 'R3' },
  'grey on a cover': { do: 'grey', row: 'R', col: 2, card: 'R3' },
  answer: { do: 'answer', card: 'R3' },
  'answer with a wild': { do: 'answer', card: 'W4', colour: 'Y' },
  advance: { do: 'advance', card: 'B1' },
  stay: { do: 'stay' },
  accept: { do: 'accept' },
  airstrip: { do: 'airstrip' },
  give: { do: 'give' },
  redraw: { do: 'redraw' },
  move: { do: 'move', to: 'hq', card: 'G4' },
  peek: { do: 'peek', row: 'R', col: 1 },
  fight: { do: 'fight' },
  cover: { do: 'cover', row: 'B', card: 'B5' },
  shift: { do: 'shift', to: 'Y', card: 'Y5' },
  compare: { do: 'compare', row: 'R' },
  duel: { do: 'duel', row: 'R' },
  token: { do: 'token', row: 'G', col: 3 },
  brick: { do: 'brick', card: 'G9' },
  motorpool: { do: 'motorpool', card: 'R1' },
  open: { do: 'open', card: 'R6' },
  'open with a wild': { do: 'open', card: 'W', colour: 'B' },
  'open-top': { do: 'open-top' },
  look: { do: 'look', deck: 'league' },
  drop: { do: 'drop' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = actionReader(VOCABULARIES[language]);

  it.each(Object.keys(english.phrases) as Phrase[])('an action reads back as it was: %s', (phrase) => {
    const text = actionText(FORMS[phrase], 'ninja', VOCABULARIES[language]);
    expect(unwrap(reader.read(text, () => []))).toEqual({
      action: FORMS[phrase],
      by: 'ninja',
    });
  });
});
