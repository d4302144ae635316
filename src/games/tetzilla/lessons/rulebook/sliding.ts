import type { RuleChapter } from '#learning';

export const sliding: RuleChapter = {
  id: 'sliding',
  title: { en: 'The city grows', fr: 'La ville grandit' },
  gist: {
    en: 'Turn the tile, choose the columns, let go: it falls straight down and stays.',
    fr: 'Tournez la tuile, choisissez les colonnes, lâchez : elle tombe droit et ne bouge plus.',
  },
  clauses: [
    {
      number: 'T4.1',
      en: 'The top tile of the deck is turned up, so that all can see it. The active player slides it into the frame.',
      fr: 'On retourne la première tuile de la pioche, à la vue de tous. Celui dont c’est le tour la glisse dans le cadre.',
    },
    {
      number: 'T4.2',
      en: 'You may *spin* it by quarters, clockwise, but never flip it. Spins that leave it looking the same, signs and all, count as one, so a tile has four, two or one.',
      fr: 'Vous pouvez la *tourner* par quarts, dans le sens horaire, mais jamais la retourner. Les positions d’aspect identique, signes compris, n’en font qu’une : une tuile en a quatre, deux ou une.',
    },
    {
      number: 'T4.3',
      en: 'You choose its columns. It starts flush with the upper edge of the frame; it must fit there, wholly on the board and over no built box.',
      fr: 'Vous choisissez ses colonnes. Elle part contre le bord supérieur du cadre ; elle doit y tenir, entière sur le plateau et sur aucune case bâtie.',
    },
    {
      number: 'T4.4',
      en: 'From there it falls straight south until the floor or a built box stops some part of it. It does not slip sideways, it never moves again, and full rows stay: nothing ever vanishes.',
      fr: 'De là, elle tombe plein sud jusqu’à ce que le fond ou une case bâtie arrête une de ses parties. Elle ne glisse pas de côté, ne bouge plus jamais, et les rangs pleins restent : rien ne disparaît.',
    },
    {
      number: 'T4.5',
      en: 'Any spin over any columns where it fits will do. As long as it fits somewhere, you have to slide it.',
      fr: 'Toute position est permise, sur toutes les colonnes où elle tient. Tant qu’elle tient quelque part, vous devez la glisser.',
    },
    {
      number: 'T4.6',
      option: { en: 'normally off', fr: 'd’ordinaire non' },
      en: '*Level city*: no towers. Find out how low this tile’s lowest row could end up; where you let it fall, that row may end at most two higher.',
      fr: '*Ville plate* : pas de tours. Voyez jusqu’où pourrait descendre le rang le plus bas de la tuile ; là où vous la lâchez, il peut finir deux rangs plus haut, pas davantage.',
    },
    {
      number: 'T4.7',
      en: 'Now it comes alive: every building sign gets the next building, every guard sign the next guard. Serve the signs as you read: top row first, each from west to east. When a supply has run out, signs stay bare.',
      fr: 'Alors elle s’anime : chaque signe de bâtiment reçoit le bâtiment suivant, chaque signe de garde le garde suivant. Servez les signes comme on lit : le rang du haut d’abord, d’ouest en est. Quand une réserve est vide, les signes restent nus.',
    },
    {
      number: 'T4.8',
      en: 'A falling tile does nothing to kaiju, and they do not stop it.',
      fr: 'Une tuile qui tombe ne fait rien aux kaijus, et eux ne l’arrêtent pas.',
    },
    {
      number: 'T4.9',
      en: 'If a tile fits nowhere, lay it aside; the next player goes on. But the city is full now: this turn is the last (T9.2). This can even happen during setup.',
      fr: 'Si une tuile ne tient nulle part, mettez-la de côté ; le suivant continue. Mais la ville est pleine à présent : ce tour est le dernier (T9.2). Cela peut arriver dès la fondation.',
    },
    {
      number: 'T4.10',
      en: 'With no tiles left, nobody slides, and the game goes on.',
      fr: 'Quand il n’y a plus de tuiles, personne ne glisse, et la partie continue tout de même.',
    },
  ],
};
