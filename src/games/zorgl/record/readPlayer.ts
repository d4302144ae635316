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
import { SEATS, type Seat } from '#zorgl/rules';
import type { Vocabulary } from './vocabulary';

/** What the header says about one player. */
export interface PlayerLine {
  readonly line: RecordLine;
  readonly seat: Seat;
  readonly player: RecordedPlayer;
  /** The monster as {@link plainText} gives it, where the line names one; {@link isMonster} tells whether it is meant. */
  readonly monster?: string;
}

/**
 * Reads `Player A (Krustazor, bot greedy, colour #8e5bd0): Anna`. Null for another line.
 * @param key what stands before the colon, as {@link plainText} gives it @param name what stands behind it
 */
export function readPlayer(
  line: RecordLine,
  key: string,
  name: string,
  words: Vocabulary,
): Result<PlayerLine> | null {
  const [, word, letter, list = ''] = /^(\S+) ([a-d])(?: ?\((.*)\))?$/.exec(key) ?? [];
  const seat = SEATS.find((each) => each.toLowerCase() === letter);
  if (word !== plainText(words.keys.player) || seat === undefined) return null;
  const told: { name?: string; bot?: string; colour?: string } = name === '' ? {} : { name };
  let monster: string | undefined;
  for (const trait of list.split(',').map((each) => each.trim())) {
    const [first = '', rest] = trait.split(' ');
    if (rest !== undefined && first === plainText(words.bot)) told.bot = rest;
    else if (rest !== undefined && first === plainText(words.colour)) told.colour = rest;
    else if (trait !== '') monster = trait;
  }
  const player = shaped(PlayerShape, told);
  if (!player.ok) return blameLine(line, player.error, `players.${seat}`);
  return ok({ line, seat, player: player.value, ...(monster === undefined ? {} : { monster }) });
}

/** Whether a monster is called so: by its name in the language of the record, a house monster by its id. */
export function isMonster(id: string, written: string, { monsters }: Vocabulary): boolean {
  return plainText(monsters[id] ?? id) === written;
}
