import type { RuleChapter } from '#learning';

export const moving: RuleChapter = {
  id: 'moving',
  title: { en: 'The kaiju climb', fr: 'Les kaijus grimpent' },
  gist: {
    en: 'A turn is: climb, build, be shot at. You have five tokens for the climb, and never come down.',
    fr: 'Un tour : grimper, bâtir, essuyer les tirs. Vous avez cinq jetons pour grimper, et ne redescendez jamais.',
  },
  clauses: [
    {
      number: 'T5.1',
      en: 'As a turn begins, each kaiju that lives gets 5 tokens. When everybody has moved, tokens left over are gone.',
      fr: 'Au début d’un tour, chaque kaiju en vie reçoit 5 jetons. Quand tous ont bougé, les jetons qui restent sont perdus.',
    },
    {
      number: 'T5.2',
      en: 'In order, round after round, each player with tokens makes one decision: a step or a pass. A step is one decision, cheap or expensive. The stage ends when all tokens are spent.',
      fr: 'Dans l’ordre, tour de table après tour de table, quiconque a des jetons prend une décision : faire un pas ou passer. Un pas est une décision, cher ou non. Cela dure jusqu’au dernier jeton.',
    },
    {
      number: 'T5.3',
      en: 'To pass you pay 1 token.',
      fr: 'Passer coûte 1 jeton.',
    },
    {
      number: 'T5.4',
      en: 'A step leads west, north or east, to the next box. There is no way back down, and no diagonal one.',
      fr: 'Un pas mène à l’ouest, au nord ou à l’est, sur la case d’à côté. Rien ne redescend, et rien ne va en diagonale.',
    },
    {
      number: 'T5.5',
      en: 'You can step only onto a built box, and only where fewer than two kaiju stand.',
      fr: 'On ne pose le pied que sur une case bâtie, et seulement où se tiennent moins de deux kaijus.',
    },
    {
      number: 'T5.6',
      en: 'A step costs 1 token and whatever the building or guard in that box costs on top. You need that many. Stepping there *is* crushing what stands there: you cannot tiptoe around it.',
      fr: 'Un pas coûte 1 jeton, plus le supplément du bâtiment ou du garde de la case. Il faut les avoir. Y entrer, *c’est* écraser ce qui s’y trouve : on ne passe pas sur la pointe des pieds.',
    },
    {
      number: 'T5.7',
      en: 'A building you crush joins your pile, and you alone learn its points. A guard you crush leaves the board and lies open beside the pile.',
      fr: 'Un bâtiment écrasé rejoint votre pile, et vous seul apprenez ses points. Un garde écrasé quitte le plateau et reste visible à côté de la pile.',
    },
    {
      number: 'T5.8',
      en: 'Then it hurts: your kaiju takes the hits of what it crushed, as T7.1 tells.',
      fr: 'Puis ça fait mal : votre kaiju encaisse les blessures de ce qu’il a écrasé, comme le dit T7.1.',
    },
  ],
};

export const firing: RuleChapter = {
  id: 'firing',
  title: { en: 'The guards fire', fr: 'Les gardes tirent' },
  gist: {
    en: 'Each player fires a guard, no matter who built it or who stands in the way.',
    fr: 'Chaque joueur fait tirer un garde, peu importe qui l’a posé et qui est devant.',
  },
  clauses: [
    {
      number: 'T6.1',
      en: 'In order, every player picks a guard that has not yet fired this turn, and fires it. The players of dead kaiju shoot along. You cannot decline, but you may pick one that hits nobody.',
      fr: 'Dans l’ordre, chaque joueur choisit un garde qui n’a pas encore tiré ce tour-ci, et le fait tirer. Les joueurs de kaijus morts tirent aussi. On ne peut refuser, mais on peut en prendre un qui ne touche personne.',
    },
    {
      number: 'T6.2',
      en: 'As soon as none of the guards left could hit any kaiju, the firing is over.',
      fr: 'Dès qu’aucun des gardes restants ne pourrait toucher un kaiju, les tirs cessent.',
    },
    {
      number: 'T6.3',
      en: 'Shots go through everything and hurt kaiju alone, the shooter’s own as well. The guard that fired stays.',
      fr: 'Les tirs traversent tout et ne blessent que les kaijus, y compris celui du tireur. Le garde qui a tiré reste.',
    },
    {
      number: 'T6.4',
      en: '*Laser*: 2 hits for one kaiju at distance 3 or less. You choose which; if there is one, you must.',
      fr: '*Laser* : 2 blessures à un kaiju à distance 3 ou moins. Vous choisissez lequel ; s’il y en a un, il le faut.',
    },
    {
      number: 'T6.5',
      en: '*Missile*: 1 hit for each kaiju at distance 2 or less.',
      fr: '*Missile* : 1 blessure à chaque kaiju à distance 2 ou moins.',
    },
    {
      number: 'T6.6',
      en: '*Tank*: name one of the eight directions. The shell flies over the next 4 boxes; the first kaiju it meets takes 2 hits, each one after it 1. Where two share the first box, you say which of them is first. All directions without a kaiju come to the same, and one of them can always be chosen.',
      fr: '*Char* : nommez l’une des huit directions. L’obus survole les 4 cases suivantes ; le premier kaiju rencontré prend 2 blessures, chacun des autres 1. Si deux partagent la première case, vous dites lequel est le premier. Toutes les directions sans kaiju se valent, et il y en a toujours une à prendre.',
    },
    {
      number: 'T6.7',
      en: 'See each shot through before the next player picks a guard.',
      fr: 'Chaque tir s’achève avant que le joueur suivant choisisse un garde.',
    },
  ],
};
