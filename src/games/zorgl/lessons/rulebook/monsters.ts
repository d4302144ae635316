import type { RuleChapter } from '#learning';

const CHOSEN = { en: 'normally every monster is a zorgl', fr: 'd’ordinaire, tous des zorgls' };

export const monsters: RuleChapter = {
  id: 'monsters',
  title: { en: 'Special monsters', fr: 'Monstres spéciaux' },
  gist: {
    en: 'One gift, one flaw, and one mega-power that a joker sets off. Each of the four plays once at most.',
    fr: 'Un avantage, une faiblesse, et un méga-pouvoir que déclenche un joker. Chacun des quatre ne joue qu’une fois.',
  },
  clauses: [
    {
      number: 'Z11.1',
      option: CHOSEN,
      heading: { en: 'X-Man', fr: 'X-Man' },
      en: '*Gift.* Units like him: nobody may have the army attack him. A monster pushed in a chain can still bump into him and push him on.',
      fr: '*Avantage.* Les unités l’aiment bien : nul ne peut le faire attaquer par l’armée. Un monstre d’une chaîne peut tout de même le heurter et le pousser.',
    },
    {
      number: 'Z11.2',
      option: CHOSEN,
      en: '*Flaw.* His player may do nothing that crushes a unit. A card that leaves his monster no other ordinary use is ignored. The power plant’s last floor withstands his attacks, shakes and missiles; a chain that he pushes against it just stops. What other players do with him is on their heads. Commanding the army is bound by Z8.4, for him as for all.',
      fr: '*Faiblesse.* Son joueur ne peut rien faire qui écrase une unité. La carte qui ne laisse pas d’autre usage ordinaire à son monstre est ignorée. Le dernier étage de la centrale résiste à ses attaques, secousses et missiles ; la chaîne qu’il pousse contre elle s’arrête là. Ce que les autres font de lui ne le regarde pas. Quand il commande l’armée, Z8.4 vaut pour lui comme pour tous.',
    },
    {
      number: 'Z11.3',
      option: CHOSEN,
      en: '*Mega: homing missile.* Aim at another monster anywhere on the board: each building around that monster drops a floor onto your pile. This is no attack, so nobody is pushed.',
      fr: '*Méga : missile guidé.* Visez un autre monstre, où qu’il soit : chaque immeuble autour de lui lâche un étage sur votre pile. Ce n’est pas une attaque, donc personne n’est poussé.',
    },
    {
      number: 'Z11.4',
      option: CHOSEN,
      heading: { en: 'Greatzilla', fr: 'Grodino' },
      en: '*Gift: tail.* Before any card of its turn, the first included, with two cards or more in hand and a monster beside it, it may throw away the whole hand to attack one neighbour, whichever of the eight boxes that is on. It follows as usual. No card does this, and it ends the turn, even before the third card.',
      fr: '*Avantage : queue.* Avant n’importe quelle carte de son tour, même la première, avec au moins deux cartes en main et un monstre à côté, il peut jeter toute sa main pour attaquer un voisin, sur n’importe laquelle des huit cases. Il le suit comme d’habitude. Aucune carte n’y sert, et le tour finit là, même avant la troisième.',
    },
    {
      number: 'Z11.5',
      option: CHOSEN,
      en: '*Flaw.* It is slow to wake: its first black card of each turn is ignored, whatever it was meant to be: face, ace, an order to the army, a joker named black. The card counts as played.',
      fr: '*Faiblesse.* Il s’éveille lentement : sa première carte noire de chaque tour est ignorée, quoi qu’on en attende : figure, as, ordre à l’armée, joker nommé noir. Elle compte comme jouée.',
    },
    {
      number: 'Z11.6',
      option: CHOSEN,
      en: '*Mega: tail sweep.* It strikes all monsters around it in the order its player likes and follows none of them. Who stood beside it at the start is struck; who has been pushed out of reach meanwhile is spared. Then each building around it drops a floor onto its pile. It takes at least one neighbour to begin.',
      fr: '*Méga : balayage.* Il frappe tous les monstres autour de lui, dans l’ordre que veut son joueur, sans en suivre aucun. Qui était à côté au départ est frappé ; qui s’est retrouvé hors d’atteinte entre-temps est épargné. Ensuite chaque immeuble autour de lui lâche un étage sur sa pile. Il faut au moins un voisin pour commencer.',
    },
    {
      number: 'Z11.7',
      option: CHOSEN,
      heading: { en: 'Nogyab', fr: 'Nogyak' },
      en: '*Gift: climber.* On its own moves it may enter a box with a building, though not one with a monster, and act from the roof as it would from the street. At the end of its turn it must be back on the ground.',
      fr: '*Avantage : grimpeur.* Partout où il va de lui-même, il peut monter sur un immeuble, mais pas sur un monstre, et faire du toit tout ce qu’il ferait d’en bas. À la fin de son tour, il doit être redescendu dans la rue.',
    },
    {
      number: 'Z11.8',
      option: CHOSEN,
      en: 'On a roof with cards in hand, its player may not stop yet. If the last card leaves it up there, it falls: the next player sets it on the nearest box where there is nothing, counted in steps of any direction, and picks among equals. Only then is the turn over. In a city without such a box it stays on its roof.',
      fr: 'Sur un toit avec des cartes en main, son joueur ne peut pas encore s’arrêter. Si la dernière carte l’y laisse, il tombe : le joueur suivant le pose sur la case vide la plus proche, en comptant les pas dans tous les sens, et choisit entre celles qui se valent. Alors seulement le tour finit. S’il n’y a aucune case vide, il reste sur son toit.',
    },
    {
      number: 'Z11.9',
      option: CHOSEN,
      en: 'It may take off for a hover (Z11.12) from a roof.',
      fr: 'Il peut prendre son envol (Z11.12) depuis un toit.',
    },
    {
      number: 'Z11.10',
      option: CHOSEN,
      en: 'Up there the roof protects it. A monster that is pushed or thrown against its box hits the building, which loses floors as usual, and stays out while a floor is left. When the last one goes, Nogyab drops to the street in that very box and the chain stops in front of it. Only one who was thrown at the thrower’s own roof swaps places with it then (Z7.6).',
      fr: 'Là-haut, le toit le protège. Qui est poussé ou lancé contre sa case heurte l’immeuble, lequel perd ses étages comme toujours, et reste dehors tant qu’il y en a. Quand le dernier tombe, Nogyak se retrouve dans la rue sur cette même case et la chaîne s’arrête devant lui. Seul celui que Nogyak a lancé contre son propre toit échange alors sa place avec lui (Z7.6).',
    },
    {
      number: 'Z11.11',
      option: CHOSEN,
      en: '*Flaw.* It is charged: if an attack presses Nogyab itself against the power plant, the plant loses one floor more than it would.',
      fr: '*Faiblesse.* Il est survolté : quand une attaque presse Nogyak lui-même contre la centrale, elle perd un étage de plus.',
    },
    {
      number: 'Z11.12',
      option: CHOSEN,
      en: '*Mega: hover.* It flies off the board, and that ends its turn, however few cards were played. Nobody can reach it, and it is in nobody’s way. At the start of its next turn, before any card, its player sets it down on any box without building or monster, and it crushes a unit there.',
      fr: '*Méga : envol.* Il quitte le plateau, et son tour finit là, si peu de cartes qu’il ait jouées. Nul ne peut l’atteindre, et il ne gêne personne. Au début de son tour suivant, avant toute carte, son joueur le pose sur une case sans immeuble ni monstre, et il écrase l’unité qui s’y trouve.',
    },
    {
      number: 'Z11.13',
      option: CHOSEN,
      heading: { en: 'Krustazor', fr: 'Crustassor' },
      en: '*Gift.* It collects tin: every unit on its pile is worth two floors.',
      fr: '*Avantage.* Il collectionne la tôle : chaque unité de sa pile vaut deux étages.',
    },
    {
      number: 'Z11.14',
      option: CHOSEN,
      en: '*Flaw.* Its legs only go straight: all its ♠ count as ♣, those with powers and those for the army too. Its ♥ still attack diagonally. Only a joker can still be a ♠.',
      fr: '*Faiblesse.* Ses pattes ne vont que tout droit : tous ses ♠ comptent comme des ♣, ceux à pouvoir et ceux pour l’armée aussi. Ses ♥ attaquent toujours en diagonale. Seul un joker peut encore être un ♠.',
    },
    {
      number: 'Z11.15',
      option: CHOSEN,
      en: '*Mega: ink.* Each opponent with a monster beside it throws away three cards of their choice, or all if they hold fewer, one player after the other starting with the next. Somebody must be beside it; empty hands are passed over. New cards come only at the end of the victim’s own turn.',
      fr: '*Méga : encre.* Chaque adversaire dont le monstre est à côté jette trois cartes de son choix, ou toutes s’il en a moins, l’un après l’autre à partir du suivant. Il faut quelqu’un à côté ; on saute les mains vides. Les nouvelles cartes ne viennent qu’à la fin du tour de la victime.',
    },
  ],
};

export const houseMonsters: RuleChapter = {
  id: 'house-monsters',
  title: { en: 'Monsters of your own', fr: 'Vos propres monstres' },
  gist: {
    en: 'Pick a body, a gift, a flaw and a mega-power.',
    fr: 'Choisissez un corps, un avantage, une faiblesse et un méga-pouvoir.',
  },
  clauses: [
    {
      number: 'Z12.1',
      option: { en: 'normally none', fr: 'd’ordinaire aucun' },
      en: 'Make monsters in the workshop: a name, a figure, its colours, and one gift, one flaw and one mega-power from those that the special monsters have.',
      fr: 'Fabriquez des monstres à l’atelier : un nom, une figurine, ses couleurs, et un avantage, une faiblesse et un méga-pouvoir pris à ceux des monstres spéciaux.',
    },
  ],
};
