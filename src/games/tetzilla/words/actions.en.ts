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
    `the stage is ${stage}: ${kinds.join(' or ')}`,
  'tetzilla.ability.gone': ({ ability }: { readonly ability: string }) =>
    `both markers of ${ability} are taken`,
  'tetzilla.tile.other': ({ tile, turned }: { readonly tile: string; readonly turned: string }) =>
    `${turned} is turned up, not ${tile}`,
  'tetzilla.spin.none': ({ tile, count }: { readonly tile: string; readonly count: number }) =>
    `${tile} has ${count} spins, numbered from 0`,
  'tetzilla.column.off': ({ column }: OfColumn) => `from ${column} on, a part of the tile is off the board`,
  'tetzilla.column.built': ({ column }: OfColumn) => `from ${column} on, the tile begins in a built box`,
  'tetzilla.column.high': ({ row, highest }: Record<'row' | 'highest', number>) =>
    `the tile would end in row ${row}; the city must stay level, up to row ${highest}`,
  'tetzilla.box.off': ({ box }: OfBox) => `${box} is not on this board`,
  'tetzilla.box.unbuilt': ({ box }: OfBox) => `${box} is not built`,
  'tetzilla.box.taken': ({ box }: OfBox) =>
    `${box} has no room: a kaiju enters an empty box or joins one other`,
  'tetzilla.box.notLowest': ({ box }: OfBox) => `a lower row has room; ${box} is too high`,
  'tetzilla.box.notNext': ({ box }: OfBox) => `${box} is not the next box west, north or east`,
  'tetzilla.box.full': ({ box }: OfBox) => `${box} holds two kaiju already`,
  'tetzilla.step.cost': ({ cost, count }: Record<'cost' | 'count', number>) =>
    `the step costs ${cost} tokens, ${count} are left`,
  'tetzilla.guard.none': ({ box }: OfBox) => `no guard stands on ${box}`,
  'tetzilla.guard.fired': ({ box }: OfBox) => `the guard on ${box} has fired in this turn`,
  'tetzilla.target.missing': 'must name a kaiju in range',
  'tetzilla.target.far': ({ seat }: OfSeat) => `${seat} is not in range`,
  'tetzilla.target.nobody': 'nobody is in range',
  'tetzilla.target.needless': 'is for lasers only',
  'tetzilla.dir.needless': 'is for tanks only',
  'tetzilla.dir.nobody': ({ dir }: { readonly dir: string }) =>
    `nobody is on the line ${dir}: leave the direction out`,
  'tetzilla.first.needless': 'is for a tank whose line meets two kaiju in one box',
  'tetzilla.first.choice': ({ seats }: { readonly seats: readonly string[] }) =>
    `must be one of ${seats.join(', ')}`,
} satisfies ProblemWords;
