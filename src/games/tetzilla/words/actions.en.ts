import type { ProblemWords } from '#core';

interface OfBox {
  readonly box: string;
}
interface OfSeat {
  readonly seat: string;
}
interface OfColumn {
  readonly column: string;
}

/** Why the rules refuse an action, in English. */
export const actions = {
  'tetzilla.stage.other': ({ stage, kinds }: { readonly stage: string; readonly kinds: readonly string[] }) =>
    `in the stage ${stage} the action must be ${kinds.join(' or ')}`,
  'tetzilla.ability.gone': ({ ability }: { readonly ability: string }) =>
    `both markers of ${ability} are taken`,
  'tetzilla.tile.other': ({ tile, turned }: { readonly tile: string; readonly turned: string }) =>
    `the face-up tile is ${turned}, not ${tile}`,
  'tetzilla.spin.none': ({ tile, count }: { readonly tile: string; readonly count: number }) =>
    `${tile} has ${count} rotations, numbered from 0`,
  'tetzilla.column.off': ({ column }: OfColumn) =>
    `in column ${column} a part of the tile would be off the board`,
  'tetzilla.column.built': ({ column }: OfColumn) =>
    `in column ${column} the tile would start in a built box`,
  'tetzilla.column.high': ({ row, highest }: Record<'row' | 'highest', number>) =>
    `the tile would end in row ${row}; the city must stay level, up to row ${highest}`,
  'tetzilla.box.off': ({ box }: OfBox) => `${box} is not on this board`,
  'tetzilla.box.unbuilt': ({ box }: OfBox) => `${box} is not built`,
  'tetzilla.box.taken': ({ box }: OfBox) =>
    `${box} has no room: enter an empty box, or one with a single kaiju`,
  'tetzilla.box.notLowest': ({ box }: OfBox) => `a lower row has room; ${box} is too high`,
  'tetzilla.box.notNext': ({ box }: OfBox) => `${box} is not the next box west, north or east`,
  'tetzilla.box.full': ({ box }: OfBox) => `${box} holds two kaiju already`,
  'tetzilla.step.cost': ({ cost, count }: Record<'cost' | 'count', number>) =>
    `the step costs ${cost} tokens and you have ${count}`,
  'tetzilla.guard.none': ({ box }: OfBox) => `no guard stands on ${box}`,
  'tetzilla.guard.fired': ({ box }: OfBox) => `the guard on ${box} has already fired this turn`,
  'tetzilla.target.missing': 'must name a kaiju in range',
  'tetzilla.target.far': ({ seat }: OfSeat) => `${seat} is not in range`,
  'tetzilla.target.nobody': 'nobody is in range',
  'tetzilla.target.needless': 'is for lasers only',
  'tetzilla.dir.needless': 'is for tanks only',
  'tetzilla.dir.nobody': ({ dir }: { readonly dir: string }) =>
    `nobody is in direction ${dir}; leave the direction out`,
  'tetzilla.first.needless': 'is for a tank whose line meets two kaiju in one box',
  'tetzilla.first.choice': ({ seats }: { readonly seats: readonly string[] }) =>
    `must be one of ${seats.join(', ')}`,
} satisfies ProblemWords;
