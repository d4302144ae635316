import type { RuleChapter } from '#learning';

export const hits: RuleChapter = {
  id: 'hits',
  title: { en: 'Hits and abilities', fr: 'Blessures et talents' },
  gist: {
    en: 'Two things hurt; your ability spares you one hit a turn.',
    fr: 'Deux choses blessent ; votre talent vous épargne une blessure par tour.',
  },
  clauses: [
    {
      number: 'T7.1',
      en: 'A kaiju is hit by what it crushes (T5.8) and by what the guards fire (T6.4, T6.5, T6.6).',
      fr: 'Un kaiju est blessé par ce qu’il écrase (T5.8) et par ce que tirent les gardes (T6.4, T6.5, T6.6).',
    },
    {
      number: 'T7.2',
      en: 'Once a turn your ability swallows a hit of its kind: *tough skin* one of a tank, *shining skin* one of a laser, *swiftness* one of a missile, *toughness* one of a building you crush. It does so unasked, at the first chance of the turn. Against the hit of a crushed guard nothing helps.',
      fr: 'Une fois par tour, votre talent avale une blessure de sa sorte : *peau épaisse* celle d’un char, *peau miroir* celle d’un laser, *vivacité* celle d’un missile, *robustesse* celle d’un bâtiment écrasé. Il le fait sans qu’on le demande, à la première occasion du tour. Contre celle d’un garde écrasé, rien n’y fait.',
    },
  ],
};

export const death: RuleChapter = {
  id: 'death',
  title: { en: 'Death', fr: 'La mort' },
  gist: {
    en: 'Ten hits kill a kaiju, but not its player’s chances.',
    fr: 'Dix blessures tuent un kaiju, mais pas les chances de son joueur.',
  },
  clauses: [
    {
      number: 'T8.1',
      en: 'At 10 hits a kaiju is dead. It is taken off the board at once, and so are its tokens.',
      fr: 'À 10 blessures, un kaiju est mort. On le retire aussitôt du plateau, et ses jetons avec lui.',
    },
    {
      number: 'T8.2',
      en: 'It never has more than 10. What it crushed with its last step still goes to its player.',
      fr: 'Il n’en a jamais plus de 10. Ce qu’il a écrasé de son dernier pas va tout de même à son joueur.',
    },
    {
      number: 'T8.3',
      en: 'Its player keeps the pile, goes on building and firing, and can win from the grave.',
      fr: 'Son joueur garde sa pile, continue à bâtir et à tirer, et peut gagner d’outre-tombe.',
    },
  ],
};

export const ending: RuleChapter = {
  id: 'ending',
  title: { en: 'How it ends', fr: 'Comment ça finit' },
  gist: {
    en: 'Eight turns, sooner if the city is full. Points minus hits decide.',
    fr: 'Huit tours, moins si la ville est pleine. Les points moins les blessures décident.',
  },
  clauses: [
    {
      number: 'T9.1',
      en: 'After turn 8 it is over. Until then, after each turn the next player clockwise becomes the start player, even if their kaiju is dead.',
      fr: 'Après le tour 8, c’est fini. Jusque-là, après chaque tour, le joueur suivant dans le sens horaire devient premier joueur, même si son kaiju est mort.',
    },
    {
      number: 'T9.2',
      en: 'If a tile found no room (T4.9), the turn in which that happened is the last, and it is played out, shots and all. If it happened during setup, there is only turn 1.',
      fr: 'Si une tuile n’a pas trouvé de place (T4.9), le tour où c’est arrivé est le dernier, et on le joue jusqu’au bout, tirs compris. Si c’était à la fondation, il n’y a que le tour 1.',
    },
    {
      number: 'T9.3',
      en: 'When the last kaiju dies, the game ends there and then.',
      fr: 'Quand le dernier kaiju meurt, la partie finit à l’instant.',
    },
    {
      number: 'T9.4',
      option: { en: 'normally 1 point a guard', fr: 'd’ordinaire 1 point par garde' },
      en: 'Add up the points of your buildings, and 1 for each guard you crushed, unless you play without; take off 1 for each hit you took. You may well end below zero.',
      fr: 'Additionnez les points de vos bâtiments, et 1 par garde écrasé, sauf si l’on joue sans ; ôtez 1 par blessure reçue. On peut finir sous zéro.',
    },
    {
      number: 'T9.5',
      en: 'The most points win. In a tie the one with fewer hits wins; if those are equal as well, the victory is shared.',
      fr: 'Le plus de points gagne. À égalité, celui qui a le moins de blessures ; si elles sont égales aussi, la victoire est partagée.',
    },
  ],
};

export const secrets: RuleChapter = {
  id: 'secrets',
  title: { en: 'What is known', fr: 'Ce qu’on sait' },
  gist: {
    en: 'The order of deck and supplies is secret; so are points, except those of your own pile.',
    fr: 'L’ordre de la pioche et des réserves est secret ; les points aussi, sauf ceux de votre pile.',
  },
  clauses: [
    {
      number: 'T10.1',
      en: 'What comes next from the deck or the supplies, nobody knows, nor what a building on the board is worth. The tile to be slid lies open.',
      fr: 'Ce qui viendra de la pioche ou des réserves, nul ne le sait, ni ce que vaut un bâtiment sur le plateau. La tuile à glisser est visible.',
    },
    {
      number: 'T10.2',
      en: 'You know the points in your own pile. In others’ you see how many buildings there are, and which. Abilities, hits, tokens and crushed guards are open.',
      fr: 'Vous connaissez les points de votre pile. Chez les autres, vous voyez combien il y a de bâtiments, et lesquels. Talents, blessures, jetons et gardes écrasés sont visibles.',
    },
    {
      number: 'T10.3',
      en: 'At the end everyone turns the pile over.',
      fr: 'À la fin, chacun retourne sa pile.',
    },
  ],
};

export const two: RuleChapter = {
  id: 'two',
  title: { en: 'For two', fr: 'À deux' },
  gist: { en: 'The same game in a narrower frame.', fr: 'Le même jeu dans un cadre plus étroit.' },
  clauses: [
    {
      number: 'T11.1',
      option: { en: 'with two players', fr: 'à deux joueurs' },
      en: 'Two players sit at A and B, and the frame has 6 columns. All else stays.',
      fr: 'Deux joueurs prennent les places A et B, et le cadre a 6 colonnes. Rien d’autre ne change.',
    },
  ],
};
