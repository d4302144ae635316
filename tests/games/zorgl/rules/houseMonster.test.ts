import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import {
  formatHouseMonster,
  HOUSE_MODELS,
  type HouseMonster,
  parseHouseMonster,
  readHouseMonster,
  type SetupOptions,
  zorgl,
} from '#zorgl/rules';
import { ALL_MIXES, houseMonster, houseOf } from '../../../helpers/house-monsters';
import { reasonFor } from '../../../helpers/problems';

const MOSS: HouseMonster = {
  format: 'kaiju-monster',
  version: 1,
  id: 'moss-back-2',
  name: 'Moss Back!',
  advantage: 'climber',
  weakness: 'gentle',
  mega: 'ink',
  model: 'nogyab',
  colours: { body: '#3fa06b', accent: '#ffd400' },
};

/** What is wrong with a file, as `field: reason`. */
function complaint(input: unknown): string {
  const result = parseHouseMonster(input);
  return result.ok ? 'accepted' : `${result.error.field}: ${reasonFor(result.error)}`;
}

describe('a house monster file (Z12.1)', () => {
  it('is read as it is written, whatever the traits', () => {
    const monsters = fc.record({
      mix: fc.constantFrom(...ALL_MIXES),
      model: fc.constantFrom(...HOUSE_MODELS),
      name: fc.constantFrom('X', 'Der Große Ölgötze', 'ガメラ', 'Dragón №7', '🦖🦖', 'a'.repeat(24)),
    });
    fc.assert(
      fc.property(monsters, ({ mix, model, name }) => {
        const monster = houseMonster(mix, { model, name });
        expect(unwrap(readHouseMonster(formatHouseMonster(monster)))).toEqual(monster);
      }),
    );
  });

  it('has its fields in a fixed order, one a line', () => {
    const shuffled = Object.fromEntries(Object.entries(MOSS).reverse()) as unknown as HouseMonster;
    expect(formatHouseMonster(shuffled)).toBe(formatHouseMonster(MOSS));
    expect(formatHouseMonster(MOSS).split('\n').slice(0, 5)).toEqual([
      '{',
      '  "format": "kaiju-monster",',
      '  "version": 1,',
      '  "id": "moss-back-2",',
      '  "name": "Moss Back!",',
    ]);
  });

  it('may leave colours out, and writes them in small letters', () => {
    expect(unwrap(parseHouseMonster({ ...MOSS, colours: {} })).colours).toEqual({});
    expect(unwrap(parseHouseMonster({ ...MOSS, colours: { body: '#AABBCC' } })).colours).toEqual({
      body: '#aabbcc',
    });
  });

  const bad: [string, unknown, string][] = [
    ['no object', 'monster', ': must be an object'],
    ['nothing', null, ': must be an object'],
    ['another format', { ...MOSS, format: 'kaiju-city' }, 'format: must be "kaiju-monster"'],
    ['a later version', { ...MOSS, version: 2 }, 'version: must be 1'],
    ['no id', { ...MOSS, id: undefined }, 'id: is missing'],
    ['an id in capitals', { ...MOSS, id: 'Moss' }, 'id: must consist of letters'],
    ['an id of nothing', { ...MOSS, id: '' }, 'id: must consist of letters'],
    ['an id that begins with a hyphen', { ...MOSS, id: '-moss' }, 'id: must consist of letters'],
    ['an id with a line', { ...MOSS, id: 'moss\n' }, 'id: must consist of letters'],
    ['an id of 33 letters', { ...MOSS, id: 'a'.repeat(33) }, 'id: must have at most 32'],
    ['the id of a zorgl', { ...MOSS, id: 'zorgl' }, 'id: is the id of one of the book’s own'],
    ['the id of a special monster', { ...MOSS, id: 'nogyab' }, 'id: is the id of one of the book’s own'],
    ['an id that objects know otherwise', { ...MOSS, id: 'constructor' }, 'id: is a reserved word'],
    ['a number for a name', { ...MOSS, name: 7 }, 'name: must be text'],
    ['no name', { ...MOSS, name: '' }, 'name: must not be empty'],
    ['a name of a space', { ...MOSS, name: ' ' }, 'name: must not be empty'],
    ['a name of an accent alone', { ...MOSS, name: '\u0301' }, 'name: must not be empty'],
    ['a name with a space before', { ...MOSS, name: ' Moss' }, 'name: must not begin or end'],
    ['a name with a line break', { ...MOSS, name: 'Moss\nBack' }, 'name: has an invisible character'],
    ['a name that turns the text', { ...MOSS, name: 'Moss\u202e' }, 'name: has an invisible character'],
    ['a name with a width of nothing', { ...MOSS, name: 'M\u200boss' }, 'name: has an invisible character'],
    ['a name of a filler letter', { ...MOSS, name: '\u3164' }, 'name: has an invisible character'],
    ['a name of 25 letters', { ...MOSS, name: 'a'.repeat(25) }, 'name: must have at most 24'],
    ['an unknown advantage', { ...MOSS, advantage: 'flies' }, 'advantage: "flies" is not one of army-friend'],
    ['a weakness as an advantage', { ...MOSS, advantage: 'gentle' }, 'advantage: "gentle" is not one of'],
    ['no weakness', { ...MOSS, weakness: null }, 'weakness: null is not one of gentle'],
    ['two mega-powers', { ...MOSS, mega: ['ink', 'hover'] }, 'mega: […] is not one of missile'],
    ['an unknown model', { ...MOSS, model: 'teapot' }, 'model: "teapot" is not one of zorgl-a'],
    ['no colours', { ...MOSS, colours: undefined }, 'colours: is missing'],
    ['a colour by name', { ...MOSS, colours: { body: 'green' } }, 'colours.body: must be a colour'],
    ['a short colour', { ...MOSS, colours: { accent: '#fff' } }, 'colours.accent: must be a colour'],
    ['a third colour', { ...MOSS, colours: { eyes: '#ffffff' } }, 'colours.eyes: is not a field'],
    ['a field too many', { ...MOSS, floors: 10 }, 'floors: is not a field'],
  ];
  it.each(bad)('with %s is refused with field and reason', (_name, input, expected) => {
    expect(complaint(input).startsWith(expected), complaint(input)).toBe(true);
  });

  it('that is no JSON is refused', () => {
    const result = readHouseMonster('{"format":');
    expect(result.ok ? '' : reasonFor(result.error)).toBe('is not JSON');
  });
});

