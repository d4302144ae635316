import type { Language } from '#core';
import { type KingTypes, type Seat, SITES, type Zone } from '#king-of-monsters/rules';
import { type GameWords, nameOf, PLAIN_WORDS } from '#module';
import { captionFor, logLines, momentOf, type PlayMessages, playMessages } from './panels';
import { soundCaption } from './panels/soundCaptions';
import { tallyOf } from './panels/tally';

/** King of Monsters told in a language. */
export function kingWords(language: Language): GameWords<KingTypes> {
  const words: PlayMessages = playMessages(language);
  return {
    ...PLAIN_WORDS,
    title: 'King of Monsters',
    tagline: words.tagline,
    defaultNames: words.seats,
    place: (name) => ({ ...words.zones, ...words.seats })[name as Zone | Seat] ?? name,
    primer: words.primer,
    keys: [
      { keys: ['1', '–', '9'], does: words.keys.card },
      { keys: ['X'], does: words.keys.end },
    ],
    curtain: (seat, name) => {
      if (seat !== 'king') return words.curtain.league;
      return name === words.seats.king ? words.curtain.king : null;
    },
    log: (events, names) => logLines(events, names, words),
    moment: (events) => momentOf(events, words),
    caption: (cue, names) => captionFor(cue, names, words),
    sound: (cue) => soundCaption(cue, words),
    tally: (course) => tallyOf(course, words),
    verdict({ outcome, heroes, zones }, names) {
      if (outcome === null) throw new RangeError('the game goes on');
      const rank = (seat: string) => (outcome.winner === (seat === 'king' ? 'king' : 'league') ? 1 : 2);
      return {
        title: words.won[outcome.winner],
        reason: words.story.over[outcome.reason],
        rows: ['king', ...Object.keys(heroes)].map((seat) => ({
          seat,
          rank: rank(seat),
          name: nameOf(names, seat),
          detail:
            seat === 'king'
              ? words.destroyed(SITES.filter((site) => zones[site].destroyed).length)
              : words.league,
        })),
      };
    },
  };
}
