import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { decodePosition, encodePosition, type LaunchGame, parseLaunch } from '#storage';
import { described } from '../helpers/problems';
import { type ToyPosition, toyGame, toyPosition } from '../helpers/toy-game';

const game: LaunchGame<ToyPosition> = { seats: ['A', 'B', 'C'], parse: toyGame.parse };

function complaint(search: string): string {
  const launch = parseLaunch(search, game);
  return launch.ok ? 'no complaint' : described(launch.error);
}

describe('the query parameters of the page', () => {
  it('are all optional', () => {
    expect(unwrap(parseLaunch('', game))).toEqual({ clock: 'real', ignored: [] });
    expect(unwrap(parseLaunch('?bots=none', game)).bots).toEqual(new Map());
    expect(unwrap(parseLaunch('?bots=hunter', game))).toEqual({
      clock: 'real',
      ignored: [],
      others: 'hunter',
    });
  });

  it('are read together, foreign ones left alone', () => {
    const position = toyPosition({ A: [1], B: [2] });
    const search = `?seed=42&quality=test&clock=manual&lang=fr&bots=A:greedy,C:random&speed=2.5&hidden=play&utm=x&position=${encodePosition(position)}`;
    expect(unwrap(parseLaunch(search, game))).toEqual({
      seed: 42,
      quality: 'test',
      clock: 'manual',
      lang: 'fr',
      position,
      bots: new Map([
        ['A', 'greedy'],
        ['C', 'random'],
      ]),
      speed: 2.5,
      hidden: 'play',
      ignored: [],
    });
  });

  it('take a seed of 128 bits as well', () => {
    const seed = '00112233445566778899aabbccddeeff';
    expect(unwrap(parseLaunch(`?seed=${seed.toUpperCase()}`, game)).seed).toBe(seed);
  });

  it.each([
    ['seed=', 'seed: "" is not a whole number or 32 hexadecimal digits'],
    ['seed=1.5', 'seed: "1.5" is not a whole number or 32 hexadecimal digits'],
    ['seed=9007199254740992', 'seed: "9007199254740992" is not a whole number or 32 hexadecimal digits'],
    ['seed=1&seed=2', 'seed: is given more than once'],
    ['bots=', 'bots: "" must be SEAT:BOT, or one level for all seats but one, as in bots=greedy'],
    ['bots=genius', 'bots: "genius" must be SEAT:BOT, or one level for all seats but one, as in bots=greedy'],
    ['bots=D:greedy', 'bots: "D" is not one of the seats A, B, C; bots=greedy plays all seats but one'],
    ['bots=A:greedy,A:random', 'bots: seat A is given more than once'],
    ['bots=A:genius', 'bots: "genius" is not one of gentle, random, greedy, planner, hunter, merciless'],
    ['position=!!!', 'position: is not base64'],
    [`position=${btoa('\xff\xfe')}`, 'position: is not UTF-8'],
    [`position=${btoa('{"order":')}`, 'position: is not JSON'],
    [`position=${btoa('{"order":7}')}`, 'position.order: must be a list'],
    [`position=${btoa('null')}`, 'position: must be an object'],
  ])('%s is refused by name and reason', (search, line) => {
    expect(complaint(search)).toBe(line);
  });
});

describe('what concerns the page alone', () => {
  it.each([
    ['quality=ultra', 'quality: "ultra" is not one of test, low, medium, high'],
    ['clock=fast', 'clock: "fast" is not one of real, manual'],
    ['lang=de', 'lang: "de" is not one of en, fr'],
    ['speed=0.4', 'speed: "0.4" is not a number from 0.5 to 8'],
    ['speed=9', 'speed: "9" is not a number from 0.5 to 8'],
    ['hidden=maybe', 'hidden: "maybe" is not one of pause, play'],
    ['speed=fast', 'speed: "fast" is not a number from 0.5 to 8'],
    ['lang=fr&lang=en', 'lang: is given more than once'],
  ])('%s refuses no game, and is named', (search, line) => {
    const launch = unwrap(parseLaunch(`?seed=7&${search}`, game));
    expect(launch.seed).toBe(7);
    expect(launch.ignored.map(described)).toEqual([line]);
    expect(launch).toMatchObject({ clock: 'real' });
  });
});

it('no refusal repeats a long input', () => {
  const long = 'x'.repeat(1_000_000);
  for (const name of ['seed', 'bots', 'position']) {
    expect(complaint(`${name}=${long}`).length).toBeLessThan(200);
  }
});

describe('a position link', () => {
  it('carries any JSON there and back through a query', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = encodePosition(value);
        expect(text).toMatch(/^[\w-]*$/);
        const query = new URLSearchParams(`position=${text}`).get('position') ?? '';
        expect(unwrap(decodePosition(query))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('is understood with padding and in the ordinary alphabet', () => {
    const position = { city: 'Örebro ≥ 7?', n: [1, 2] };
    const ordinary = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(position))));
    expect(unwrap(decodePosition(ordinary))).toEqual(position);
    expect(unwrap(decodePosition(new URLSearchParams(`p=${ordinary}`).get('p') ?? ''))).toEqual(position);
  });
});
