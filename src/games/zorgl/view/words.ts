import type { Language } from '#core';
import { messagesFor } from '#i18n';
import { type GameWords, logLines, nameOf, soundCaption } from '#module';
import type { ActionKind, ZorglTypes } from '#zorgl/rules';
import { type ZorglMessages, zorglMessages } from './messages';
import { DEFAULT_NAMES } from './options';
import { outcomeWords } from './outcome/words';
import { captionFor } from './panels/captions';
import { logTable } from './panels/log';
import { modeCap } from './panels/modeKeys';
import { momentOf } from './panels/moments';
import { rankPlayers } from './panels/ranking';
import { figuresOf } from './panels/tally';

/** Names and effects of some uses of a card. */
const uses = (words: ZorglMessages, ...modes: readonly ActionKind[]) => ({
  keys: modes.flatMap((mode) => modeCap(mode) ?? []),
  each: modes.map((mode) => words.modes[mode]),
});

/** The texts of Zorgl-Zilla for the page, in a language. */
export function zorglWords(language: Language): GameWords<ZorglTypes> {
  const zorgl = zorglMessages(language);
  const texts = { zorgl, interface: messagesFor(language) };
  const log = logTable(texts);
  return {
    title: zorgl.title,
    tagline: zorgl.tagline,
    defaultNames: DEFAULT_NAMES,
    primer: zorgl.primer,
    keys: [
      { keys: ['1', '–', '9'], does: zorgl.keys.card },
      { keys: ['←', '→', '↑', '↓'], does: zorgl.keys.walk },
      { ...uses(zorgl, 'move', 'attack', 'ignore'), does: zorgl.keys.use },
      {
        ...uses(zorgl, 'blitz', 'burrow', 'leap', 'frenzy', 'throw', 'shake'),
        does: zorgl.keys.power,
      },
      { ...uses(zorgl, 'army-move', 'army-attack'), does: zorgl.keys.army },
      {
        ...uses(zorgl, 'missile', 'tail'),
        does: zorgl.keys.mega,
        each: [zorgl.keys.megaPower, zorgl.modes.tail],
      },
      { keys: ['E'], does: zorgl.keys.end },
    ],
    log: (events, names) => logLines(events, names, log),
    outcome: (outcome, names) => outcomeWords(outcome, names, texts),
    caption: (cue, names) => captionFor(cue, names, zorgl),
    moment: (events) => momentOf(events, zorgl),
    sound: (cue) =>
      soundCaption(
        cue,
        zorgl.sounds,
        (voice) => (zorgl.monsters[voice as keyof typeof zorgl.monsters] ?? zorgl.monsters.zorgl).name,
      ),
    tally: (course) => figuresOf(course, zorgl),
    verdict(view, names) {
      const { outcome } = view;
      if (outcome === null) throw new RangeError('the game goes on');
      return {
        title: zorgl.over.title(nameOf(names, outcome.winner)),
        reason: outcome.reason === 'floors' ? zorgl.over.byFloors : zorgl.over.byPlant,
        rows: rankPlayers(view).map(({ seat, rank, floors, units, unitWorth }) => ({
          seat,
          rank,
          name: nameOf(names, seat),
          detail: zorgl.over.row(floors, units, unitWorth),
        })),
      };
    },
  };
}
