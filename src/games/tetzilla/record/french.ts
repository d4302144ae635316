import { DIRECTION_LETTERS } from '#core';
import { tetzillaNames } from '#tetzilla/words';
import type { Vocabulary } from './english';

/** The French vocabulary of game records. */
export const french: Vocabulary = {
  title: 'Feuille de partie kaiju',
  keys: {
    player: 'Joueur',
    seed: 'Graine',
    abilities: 'Talents',
    guardPoints: 'Points par garde',
    level: 'Ville plate',
    position: 'Position',
    result: 'Résultat',
  },
  colon: '\u00a0: ',
  yes: 'oui',
  no: 'non',
  choices: { random: 'au hasard', choice: 'au choix' },
  bot: 'robot',
  colour: 'couleur',
  figure: 'figurine',
  ...tetzillaNames.fr,
  noAbility: 'pas encore de talent',
  directions: DIRECTION_LETTERS.fr,
  setup: 'Préparation · {stage}',
  turn: 'Tour {turn} · {stage}',
  stages: {
    choose: 'talents',
    found: 'tuiles',
    enter: 'entrée',
    move: 'mouvement',
    slide: 'tuiles',
    fire: 'gardes',
  },
  phrases: {
    choose: '{seat} {ability}',
    slide: '{seat} {tile} {spin} {column}',
    enter: '{seat} {box}',
    step: '{seat} {box}',
    pass: '{seat} passe',
    laser: '{seat} {guard} sur {target}',
    first: '{seat} {guard} {dir}, {first} d’abord',
    tank: '{seat} {guard} {dir}',
    fire: '{seat} {guard}',
  },
  outcome(winners, scores, reason) {
    const win = winners.length === 1 ? `${winners[0]} gagne` : `${winners.join(' et ')} gagnent ensemble`;
    const ended = {
      turns: 'les huit tours sont passés',
      full: 'la ville est pleine',
      ruin: 'il ne reste aucun kaiju',
    };
    return `${win} · ${scores} · ${ended[reason]}`;
  },
  unfinished: 'partie inachevée',
  notes: {
    lands: (row) => `se pose au rang ${row}`,
    aside: (tile) => `${tile} ne va nulle part et reste de côté`,
    overruns: (marker, box) => `écrase ${marker} en ${box}`,
    hit: (kaiju, hits, total) =>
      `${kaiju} prend ${hits < 2 ? `${hits} blessure` : `${hits} blessures`}, ${total} en tout`,
    dies: (kaiju) => `${kaiju} meurt`,
  },
};
