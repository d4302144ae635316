import type { RuleChapter } from '#learning';

export const order: RuleChapter = {
  id: 'order',
  title: { en: 'Heroes: order and action cards', fr: 'Héros : ordre et cartes d’action' },
  gist: {
    en: 'Colour by colour, each with a card first.',
    fr: 'Couleur par couleur, chacun d’abord avec une carte.',
  },
  clauses: [
    {
      number: 'K12.1',
      en: 'Heroes who are rising get up. Red heroes come first, then green, yellow, blue. Two of a colour each turn up the League’s top combat card, and the higher one goes first; equal ones try again. All these cards are discarded. After three equal draws, or if a card is missing, the roster decides.',
      fr: 'Ceux qui se relèvent sont debout. Les héros rouges viennent d’abord, puis verts, jaunes, bleus. Deux héros d’une couleur retournent chacun le dessus des combats de la Ligue, et le plus haut commence ; à égalité, on recommence. Toutes ces cartes sont défaussées. Après trois égalités, ou s’il manque une carte, la liste décide.',
    },
    {
      number: 'K12.2',
      en: 'Each hero who is up when his turn comes takes all of it: action card, Move step, Fight step.',
      fr: 'Chaque héros debout quand vient son tour le joue en entier : carte d’action, étape de déplacement, étape de combat.',
    },
    {
      number: 'K12.3',
      en: 'He turns up the League’s top action card. *Skip*: his turn is over. *Draw-two*: he draws two combat cards and his turn is over, or the King draws two and he goes on. *Reverse*: the covers in the row of its colour, with tokens and changed numbers, swap places end for end. *Wild*: he may lay it as a cover on the leftmost uncovered plate of any row, wherever he stands. *Wild-four*: he draws four and is *free* this turn (K14.2).',
      fr: 'Il retourne le dessus des actions de la Ligue. *Passe-tour* : son tour est fini. *Plus-deux* : il pioche deux cartes de combat et son tour est fini, ou le Roi en pioche deux et il continue. *Inversion* : les couvertures de la rangée de sa couleur, avec jetons et nombres changés, échangent leurs places bout pour bout. *Joker* : il peut le poser en couverture sur la première plaque découverte de n’importe quelle rangée, où qu’il soit. *Joker plus-quatre* : il pioche quatre cartes et il est *libre* ce tour (K14.2).',
    },
    {
      number: 'K12.4',
      en: 'While Headquarters stands, once for each zone the King comes to, the League may discard the action card just turned up and turn up another. While the Airstrip stands, one hero a turn may cancel his skip.',
      fr: 'Tant que tient le Quartier général, une fois par zone atteinte par le Roi, la Ligue peut défausser la carte d’action retournée et en retourner une autre. Tant que tient la Piste d’envol, un héros par tour peut annuler son passe-tour.',
    },
    {
      number: 'K12.5',
      en: 'The hero answers to each action card. Without a redraw at hand he is not asked about a reverse, a wild-four, a skip that cannot be cancelled, or a wild with no uncovered plate: they just take effect.',
      fr: 'Le héros répond à chaque carte d’action. Sans nouvelle carte possible, on ne lui demande rien pour une inversion, un joker plus-quatre, un passe-tour qu’on ne peut annuler, ou un joker sans plaque découverte : l’effet a lieu.',
    },
  ],
};

export const march: RuleChapter = {
  id: 'march',
  title: { en: 'Heroes: the Move step', fr: 'Héros : le déplacement' },
  gist: {
    en: 'A card of the zone’s colour carries you there.',
    fr: 'Une carte de la couleur d’une zone vous y mène.',
  },
  clauses: [
    {
      number: 'K13.1',
      en: 'As often as you like, discard a card of the colour of a bordering zone and go there, never into the Ocean. While the Metrorail stands, every zone counts as bordering. *Bamf* may go twice a turn to a zone that does not border, for the same price.',
      fr: 'Autant de fois que vous voulez, défaussez une carte de la couleur d’une zone voisine et allez-y, jamais dans l’Océan. Tant que tient le Métro, toutes les zones sont voisines. *Bamf* peut aller deux fois par tour dans une zone non voisine, au même prix.',
    },
    {
      number: 'K13.2',
      en: '*Artemis* may look at one face-down plate a turn that the League does not know.',
      fr: '*Artemis* peut regarder par tour une plaque face cachée que la Ligue ne connaît pas.',
    },
    {
      number: 'K13.3',
      en: 'While the Motor Pool stands, each hero may, once in his turn and in either step, discard a card and draw one.',
      fr: 'Tant que tient le Parc automobile, chaque héros peut, une fois à son tour et à l’une ou l’autre étape, défausser une carte et en piocher une.',
    },
    {
      number: 'K13.4',
      en: 'In the King’s zone a hero may begin his Fight step, from which no way leads back. Anyone may end his turn in either step. Away from the King nobody fights or is attacked.',
      fr: 'Dans la zone du Roi, un héros peut commencer son combat, sans retour possible. Chacun peut finir son tour à l’une ou l’autre étape. Loin du Roi, nul ne combat ni n’est attaqué.',
    },
    {
      number: 'K13.5',
      en: 'While the Lab stands, a hero who ends his turn may *store* a card of his hand outside it; one that was stored before is discarded.',
      fr: 'Tant que tient le Laboratoire, un héros qui finit son tour peut mettre *de côté* une carte de sa main ; celle qui y était déjà est défaussée.',
    },
  ],
};

