import { frenchOf as of, frenchTo as to } from '#core';
import type { lobby as english } from './lobby.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');

/** The French texts of the lobby. */
export const lobby: typeof english = {
  resume: 'Reprendre',
  finished: 'Parties finies',
  watch: 'Revoir',
  turns: (count) => plural(count, '# action', '# actions'),
  primer: 'Comment jouer',
  allRules: 'Toutes les règles',
  more: 'D’autres règles en bref',
  toPlay: (name) => `C’est ${to(name)} de jouer`,
  turn: (number) => `tour ${number}`,
  deleteGame: (names) => `Supprimer la partie ${of(names)}`,
  players: 'Joueurs',
  turnOf: (name) => `Au tour ${of(name)}`,
  nameOf: (seat) => `Nom du joueur ${seat}`,
  nameOfSeat: (name) => `Nom ${of(name)}`,
  whoPlays: (name) => `${name} : joué par`,
  start: 'Jouer',
  game: 'Jeu',
  options: 'Options',
  houseRules: 'Règles de la maison',
  preset: 'Règles',
  ownMix: 'Votre propre mélange',
  ownLineup: 'Chaque place comme ci-dessous',
  botsOnly: 'Rien que des robots : installez-vous et regardez.',
  dealHint: 'Même graine, même partie. Vide = au hasard.',
  deal: 'Graine',
  dealOf: (seed) => `Graine ${seed}`,
  dealError: 'Un nombre entier de 0 à 999 999 999.',
  surprise: 'Au hasard',
  playersFromTo: ({ min, max }) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
  minutes: ({ min, max }) => (min === max ? `${min} min` : `${min}–${max} min`),
  fromAge: (years) => `dès ${years} ans`,
  language: 'Langue',
};
