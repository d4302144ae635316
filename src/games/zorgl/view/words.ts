import type { Language } from '#core';
import { messagesFor } from '#i18n';
import { type GameWords, nameOf } from '#module';
import type { ZorglTypes } from '#zorgl/rules';
import { zorglMessages } from './messages';
import { outcomeWords } from './outcome/words';
import { captionFor } from './panels/captions';
import { logLines } from './panels/log';
import { momentOf } from './panels/moments';
import { rankPlayers } from './panels/ranking';
import { soundCaption } from './panels/soundCaptions';

/** Zorgl-Zilla told in a language. */
export function zorglWords(language: Language): GameWords<ZorglTypes> {
  const zorgl = zorglMessages(language);
  const texts = { zorgl, interface: messagesFor(language) };
  return {
    title: zorgl.title,
    tagline: zorgl.tagline,
    defaultNames: zorgl.lobby.defaultNames,
    log: (events, names) => logLines(events, { ...texts, names }),
    outcome: (outcome, names) => outcomeWords(outcome, names, texts),
    caption: (cue, names) => captionFor(cue, names, zorgl),
    moment: (events) => momentOf(events, zorgl),
    sound: (cue) => soundCaption(cue, zorgl),
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
