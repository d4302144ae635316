import type { Language } from '#core';
import { messagesFor } from '#i18n';
import { type GameWords, nameOf } from '#module';
import type { ActionKind, ZorglTypes } from '#zorgl/rules';
import { zorglMessages } from './messages';
import { outcomeWords } from './outcome/words';
import { captionFor } from './panels/captions';
import { logLines } from './panels/log';
import { modeCap } from './panels/modeKeys';
import { momentOf } from './panels/moments';
import { rankPlayers } from './panels/ranking';
import { soundCaption } from './panels/soundCaptions';
import { tallyOf } from './panels/tally';

const caps = (...modes: readonly ActionKind[]) => modes.flatMap((mode) => modeCap(mode) ?? []);

/** Zorgl-Zilla told in a language. */
export function zorglWords(language: Language): GameWords<ZorglTypes> {
  const zorgl = zorglMessages(language);
  const texts = { zorgl, interface: messagesFor(language) };
  return {
    title: zorgl.title,
    tagline: zorgl.tagline,
    defaultNames: zorgl.lobby.defaultNames,
    primer: zorgl.primer,
    keys: [
      { keys: ['1', '–', '9'], does: zorgl.keys.card },
      { keys: ['←', '→', '↑', '↓'], does: zorgl.keys.walk },
      { keys: caps('move', 'attack', 'ignore'), does: zorgl.keys.use },
      { keys: caps('blitz', 'burrow', 'leap', 'frenzy', 'throw', 'shake'), does: zorgl.keys.power },
      { keys: caps('army-move', 'army-attack'), does: zorgl.keys.army },
      { keys: caps('missile', 'tail'), does: zorgl.keys.mega },
      { keys: ['E'], does: zorgl.keys.end },
    ],
    log: (events, names) => logLines(events, { ...texts, names }),
    outcome: (outcome, names) => outcomeWords(outcome, names, texts),
    caption: (cue, names) => captionFor(cue, names, zorgl),
    moment: (events) => momentOf(events, zorgl),
    sound: (cue) => soundCaption(cue, zorgl),
    tally: (course) => tallyOf(course, zorgl),
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
