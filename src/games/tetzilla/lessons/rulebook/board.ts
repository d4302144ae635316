import type { RuleChapter } from '#learning';

export const board: RuleChapter = {
  id: 'board',
  title: { en: 'The board', fr: 'Le plateau' },
  gist: {
    en: 'A tall empty frame that fills with city from below.',
    fr: 'Un grand cadre vide, que la ville remplit par le bas.',
  },
  clauses: [
    {
      number: 'T1.1',
      en: 'The frame is 20 rows high. Its width depends on how many play: 8 columns for three, 10 for four, 12 for five. Columns have letters from west to east, rows numbers from the bottom up, so that c5 is the third box of the fifth row.',
      fr: 'Le cadre a 20 rangs de haut. Sa largeur dépend du nombre de joueurs : 8 colonnes à trois, 10 à quatre, 12 à cinq. Les colonnes ont des lettres d’ouest en est, les rangs des numéros de bas en haut : c5 est la troisième case du cinquième rang.',
    },
    {
      number: 'T1.2',
      en: 'A box under a tile is *built*. It may be empty, or hold one building, one guard, or up to two kaiju. A box without a tile holds nothing.',
      fr: 'Une case sous une tuile est *bâtie*. Elle peut être nue, ou porter un bâtiment, ou un garde, ou jusqu’à deux kaijus. Où il n’y a pas de tuile, il ne peut rien y avoir.',
    },
    {
      number: 'T1.3',
      en: 'A box has four neighbours: north, east, south and west. The *distance* between two boxes is what you count going along columns and rows, across gaps in the city as well. Neighbours are 1 apart.',
      fr: 'Une case a quatre voisines : au nord, à l’est, au sud et à l’ouest. La *distance* entre deux cases se compte le long des colonnes et des rangs, par-dessus les trous de la ville aussi. Deux voisines sont à 1.',
    },
  ],
};

export const material: RuleChapter = {
  id: 'material',
  title: { en: 'What is in the box', fr: 'Ce que contient la boîte' },
  gist: {
    en: 'Tiles, buildings, guards, abilities and eight monsters that want to climb.',
    fr: 'Des tuiles, des bâtiments, des gardes, des talents, et huit monstres qui veulent grimper.',
  },
  clauses: [
    {
      number: 'T2.1',
      en: '56 tiles of four boxes each: the seven tetrominoes I, O, T, S, Z, L and J, eight times over. Each of their boxes shows the sign of a building, that of a guard, or nothing. T12.1 has their numbers.',
      fr: '56 tuiles de quatre cases : les sept tétrominos I, O, T, S, Z, L et J, chacun en huit exemplaires. Chacune de leurs cases montre un signe de bâtiment, un signe de garde, ou rien. T12.1 les donne en chiffres.',
    },
    {
      number: 'T2.2',
      en: '100 building markers. Everybody sees what a building is, what it costs to crush and whether it hurts; how many points it is worth stands on its back. The numbers are in T12.2.',
      fr: '100 marqueurs de bâtiments. Chacun voit ce qu’est un bâtiment, ce qu’il coûte à écraser et s’il blesse ; ses points sont au dos. Les chiffres sont en T12.2.',
    },
    {
      number: 'T2.3',
      en: '24 guards: lasers, missiles and tanks (T12.3).',
      fr: '24 gardes : des lasers, des missiles et des chars (T12.3).',
    },
    {
      number: 'T2.4',
      en: 'Eight ability markers, two of each of the four abilities (T7.2).',
      fr: 'Huit marqueurs de talents, deux pour chacun des quatre (T7.2).',
    },
    {
      number: 'T2.5',
      en: 'Eight kaiju figures. Everyone takes a different one; it is for looks only.',
      fr: 'Huit figurines de kaijus. Chacun en prend une autre ; elle n’est que pour le plaisir des yeux.',
    },
  ],
};

export const setup: RuleChapter = {
  id: 'setup',
  title: { en: 'Before the first turn', fr: 'Avant le premier tour' },
  gist: {
    en: 'An ability each, three tiles each, and everybody climbs in from below.',
    fr: 'Un talent chacun, trois tuiles chacun, et tout le monde entre par le bas.',
  },
  clauses: [
    {
      number: 'T3.1',
      en: 'For three to five people; two can play as well (T11.1). They sit clockwise as A, B, C, D, E. *In order* always means clockwise from the start player.',
      fr: 'Pour trois à cinq joueurs ; à deux, cela va aussi (T11.1). Ils sont assis dans le sens horaire : A, B, C, D, E. *Dans l’ordre* veut toujours dire dans le sens horaire à partir du premier joueur.',
    },
    {
      number: 'T3.2',
      en: 'Chance has its say once: it names the start player and shuffles tiles, buildings, guards and abilities face down. From then on everything is in your hands.',
      fr: 'Le hasard parle une seule fois : il nomme le premier joueur et mélange, face cachée, tuiles, bâtiments, gardes et talents. Ensuite, tout est entre vos mains.',
    },
    {
      number: 'T3.3',
      option: { en: 'normally at random', fr: 'd’ordinaire au hasard' },
      en: 'First come the abilities, open for all. *At random*, everyone is dealt one of the eight. *By choice*, everyone takes in order one of those that are left.',
      fr: 'D’abord les talents, visibles de tous. *Au hasard*, chacun reçoit un des huit. *Au choix*, chacun prend à son tour, dans l’ordre, un de ceux qui restent.',
    },
    {
      number: 'T3.4',
      en: 'Then you build the city: three times around, in order, each player slides one tile as in T4.1 to T4.10.',
      fr: 'Puis on fonde la ville : trois tours de table, dans l’ordre, où chacun fait glisser une tuile, de T4.1 à T4.10.',
    },
    {
      number: 'T3.5',
      en: 'Last, in order, you each set your kaiju into the bottom row, on a built box without building or guard where at most one kaiju stands. Is there none? Then into the lowest row that has one.',
      fr: 'Enfin, dans l’ordre, chacun pose son kaiju sur le rang du bas, sur une case bâtie sans bâtiment ni garde où se tient au plus un kaiju. Il n’y en a pas ? Alors sur le rang le plus bas qui en a une.',
    },
  ],
};
