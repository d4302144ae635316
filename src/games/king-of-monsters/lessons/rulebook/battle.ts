import type { RuleChapter } from '#learning';

export const rampage: RuleChapter = {
  id: 'rampage',
  title: { en: 'Rampage: the King fights', fr: 'Déchaînement : le Roi combat' },
  gist: {
    en: 'He breaks the objective or strikes at heroes beside him.',
    fr: 'Il brise l’objectif ou frappe les héros à ses pieds.',
  },
  clauses: [
    {
      number: 'K9.1',
      en: 'The King damages the objective with a card, attacks a hero, or ends the step, as often as he likes. The step ends by itself when he has no card, or when there is no hero in his zone nor, unless he is held, an objective with damage still below its rating.',
      fr: 'Coup après coup, le Roi endommage l’objectif avec une carte, attaque un héros ou finit l’étape. Elle finit d’elle-même s’il n’a plus de carte, ou s’il n’y a dans sa zone ni héros ni, sauf s’il est retenu, d’objectif aux dégâts encore sous sa résistance.',
    },
    {
      number: 'K9.2',
      en: 'A card is *usable* while the row of its own colour is not disabled; a wild always is. Damaging, attacking and moving take usable cards.',
      fr: 'Une carte est *utilisable* tant que la rangée de sa couleur n’est pas désactivée ; un joker l’est toujours. Endommager, attaquer et avancer demandent des cartes utilisables.',
    },
    {
      number: 'K9.3',
      en: 'To damage, he lays a usable card at the objective of his zone. All cards that lie there, from any turn, add up. At the rating no more are laid.',
      fr: 'Pour endommager, il pose une carte utilisable à l’objectif de sa zone. Toutes les cartes posées là, à tout tour, s’additionnent. À la résistance atteinte, on n’en pose plus.',
    },
    {
      number: 'K9.4',
      en: '*The Grey*, wherever he is, answers the card that brings damage to the rating: if he has a card and has not used his power this turn, he may discard one, whose number the King’s card takes until Clean-up. The King then goes on.',
      fr: '*The Grey*, où qu’il soit, répond à la carte qui porte les dégâts à la résistance : s’il a une carte et n’a pas usé de son pouvoir ce tour, il peut en défausser une, dont la carte du Roi prend le nombre jusqu’à la fin de tour. Puis le Roi continue.',
    },
    {
      number: 'K9.5',
      en: 'At the end of the step, held or not, an objective in the King’s zone whose damage is at least its rating is destroyed. Its cards are discarded, its benefit is gone.',
      fr: 'À la fin de l’étape, retenu ou non, un objectif de la zone du Roi dont les dégâts atteignent la résistance est détruit. Ses cartes sont défaussées, son avantage est perdu.',
    },
    {
      number: 'K9.6',
      en: 'To attack a hero in his zone, the King discards a usable card of the hero’s colour, or a wild, a 9 of that colour, if its row is not disabled. That opens a duel (K10.1), and the hero answers. One hero may be attacked several times.',
      fr: 'Pour attaquer un héros de sa zone, le Roi défausse une carte utilisable de la couleur du héros, ou un joker, qui est un 9 de cette couleur, si sa rangée n’est pas désactivée. Un duel s’ouvre (K10.1), et le héros répond. Un même héros peut être attaqué plusieurs fois.',
    },
  ],
};

export const duels: RuleChapter = {
  id: 'duels',
  title: { en: 'Duels', fr: 'Duels' },
  gist: {
    en: 'Same colour or same number; the side that passes loses.',
    fr: 'Même couleur ou même nombre ; qui passe perd.',
  },
  clauses: [
    {
      number: 'K10.1',
      en: 'In turn each side answers the last card with one from hand of the same colour or number, or passes and loses. You are asked even if you can only pass. Cards played are discarded at once.',
      fr: 'Chaque camp répond à son tour à la dernière carte par une carte de sa main, de même couleur ou de même nombre, ou passe et perd. On est interrogé même si l’on ne peut que passer. Les cartes jouées sont aussitôt défaussées.',
    },
    {
      number: 'K10.2',
      en: 'Disabled rows are no matter for answers. A wild answers anything: the King names its colour, and it is a 9.',
      fr: 'Les rangées désactivées ne comptent pas pour les réponses. Un joker répond à tout : le Roi nomme sa couleur, et il vaut 9.',
    },
    {
      number: 'K10.3',
      en: 'A hero about to answer may call on *The Grey*, who may be anywhere, or be that hero, if his power is unused this turn: he discards a card, and the King’s last card takes its number but keeps its colour. Then the hero answers.',
      fr: 'Un héros qui doit répondre peut appeler *The Grey*, qui peut être n’importe où, ou ce héros même, si son pouvoir n’a pas servi ce tour : il défausse une carte, et la dernière carte du Roi prend son nombre mais garde sa couleur. Puis le héros répond.',
    },
    {
      number: 'K10.4',
      en: 'A hero who loses against an attack is *taken out*. If he wins, nothing else happens.',
      fr: 'Un héros qui perd contre une attaque est *mis hors de combat*. S’il gagne, rien d’autre ne se passe.',
    },
    {
      number: 'K10.5',
      en: 'Taken out, he discards his hand but not his stored card, and is out until Clean-up (K16.2). If it was his own turn, that is over once the frenzy is.',
      fr: 'Hors de combat, il défausse sa main mais pas sa carte de côté, et il est absent jusqu’à la fin de tour (K16.2). Si c’était son propre tour, celui-ci finit avec la frénésie.',
    },
    {
      number: 'K10.6',
      en: 'Brick Dropper and Dynamo fall where they stand instead. Clean-up has them rising, and the next Hero phase sets them up again, Headquarters or not.',
      fr: 'Brick Dropper et Dynamo tombent plutôt sur place. À la fin de tour ils se relèvent, et la phase des héros suivante les remet debout, avec ou sans Quartier général.',
    },
  ],
};

export const moving: RuleChapter = {
  id: 'moving',
  title: { en: 'Rampage: the King moves', fr: 'Déchaînement : le Roi avance' },
  gist: {
    en: 'Only past what he has destroyed, one card a zone.',
    fr: 'Seulement au-delà de ce qu’il a détruit, une carte par zone.',
  },
  clauses: [
    {
      number: 'K11.1',
      en: 'In turn 1 he walks from the Beach to the Power Lines by himself, for no card, whatever his action card said.',
      fr: 'Au tour 1, il va de lui-même de la Plage aux Lignes électriques, sans carte, quelle qu’ait été sa carte d’action.',
    },
    {
      number: 'K11.2',
      en: 'Later, if he is not held, no objective stands in his zone and he has a card, he may discard a usable card of the next zone’s colour, or a wild, and advance one zone. What he destroyed this very turn does not stop him, and he may go on by the same conditions.',
      fr: 'Plus tard, s’il n’est pas retenu, qu’aucun objectif ne tient dans sa zone et qu’il a une carte, il peut défausser une carte utilisable de la couleur de la zone suivante, ou un joker, et avancer d’une zone. Ce qu’il vient de détruire ne l’arrête pas, et il peut continuer aux mêmes conditions.',
    },
    {
      number: 'K11.3',
      en: 'The chart stays as it is until the next Setup.',
      fr: 'Le tableau reste tel quel jusqu’à la prochaine mise en place.',
    },
  ],
};
