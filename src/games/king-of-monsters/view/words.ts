import type { Language } from '#core';
import {
  HEROES,
  type KingTypes,
  type Phase,
  type Seat,
  SITES,
  type Side,
  type Zone,
} from '#king-of-monsters/rules';
import { DEFAULT_WORDS, type GameWords, logLines, nameOf, soundCaption } from '#module';
import { captionFor, logTable, momentOf, type PlayMessages, playMessages } from './panels';
import { figuresOf } from './panels/tally';

/** Texts of King of Monsters in a language. */
export function kingWords(language: Language): GameWords<KingTypes> {
  const words: PlayMessages = playMessages(language);
  const log = logTable(words);
  return {
    ...DEFAULT_WORDS,
    title: 'King of Monsters',
    tagline: words.tagline,
    defaultNames: words.seats,
    setup: words.setup,
    place: (name) => ({ ...words.zones, ...words.seats })[name as Zone | Seat] ?? name,
    team: () => words.league,
    step: (name) => words.phases[name as Phase] ?? name,
    primer: words.primer,
    keys: [
      { keys: ['1', '–', '9'], does: words.keys.card },
      { keys: ['X'], does: words.keys.end },
    ],
    passScreen: (seat, name) => {
      if (seat !== 'king') return words.passScreen.league;
      return name === words.seats.king ? words.passScreen.king : null;
    },
    log: (events, names) => logLines(events, names, log),
    moment: (events) => momentOf(events, words),
    caption: (cue, names) => captionFor(cue, names, words),
    sound: (cue) => soundCaption(cue, words.sounds, (voice) => words.seats[voice as Seat] ?? words.king),
    tally: (course) => figuresOf(course, words),
    verdict({ outcome, heroes, zones }, names) {
      if (outcome === null) throw new RangeError('the game goes on');
      const rank = (side: Side) => (side === outcome.winner ? 1 : 2);
      const ruined = SITES.filter((site) => zones[site].destroyed).length;
      const monster = {
        seat: 'king',
        rank: rank('king'),
        name: nameOf(names, 'king'),
        detail: words.destroyed(ruined),
      };
      const league = HEROES.flatMap((seat) => {
        const sheet = heroes[seat];
        if (sheet === undefined) return [];
        const detail = words.island.states[sheet.state];
        return { seat, rank: rank('league'), name: nameOf(names, seat), detail };
      });
      return {
        title: words.won[outcome.winner],
        reason: words.story.over[outcome.reason],
        rows: outcome.winner === 'king' ? [monster, ...league] : [...league, monster],
      };
    },
  };
}
