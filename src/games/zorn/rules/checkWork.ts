import type { Problem } from '#core';
import type { Frame } from './frames';
import { AREA_COUNT, NOWHERE } from './map';
import type { Position } from './position';
import { makeProblem } from './problems';
import { UNIT_COUNT } from './units';

type Field = 'number' | 'unit' | 'area' | 'units' | 'numbers' | 'flag' | 'text';
type Fields = Readonly<Record<string, Field>>;

const LISTED: Fields = { pc: 'number', list: 'units', i: 'number' };
const FRAMES: Readonly<Record<Frame['do'], Fields>> = {
  setup: {},
  council: { why: 'text' },
  house: { pc: 'number' },
  night: LISTED,
  blight: { pc: 'number', up: 'number', left: 'number' },
  event: { ...LISTED, id: 'text', unit: 'unit', area: 'area' },
  strike: { ...LISTED, mode: 'text', up: 'number', area: 'area' },
  fights: { pc: 'number', up: 'units', twenty: 'units' },
  fight: {
    ...LISTED,
    area: 'area',
    side: 'text',
    victim: 'number',
    seat: 'number',
    word: 'text',
    die: 'number',
    only: 'units',
    fury: 'flag',
    up: 'units',
    twenty: 'units',
    attackers: 'units',
    defenders: 'units',
    closed: 'numbers',
    rolls: 'numbers',
    took: 'numbers',
    attack: 'number',
    defence: 'number',
    loser: 'number',
    hits: 'number',
    steps: 'number',
    surprise: 'flag',
    diced: 'flag',
    bolted: 'flag',
    failed: 'units',
    unit: 'unit',
  },
  test: { pc: 'number', unit: 'unit', for: 'text', shift: 'number', value: 'number' },
  hit: { pc: 'number', unit: 'unit', seat: 'number', shift: 'number', saves: 'flag' },
  spread: {
    pc: 'number',
    units: 'units',
    given: 'numbers',
    left: 'number',
    round: 'number',
    area: 'area',
    seat: 'number',
    turn: 'number',
    unit: 'unit',
  },
  retreat: {
    pc: 'number',
    unit: 'unit',
    steps: 'number',
    cause: 'area',
    closed: 'numbers',
    back: 'area',
    seat: 'number',
    foe: 'number',
    tentacles: 'flag',
  },
  flee: { pc: 'number', unit: 'unit', what: 'text', cause: 'area', steps: 'number' },
  reveal: { pc: 'number', unit: 'unit', ambusher: 'unit' },
  settle: { pc: 'number', i: 'number', any: 'flag', seat: 'number', area: 'area' },
  trap: { ...LISTED, area: 'area', scout: 'unit', token: 'number' },
  shot: {
    pc: 'number',
    unit: 'unit',
    target: 'unit',
    area: 'area',
    seat: 'number',
    up: 'number',
    mp: 'number',
    value: 'number',
    hits: 'number',
    left: 'number',
    second: 'number',
  },
  ball: { ...LISTED, unit: 'unit', area: 'area', up: 'number', value: 'number', left: 'number' },
  march: { pc: 'number', unit: 'unit' },
  calm: { pc: 'number', unit: 'unit' },
  push: { pc: 'number', unit: 'unit', area: 'area', target: 'unit' },
  spearhead: { pc: 'number', unit: 'unit', area: 'area', target: 'unit' },
  lure: { pc: 'number', unit: 'unit', target: 'unit' },
  cast: {
    ...LISTED,
    unit: 'unit',
    spell: 'number',
    target: 'number',
    first: 'number',
    other: 'number',
    effect: 'text',
  },
  homecoming: LISTED,
};

const isNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= -1000 && Number(value) <= 100_000;
const isUnit = (value: unknown): boolean => isNumber(value) && value >= -1 && value < UNIT_COUNT;

const FITS: Readonly<Record<Field, (value: unknown) => boolean>> = {
  number: isNumber,
  unit: isUnit,
  area: (value) => isNumber(value) && ((value >= -1 && value < AREA_COUNT) || value === NOWHERE),
  units: (value) => Array.isArray(value) && value.every(isUnit),
  numbers: (value) => Array.isArray(value) && value.every(isNumber),
  flag: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
};

/** The first field of `work` that differs from what the engine writes. */
export function checkWork({ work }: Position): Problem | undefined {
  for (const [index, frame] of (work?.stack ?? []).entries()) {
    const path = `work.stack[${index}]`;
    const name = frame.do;
    if (typeof name !== 'string' || !Object.hasOwn(FRAMES, name))
      return makeProblem(`${path}.do`, 'zorn.work');
    const fields = FRAMES[name as Frame['do']];
    const names = Object.keys(frame).filter((field) => field !== 'do');
    const stranger = names.find((field) => !Object.hasOwn(fields, field));
    const missing = Object.keys(fields).find((field) => !FITS[fields[field]!](frame[field]));
    const wrong = stranger ?? missing;
    if (wrong !== undefined) return makeProblem(`${path}.${wrong}`, 'zorn.work');
  }
  return undefined;
}
