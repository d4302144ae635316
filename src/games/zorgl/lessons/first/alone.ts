import type { FirstGame } from '#learning';
import type { Action, ZorglTypes } from '#zorgl/rules';
import { best, isBeside, type Moment, nearness, rankIn, scoringOf } from './reading';

const MOVES: ReadonlySet<Action['do']> = new Set([
  'move',
  'blitz',
  'blitz-on',
  'burrow',
  'leap',
  'army-move',
]);

/** Steps that lead nearer, the army where the monster stands well; what is worth least is spent first. */
const others = (moment: Moment): readonly Action[] =>
  best(
    moment,
    ({ do: kind }) => kind !== 'army-attack',
    (action) => {
      const plain = /^\d/.test(rankIn(action) ?? '') ? 4 : 1;
      if (action.do === 'army-move') return plain + (isBeside(moment) ? 20 : 0);
      return plain + (MOVES.has(action.do) ? nearness(moment, action) : 1);
    },
  );

const ends = ({ legal }: Moment): readonly Action[] => legal.filter((action) => action.do === 'end');

/** What is advised while nothing new is to be told: what scores first, then the end of the turn, then to come nearer. */
export const alone: FirstGame<ZorglTypes>['alone'] = {
  wants(moment) {
    const scoring = scoringOf(moment);
    if (scoring.length > 0) return scoring;
    const end = ends(moment);
    return end.length > 0 ? end : others(moment);
  },
  say(moment) {
    if (scoringOf(moment).length > 0)
      return {
        en: 'You can score now. Point at a card or a box to preview what it does.',
        fr: 'Vous pouvez marquer. Visez une carte ou une case pour voir l’effet d’avance.',
      };
    if (ends(moment).length > 0)
      return {
        en: 'No card scores just now. End your turn and draw, or keep playing.',
        fr: 'Aucune carte ne rapporte pour l’instant. Finissez votre tour et piochez, ou jouez encore.',
      };
    if (others(moment)[0]?.do === 'ignore')
      return {
        en: 'None of your cards helps now. Waste the lit one: it still counts as played.',
        fr: 'Aucune de vos cartes ne sert maintenant. Gaspillez celle qui est éclairée : elle compte comme jouée.',
      };
    return {
      en: 'Play three cards. Use them to get beside the other monster, with a building behind it.',
      fr: 'Jouez trois cartes. Placez-vous près de l’autre monstre, un immeuble derrière lui.',
    };
  },
};
