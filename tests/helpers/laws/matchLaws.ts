import { expect, it } from 'vitest';
import { formatGameFile, type GameTypes, Match, parseGameFile, runToEnd, unwrap } from '#core';
import { expectEqual } from '../expect-equal';
import type { Plays, Subject } from './subject';

/** The laws of what is kept. */
export function testMatches<T extends GameTypes>(
  { rules, seats, records }: Subject<T>,
  plays: Plays<T>,
): void {
  it('comes back from what was saved to the letter, and goes on alike', () => {
    for (const match of plays.matches()) {
      const saved = JSON.stringify(match.record());
      const back = unwrap(Match.restore(rules, JSON.parse(saved)));
      expectEqual(back.position, match.position);
      expectEqual(back.entries, match.entries);
      expectEqual(back.legal(), match.legal());
    }
  });

  it('comes back from its file', () => {
    for (const match of plays.matches()) {
      const file = formatGameFile({ match, players: {}, seed: 5 });
      expectEqual(
        formatGameFile(unwrap(parseGameFile(rules, seats, JSON.parse(JSON.stringify(file))))),
        file,
      );
    }
  });

  if (records !== undefined)
    it('comes back from the text that people read, in each language', () => {
      expect(records.texts.length).toBeGreaterThan(0);
      for (const match of plays.matches()) {
        const game = { match, players: {} };
        for (const { format } of records.texts) {
          const text = format(game);
          const back = runToEnd(records.reading(text));
          expectEqual(back.ok ? formatGameFile(back.value) : { ...back.error, text }, formatGameFile(game));
        }
      }
    });
}
