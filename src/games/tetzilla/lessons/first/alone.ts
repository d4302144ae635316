import type { FirstGame } from '#learning';
import type { DecidingStage, TetzillaTypes } from '#tetzilla/rules';
import { landedMarks, type Moment, ranked } from './reading';

type Advice = FirstGame<TetzillaTypes>['alone'];

const SAID: Readonly<Record<Exclude<DecidingStage, 'choose'>, ReturnType<Advice['say']>>> = {
  found: {
    en: 'One more tile. Drop it where your kaiju will find plenty to crush.',
    fr: 'Encore une tuile. Lâchez-la où votre kaiju aura de quoi écraser.',
  },
  enter: {
    en: 'Enter where there is plenty to crush nearby.',
    fr: 'Entrez là où il y a de quoi écraser.',
  },
  move: {
    en: 'Point at a box to see what the way there costs. A good step is lit.',
    fr: 'Visez une case : vous voyez ce que coûte le chemin. Un bon pas est éclairé.',
  },
  slide: {
    en: 'Drop the tile where it helps your kaiju more than your rival’s.',
    fr: 'Lâchez la tuile où elle sert votre kaiju plus que celui du rival.',
  },
  fire: {
    en: 'Choose the guard that hurts your rival most, or you least.',
    fr: 'Choisissez le garde qui blesse le plus votre rival, ou le moins vous-même.',
  },
};

const passes = ([best]: ReturnType<typeof ranked>): boolean => best?.do === 'pass';

/** What is advised while nothing new is to be told: what stands best afterwards. */
export const alone: Advice = {
  wants: (moment) => ranked(moment),
  marks: (moment) => landedMarks(moment, ranked(moment)[0]),
  say(moment: Moment) {
    const { stage } = moment.view.turn;
    if (stage === 'move' && passes(ranked(moment)))
      return {
        en: 'Nothing nearby is worth a token. Pass for one token, or keep walking.',
        fr: 'Rien ici ne vaut un jeton. Passez pour un jeton, ou avancez.',
      };
    return SAID[stage === 'over' || stage === 'choose' ? 'move' : stage];
  },
};
