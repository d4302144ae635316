import { midSentence } from './midSentence';
import { pluralsIn } from './plural';

/** From the least to the most, both included. */
interface Span {
  readonly min: number;
  readonly max: number;
}

const plural = pluralsIn('en');

/** The English texts of the lobby. */
export const lobby = {
  resume: 'Continue',
  finished: 'Finished games',
  watch: 'Watch again',
  turns: (count: number) => plural(count, '# action', '# actions'),
  primer: 'How to play',
  allRules: 'All the rules',
  more: 'More rules in brief',
  toPlay: (name: string) => `${name} to play`,
  turn: (number: number) => `turn ${number}`,
  deleteGame: (names: string) => `Delete the game of ${names}`,
  players: 'Players',
  turnOf: (name: string) => `${name}’s turn`,
  nameOf: (seat: string) => `Name of player ${seat}`,
  nameOfSeat: (name: string) => `Name of ${midSentence(name)}`,
  whoPlays: (name: string) => `Who plays ${midSentence(name)}?`,
  start: 'Play',
  game: 'Game',
  options: 'Options',
  houseRules: 'House rules',
  preset: 'Rules',
  ownMix: 'Your own mix',
  ownLineup: 'Each seat as below',
  botsOnly: 'Bots only: sit back and watch.',
  dealHint: 'Same seed, same game. Empty = random.',
  deal: 'Seed',
  dealOf: (seed: string) => `Seed ${seed}`,
  dealError: 'A whole number from 0 to 999 999 999.',
  surprise: 'Surprise me',
  playersFromTo: ({ min, max }: Span) => (min === max ? `${min} players` : `${min}–${max} players`),
  minutes: ({ min, max }: Span) => (min === max ? `${min} min` : `${min}–${max} min`),
  fromAge: (years: number) => `${years}+`,
  language: 'Language',
};
