import { frenchOf as of, frenchTo as to } from '#core';
import { advice } from './advice.fr';
import { analysis } from './analysis.fr';
import { attract } from './attract.fr';
import { author } from './author.fr';
import { crowd } from './crowd.fr';
import { embed } from './embed.fr';
import type { Messages } from './en';
import { faults, saving } from './faults.fr';
import { film } from './film.fr';
import { firstGame } from './firstGame.fr';
import { help } from './help.fr';
import { learn } from './learn.fr';
import { lessonFilm } from './lessonFilm.fr';
import { levels } from './levels.fr';
import { lobby } from './lobby.fr';
import { mine } from './mine.fr';
import { pad } from './pad.fr';
import { photo } from './photo.fr';
import { pluralsIn } from './plural';
import { presenter } from './presenter.fr';
import { problems } from './problems.fr';
import { program } from './program.fr';
import { puzzles } from './puzzles.fr';
import { recap } from './recap.fr';
import { replay } from './replay.fr';
import { rooms } from './rooms.fr';
import { rules } from './rules.fr';
import { settings } from './settings.fr';
import { share } from './share.fr';
import { sheet } from './sheet.fr';
import { textBoard } from './textBoard.fr';
import { watch } from './watch.fr';

const plural = pluralsIn('fr');

/** The French texts of the interface. */
export const fr: Messages = {
  languageName: 'Français',

  common: {
    close: 'Fermer',
    cancel: 'Annuler',
    back: 'Retour',
  },

  error: {
    title: 'Cela n’a pas marché',
    dismiss: 'Fermer le message',
    unknown: 'Erreur inconnue. Recharger la page suffit souvent.',
    faults: {
      title: 'Une erreur s’est produite. La partie continue.',
      show: 'Une animation n’a pas pu être jouée.',
      table: 'La table a été reconstruite.',
      layout: 'La table n’a pas pu être reconstruite ; l’image peut être fausse.',
      bot: 'Un robot n’a pas trouvé de coup ; le jeu en a choisi un pour lui.',
      worker: 'Un robot ne répondait plus et a été relancé.',
      standIn: 'Le robot a mis trop longtemps ; un plus simple a joué à sa place.',
      rules: 'Une erreur des règles a arrêté le robot. Tout est enregistré jusqu’ici.',
      session: 'Les détails sont dans la console du navigateur.',
    },
  },

  seat: {
    shapes: {
      circle: 'rond',
      triangle: 'triangle',
      square: 'carré',
      diamond: 'losange',
      star: 'étoile',
      cross: 'croix',
      hexagon: 'hexagone',
      hourglass: 'sablier',
      chevron: 'chevron',
    },
    colours: {
      red: 'rouge',
      teal: 'turquoise',
      violet: 'violet',
      amber: 'ambre',
      blue: 'bleu',
      pink: 'rose',
      green: 'vert',
      ivory: 'ivoire',
    },
    colour: (name: string) => `Couleur ${of(name)}`,
    human: 'Humain',
    bot: 'Robot',
    out: 'Désactivé',
  },

  cards: {
    letters: { A: 'A', J: 'V', Q: 'D', K: 'R' },
    suits: { S: 'pique', C: 'trèfle', H: 'cœur', D: 'carreau' },
    ranks: {
      A: 'as',
      '2': '2',
      '3': '3',
      '4': '4',
      '5': '5',
      '6': '6',
      '7': '7',
      '8': '8',
      '9': '9',
      '10': '10',
      J: 'valet',
      Q: 'dame',
      K: 'roi',
    },
    card: (rank, suit) => `${rank} de ${suit}`,
    jokers: { XR: 'joker rouge', XB: 'joker noir' },
    hand: (name) => `Main ${of(name)}`,
    faceDownCards: (count) => plural(count, '# carte cachée', '# cartes cachées'),
    emptyHand: 'Aucune carte en main',
  },

  playback: {
    label: 'Lecture',
    play: 'Lecture',
    pause: 'Pause',
    skip: 'Sauter cette action',
    skipStep: (name, number, count) => `Sauter « ${name} » (étape ${number} sur ${count})`,
    skipAll: 'Revenir au présent',
    stepBack: 'Une action en arrière',
    stepForward: 'Une action en avant',
    speed: 'Vitesse',
    times: (factor) => `${String(factor).replace('.', ',')}×`,
    replay: 'Revoir',
  },

  outcome: {
    reveals: 'Révèle une information cachée : plus d’annulation possible.',
    decides: (name) => `Ensuite, ${name} décide.`,
  },

  undo: {
    label: 'Annuler',
    ready: 'Annule votre dernière action.',
    blocked: {
      nothing: 'Vous n’avez encore rien fait pendant ce tour.',
      decided: 'Un autre joueur a décidé depuis.',
      revealed: 'Vous avez vu une information cachée.',
      'turn-over': 'Votre tour est fini.',
      over: 'La partie est finie.',
      absent: 'Ce n’est le tour de personne ici.',
      past: 'Vous revoyez un moment passé.',
    },
  },

  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    text: 'Continuez là-bas, ou jouez ici : vous retrouverez la partie telle que vous l’avez laissée.',
    here: 'Jouer ici',
  },

  log: {
    title: 'Journal de la partie',
    show: 'Afficher le journal',
    hide: 'Masquer le journal',
    empty: 'Rien ne s’est encore passé.',
    earlier: (count) => plural(count, 'Afficher # ligne plus ancienne', 'Afficher # lignes plus anciennes'),
    seek: (line) => `Revoir ce moment : ${line}`,
  },

  passScreen: {
    title: (name) => `Passez l’appareil ${to(name)}`,
    hint: 'Tout le monde voit la table. Vos cartes restent cachées jusqu’à ce que vous soyez prêt.',
    reveal: (name) => `Je suis ${name} : voir mon jeu`,
  },

  gameOver: {
    again: 'Rejouer',
    watch: 'Revoir la partie',
    lobby: 'Retour à l’accueil',
    look: 'Regarder la table',
    ranking: 'Classement final',
    figures: 'Statistiques',
    length: (turns, actions) =>
      `${plural(turns, '# tour', '# tours')}, ${plural(actions, '# action', '# actions')}`,
    place: (rank) => `${rank}.`,
  },

  help,
  lobby,
  replay,
  settings,
  faults,
  saving,
  film,
  mine,
  pad,
  photo,
  problems,
  program,
  recap,
  crowd,
  rooms,
  rules,
  share,
  advice,
  analysis,
  levels,
  textBoard,
  watch,

  attract,
  presenter,
  puzzles,
  embed,
  lessonFilm,
  firstGame,
  learn,
  author,
  sheet,

  figures: {
    take: (figure) => `Choisir ${figure}`,
    held: (name) => `chez ${name}`,
    picture: (figure) => `${figure} sur le plateau tournant`,
    turn: 'Tourner la figurine',
    turned: (degrees) => `tournée de ${degrees} degrés`,
  },

  table: {
    wholeTable: 'Toute la table',
    fromAbove: 'Vue d’en haut',
    squareOn: 'Vue de face',
    follow: 'La caméra suit l’action',
    settings: 'Réglages',
    mute: 'Couper le son',
    help: 'Aide du clavier',
    fullScreen: 'Plein écran',
    tools: 'Outils',
    panels: 'Informations de jeu',
    picture: 'La table en 3D',
    loading: 'Les figurines sortent de leur boîte',
    modelsMissing: 'Certains modèles n’ont pas pu être chargés ; des pièces simples les remplacent.',
    pictureLost: 'Le pilote graphique s’est arrêté. L’image reviendra avec lui.',
  },
};