const TWO: SetupOptions = { places: ['A', 'C'], army: true, flight: 'english' };
const house = houseOf([MOSS, houseMonster(ALL_MIXES[5]!, { id: 'idle' })]);

describe('a game with a house monster (Z12.1)', () => {
  it('carries the definitions of those that are played, and no others', () => {
    const position = unwrap(zorgl.setup({ ...TWO, monsters: { A: 'moss-back-2' }, house }, 1));
    expect(position.house).toEqual({ 'moss-back-2': MOSS });
    expect(position.options.specials).toBe(true);
    expect(position.players.A?.monster).toBe('moss-back-2');
    expect('house' in unwrap(zorgl.setup({ ...TWO, monsters: { A: 'xman' }, house }, 1))).toBe(false);
  });

  it('keeps them through play and in what each viewer sees', () => {
    const start = unwrap(zorgl.setup({ ...TWO, monsters: { A: 'moss-back-2' }, house }, 1));
    const { position } = unwrap(zorgl.apply(start, zorgl.legal(start)[0]!));
    expect(position.house).toEqual({ 'moss-back-2': MOSS });
    expect(zorgl.view(position, 'C').house).toEqual({ 'moss-back-2': MOSS });
    expect(zorgl.view(position, 'spectator').house).toEqual({ 'moss-back-2': MOSS });
  });

  it('has each of them once', () => {
    const twice = zorgl.setup({ ...TWO, monsters: { A: 'moss-back-2', C: 'moss-back-2' }, house }, 1);
    expect(twice.ok ? 'accepted' : `${twice.error.field} ${twice.error.clause}`).toBe('monsters Z11');
  });

  it('refuses one that is nowhere defined, or defined under another id', () => {
    const attempt = (options: Partial<SetupOptions>) => {
      const result = zorgl.setup({ ...TWO, monsters: { A: 'moss' }, ...options }, 1);
      return result.ok ? 'accepted' : `${result.error.field}: ${reasonFor(result.error)}`;
    };
    expect(attempt({ monsters: { A: 'constructor' } })).toContain('monsters: "constructor" is not one of');
    expect(attempt({ house })).toContain('monsters: "moss" is not one of zorgl');
    expect(attempt({ house: { moss: MOSS } })).toBe('house.moss.id: must be "moss"');
  });
});

describe('a position with house monsters (Z12.1)', () => {
  const start = unwrap(zorgl.setup({ ...TWO, monsters: { A: 'moss-back-2' }, house }, 1));
  const attempt = (change: object) => {
    const result = zorgl.parse(JSON.parse(JSON.stringify({ ...start, ...change })));
    return result.ok ? 'accepted' : `${result.error.field}: ${reasonFor(result.error)}`;
  };
  const bad: [string, object, string][] = [
    ['without the definition', { house: undefined }, 'players.A.monster: "moss-back-2" is not one of'],
    ['with an empty house', { house: {} }, 'house: must not be empty'],
    ['with a list', { house: [MOSS] }, 'house: must be an object'],
    [
      'with a broken definition',
      { house: { 'moss-back-2': { ...MOSS, mega: 'x' } } },
      'house.moss-back-2.mega:',
    ],
    [
      'with no definition but a text',
      { house: { 'moss-back-2': 'x' } },
      'house.moss-back-2: must be an object',
    ],
    ['with a definition under another id', { house: { moss: MOSS } }, 'house.moss.id: must be "moss"'],
    [
      'with a definition that nobody plays',
      { house: { ...start.house, idle: { ...MOSS, id: 'idle' } } },
      'house.idle: is not the monster of any player',
    ],
    [
      'with one monster for two',
      { players: { A: start.players.A, C: { ...start.players.C, monster: 'moss-back-2' } } },
      'players.C.monster: moss-back-2 is already the monster of A',
    ],
  ];
  it.each(bad)('%s is refused', (_name, change, expected) => {
    expect(attempt(change)).toContain(expected);
  });

  it('as it was set up is accepted', () => {
    expect(attempt({})).toBe('accepted');
  });
});
