import type { SetupWords } from '#module';
import { things } from './things.en';

/** English texts of the lobby. */
export const lobby = {
  cast: 'Who climbs the city?',
  start: 'Raise the city',
  presets: {
    standard: { name: 'Standard', does: 'Abilities are dealt, guards score, towers are allowed.' },
    newcomers: {
      name: 'First night',
      does: 'The city stays level, so nobody can end the game early.',
    },
    'own-abilities': { name: 'Custom', does: 'Standard, but everybody picks an ability.' },
  },
  options: {
    abilities: {
      label: 'Abilities',
      values: { random: 'Dealt', choice: 'Chosen' },
      does: {
        random: 'Each kaiju is dealt one of the eight ability markers, face up.',
        choice: 'In turn order, each player takes one of the markers left.',
      },
    },
    'guard-points': {
      label: 'A point for each guard',
      does: { 1: 'Crushing a guard scores 1.', 0: 'Crushing a guard scores nothing.' },
    },
    level: {
      label: 'Level city',
      does: {
        true: 'A tile lands at most two rows above its lowest possible place: no towers, no early end.',
        false: 'Pile up tiles anywhere, even to the top.',
      },
    },
  },
  figures: {
    names: things.figures,
    title: (player) => `${player}’s kaiju`,
    label: (player, figure) => `${player}’s kaiju: ${figure}`,
    about: 'They all play alike: choose the one you like best. Only the ability differs.',
  },
} satisfies SetupWords;
