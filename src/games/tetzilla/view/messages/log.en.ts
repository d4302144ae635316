import { pluralsIn } from '#i18n';

const plural = pluralsIn('en');
const hits = (count: number) => plural(count, '# hit', '# hits');

/** English texts of the log. */
export const log = {
  ability: (name: string, ability: string) => `${name} has ${ability.toLowerCase()}.`,
  /** @param spin quarter turns clockwise, 0 … 3 */
  slid: (name: string, column: string, row: number, spin: number, brought: readonly string[]) => {
    const turned = ['', ', turned right', ', turned round', ', turned left'][spin] ?? '';
    const begin = `${name} drops a tile at ${column}, onto row ${row}${turned}`;
    return brought.length === 0 ? `${begin}.` : `${begin}: ${brought.join(', ')}.`;
  },
  placed: (thing: string, box: string) => `${thing} ${box}`,
  entered: (name: string, box: string) => `${name} enters at ${box}.`,
  stepped: (name: string, box: string, up: boolean) =>
    up ? `${name} climbs to ${box}` : `${name} walks to ${box}`,
  overran: (thing: string) => ` and crushes a ${thing}`,
  cost: (cost: number) => (cost > 1 ? ` (${cost} tokens)` : ''),
  /** Points of a marker, for the player who may know them. */
  worth: (value: number) => plural(value, ' worth # point', ' worth # points'),
  passed: (name: string) => `${name} passes.`,
  fired: {
    laser: (name: string, box: string, target: string | null) =>
      target === null
        ? `${name} fires the laser at ${box} at nobody.`
        : `${name} fires the laser at ${box} at ${target}.`,
    missile: (name: string, box: string) => `${name} fires the missile at ${box}.`,
    tank: (name: string, box: string, direction: string | null) =>
      direction === null
        ? `${name} fires the tank at ${box} at nobody.`
        : `${name} fires the tank at ${box} to the ${direction}.`,
  },
  hit: (name: string, count: number, total: number) => `${name} takes ${hits(count)} and has ${total}.`,
  ignored: (name: string, count: number, total: number) =>
    count === 0
      ? `${name} ignores the hit.`
      : `${name} ignores one hit, takes ${hits(count)} and has ${total}.`,
  died: (name: string, box: string) => `${name} dies at ${box}.`,
  stage: {
    choose: 'Abilities are chosen.',
    found: 'The city is built.',
    enter: 'The kaiju enter.',
    move: 'The kaiju move.',
    slide: 'The city grows.',
    fire: 'The guards fire.',
    over: 'It is over.',
  },
  turn: (number: number, name: string) => `Turn ${number}. ${name} begins.`,
  aside: (name: string) => `There is no room for ${name}’s tile: this turn is the last.`,
  over: {
    turns: 'Eight turns are over.',
    full: 'The city is full.',
    ruin: 'No kaiju is left.',
  },
  wins: (names: string, shared: boolean, score: number) =>
    shared ? `${names} share the win with ${score}.` : `${names} wins with ${score}.`,
};
