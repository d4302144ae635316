import {
  blameLine,
  ok,
  PlayerShape,
  plainText,
  type RecordedPlayer,
  type RecordLine,
  type Result,
  shaped,
} from '#core';
import { type Ability, type Figure, SEATS, type Seat } from '#tetzilla/rules';
import { finding } from './problems';
import type { Vocabulary } from './vocabulary';

/** What the header says about one player. */
export interface PlayerLine {
  readonly line: RecordLine;
  readonly seat: Seat;
  readonly player: RecordedPlayer;
  readonly figure?: Figure;
  readonly ability?: Ability;
}

/** What is meant by a word of the record; undefined for another word. */
function meaningOf<Id extends string>(names: Readonly<Record<Id, string>>, plain: string): Id | undefined {
  return (Object.keys(names) as Id[]).find((id) => plainText(names[id]) === plain);
}

/**
 * Reads `Player A (Krustazor, swiftness, bot greedy, colour #8e5bd0): Anna`. Null for another line.
 * @param key what stands before the colon, as {@link plainText} gives it @param name what stands behind it
 */
export function readPlayer(
  line: RecordLine,
  key: string,
  name: string,
  words: Vocabulary,
): Result<PlayerLine> | null {
  const [, word, letter, list = ''] = /^(\S+) ([a-e])(?: ?\((.*)\))?$/.exec(key) ?? [];
  const seat = SEATS.find((each) => each.toLowerCase() === letter);
  if (word !== plainText(words.keys.player) || seat === undefined) return null;
  const told: { name?: string; bot?: string; colour?: string } = name === '' ? {} : { name };
  const looks: { figure?: Figure; ability?: Ability } = {};
  for (const trait of list.split(',').map((each) => each.trim())) {
    const [first = '', rest] = trait.split(' ');
    const figure = meaningOf(words.figures, trait);
    const ability = meaningOf(words.abilities, trait);
    if (rest !== undefined && first === plainText(words.bot)) told.bot = rest;
    else if (rest !== undefined && first === plainText(words.colour)) told.colour = rest;
    else if (figure !== undefined) looks.figure = figure;
    else if (ability !== undefined) looks.ability = ability;
    else if (trait !== '') {
      const known = [...Object.values(words.figures), ...Object.values(words.abilities)];
      return blameLine(line, finding(`players.${seat}`, 'tetzilla.record.word', { text: trait, known }));
    }
  }
  const player = shaped(PlayerShape, told);
  if (!player.ok) return blameLine(line, player.error, `players.${seat}`);
  return ok({ line, seat, player: player.value, ...looks });
}
