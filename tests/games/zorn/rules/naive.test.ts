import { describe, expect, it } from 'vitest';
import { Random } from '#core';
import { type ZornTypes, zorn } from '#zorn/rules';
import {
  areaNames,
  hitsOn,
  isBlight,
  judge,
  neighbours,
  type Places,
  refuges,
  roomOf,
} from '../../../helpers/zorn/naive';
import { acted, scene } from '../../../helpers/zorn/scene';

type Event = ZornTypes['Event'];
type Position = ZornTypes['Position'];

const HOUSE = ['N-sw1', 'N-sw2', 'N-sw3', 'N-ar1', 'N-ar2', 'N-le1', 'T-pi1', 'T-pi2', 'T-sw1', 'T-ar1'];
const BLIGHT = ['mh1', 'mh2', 'mh3', 'mh4', 'am1', 'am2', 'tb1', 'tb2', 'ga1', 'fk1'];
const ATTACKERS = HOUSE.filter((id) => id.startsWith('N-'));
const FIGHTS = 150;

/** Units scattered about a place so that it is crowded, some of House New Mahn beside Blight. */
function scattered(random: Random): {
  readonly places: Places;
  readonly area: string;
  readonly from: string;
} {
  const area = random.pick(areaNames.slice(40));
  const near = [...new Set([area, ...neighbours(area)].flatMap((each) => [each, ...neighbours(each)]))];
  const from = random.pick(neighbours(area));
  const places: Record<string, string> = { morgan: 'PA', stonehollow: 'PA' };
  const put = (id: string, at: string) => {
    const there = Object.entries(places).filter(([, place]) => place === at);
    const mixed = there.some(([other]) => isBlight(other) !== isBlight(id));
    if (!mixed && there.length < roomOf(at)) places[id] = at;
  };
  put('mh1', area);
  put('N-sw1', from);
  put('N-sw2', from);
  for (const id of [...HOUSE, ...BLIGHT]) if (places[id] === undefined) put(id, random.pick(near));
  return { places, area, from };
}

/** Charges into an area by up to so many of House New Mahn. */
function charging(start: Position, area: string, most: number): Position {
  let now = start;
  for (let count = 0; count < most; count++) {
    const next = zorn
      .legal(now)
      .find((each) => each.do === 'charge' && each.to === area && ATTACKERS.includes(each.unit));
    if (next === undefined) break;
    now = acted(now, next).position;
  }
  return now;
}

const rolls = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'rolled' && event.for === 'melee' ? [event] : []));

describe('a naive judge of fights and retreats', () => {
  it('finds the same winner, those who take Hits, and ways to flee (N12.4, N12.5, N13.1, N13.3, N14.1 – N14.5)', () => {
    const random = Random.fromSeed(12);
    let fights = 0;
    let flights = 0;
    let hits = 0;
    let questions = 0;
    for (let round = 0; fights < FIGHTS && round < 10 * FIGHTS; round++) {
      const { places, area } = scattered(random);
      const start = { ...scene({ rules: 'B', units: places }), rng: Random.fromSeed(round).format() };
      const charged = charging(start, area, 1 + random.below(3));
      const { charges: coming } = charged.activation!;
      if (coming.length === 0) continue;
      const attackers = Object.keys(charged.units).filter((id) => coming.some(({ unit }) => unit === id));
      const before = Object.fromEntries(Object.entries(charged.units).map(([id, { at }]) => [id, at!]));
      const defenders = Object.keys(before).filter((id) => before[id] === area && isBlight(id));
      const told = acted(charged, { do: 'fight', area });
      const [fought] = told.events.flatMap((event) => (event.type === 'fought' ? [event] : []));
      const dice = rolls(told.events).map(({ value }) => value);
      const garrison = defenders.some((id) => id.startsWith('ga'));
      const judged = judge(area, dice.slice(0, attackers.length), dice.slice(attackers.length), garrison);
      const { steps, ...result } = judged;
      expect(fought).toMatchObject(result);
      fights++;
      const tie = judged.loser === 'both';
      const taken = [
        hitsOn(attackers, judged.loser === 'defenders' ? 0 : tie && garrison ? 2 : judged.hits),
        hitsOn(defenders, judged.loser === 'attackers' ? 0 : judged.hits),
      ];
      const asked = taken.find(({ of }) => of.length > 0);
      const due = (taken[0] === asked ? taken.slice(0, 1) : taken).flatMap((side) => side.taken);
      const hit = told.events.flatMap((event) => (event.type === 'hit' ? [event.unit] : []));
      expect(hit.slice(0, due.length)).toEqual(due);
      hits += due.length;
      if (asked !== undefined) {
        expect(told.position.ask).toMatchObject({ why: 'hit', of: asked.of });
        questions++;
      }
      if (tie || asked !== undefined) continue;
      const fleeing = (judged.loser === 'attackers' ? attackers : defenders).filter((id) => {
        const lost = told.events.findIndex((event) => event.type === 'lost' && event.unit === id);
        const gone = told.events.findIndex((event) => event.type === 'moved');
        return lost < 0 || (gone >= 0 && lost > gone);
      });
      if (fleeing.length !== 1) continue;
      const [unit] = fleeing;
      const left = Object.fromEntries(
        Object.entries(before).filter(
          ([id]) => id === unit || !told.events.some((event) => event.type === 'lost' && event.unit === id),
        ),
      );
      const attacks = judged.loser === 'attackers';
      const { ends } = refuges(left, {
        unit: unit!,
        steps,
        cause: area,
        closed: attacks ? [] : coming.map(({ from }) => from),
        back: attacks ? coming.find((each) => each.unit === unit)!.from : null,
      });
      flights++;
      if (ends.length > 1) expect(told.position.ask).toMatchObject({ why: 'retreat', unit, of: ends });
      else if (ends.length === 1) {
        const move = told.events.find((event) => event.type === 'moved' && event.unit === unit);
        expect(move).toMatchObject({ by: 'retreat' });
        expect(move?.type === 'moved' && move.way.at(-1)).toBe(ends[0]);
      } else expect(told.events).toContainEqual(expect.objectContaining({ type: 'lost', unit }));
    }
    expect(fights).toBe(FIGHTS);
    expect(flights).toBeGreaterThan(40);
    expect(hits).toBeGreaterThan(FIGHTS);
    expect(questions).toBeGreaterThan(10);
  });
});