export const fight: RuleChapter = {
  id: 'fight',
  title: { en: 'Heroes: the Fight step', fr: 'Héros : le combat' },
  gist: {
    en: 'Cover a row, compare it, then win its duel.',
    fr: 'Couvrir une rangée, la comparer, puis gagner son duel.',
  },
  clauses: [
    {
      number: 'K14.1',
      en: 'You go on as long as you stand in the King’s zone. If he is pushed out of it, only K13.3 and ending your turn are left.',
      fr: 'Vous continuez tant que vous êtes dans la zone du Roi. S’il en est repoussé, il ne reste que K13.3 et la fin de votre tour.',
    },
    {
      number: 'K14.2',
      en: 'You begin at the row of your colour and work where you are. *Shift*: discard any card to go to a bordering row, disabled or not. *Bamf*, and any hero who is free, work at all rows and do not shift.',
      fr: 'Vous commencez à la rangée de votre couleur et agissez où vous êtes. *Glisser* : défaussez n’importe quelle carte pour passer à une rangée voisine, désactivée ou non. *Bamf*, et qui est libre, agissent sur toutes les rangées et ne glissent pas.',
    },
    {
      number: 'K14.3',
      en: '*Cover*: lay a card of the row’s colour, of any colour on a wild, on its leftmost uncovered plate; not in a row that you have compared or duelled in this turn.',
      fr: '*Couvrir* : posez une carte de la couleur de la rangée, de toute couleur sur un joker, sur sa première plaque découverte depuis la gauche ; pas dans une rangée que vous avez comparée ou défiée ce tour.',
    },
    {
      number: 'K14.4',
      en: '*Compare* a row whose plates are all covered, none by yourself this turn. From the left, a cover that with its tokens is at least the plate’s number is discarded along with the plate. At the first that is lower, the plate stays, face up, all covers left in the row are discarded, and the comparison is over. A row that loses all plates is *defeated*.',
      fr: '*Comparer* une rangée dont toutes les plaques sont couvertes, aucune par vous ce tour. Depuis la gauche, une couverture qui, jetons compris, vaut au moins la plaque est défaussée avec elle. À la première trop basse, la plaque reste, face visible, toutes les couvertures restantes de la rangée sont défaussées, et c’est fini. Une rangée qui perd toutes ses plaques est *vaincue*.',
    },
    {
      number: 'K14.5',
      en: '*Duel* in a row without plates that is not disabled, if you have a card, stored or in hand, and laid no cover there this turn. The stored card joins your hand. The King opens with any card of his hand, usable or not, naming the colour of a wild, or with the top of his combat deck; you answer (K10.1). Win, and the row is *disabled*. Lose, and the top of his combat deck becomes its plate, face up. If he has nothing to open with, you have won.',
      fr: '*Défier* une rangée sans plaque et non désactivée, si vous avez une carte, de côté ou en main, et n’y avez pas posé de couverture ce tour. La carte de côté rejoint votre main. Le Roi ouvre par une carte de sa main, utilisable ou non, en nommant la couleur d’un joker, ou par le dessus de ses combats ; vous répondez (K10.1). Gagné, la rangée est *désactivée*. Perdu, le dessus de ses combats devient sa plaque, face visible. S’il n’a rien pour ouvrir, vous avez gagné.',
    },
    {
      number: 'K14.6',
      en: 'Covers from a wild (K12.3) or from Brick Dropper’s power are not your own for K14.4 and K14.5.',
      fr: 'Les couvertures venues d’un joker (K12.3) ou du pouvoir de Brick Dropper ne sont pas de vous pour K14.4 et K14.5.',
    },
    {
      number: 'K14.7',
      en: '*Dynamo*, once in his turn, puts a token on any cover: +1 while it lies there.',
      fr: '*Dynamo*, une fois à son tour, met un jeton sur une couverture : +1 tant qu’elle est là.',
    },
    {
      number: 'K14.8',
      en: '*Brick Dropper*, once in his turn, picks a coloured card at the standing objective of this zone, takes an equal one out of the League’s combat draw pile and lays it on the leftmost uncovered plate of its row. That pile is then shuffled. There must be such a card and such a plate.',
      fr: '*Brick Dropper*, une fois à son tour, choisit une carte de couleur à l’objectif encore debout de cette zone, prend son égale dans la pioche de combat de la Ligue et la pose sur la première plaque découverte de sa rangée. Cette pioche est ensuite mélangée. Il faut qu’il y ait une telle carte et une telle plaque.',
    },
    {
      number: 'K14.9',
      en: '*The Grey*, in his Fight step with his power unused this turn, discards a card: any one cover takes its number until Clean-up; tokens come on top.',
      fr: '*The Grey*, à son combat et si son pouvoir n’a pas servi ce tour, défausse une carte : une couverture prend son nombre jusqu’à la fin de tour ; les jetons s’y ajoutent.',
    },
  ],
};
