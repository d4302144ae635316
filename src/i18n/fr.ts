import type { Messages } from './en';

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
  },

  seat: {
    shapes: { A: 'rond', B: 'triangle', C: 'carré', D: 'losange' },
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
    colour: (name: string) => `Couleur de ${name}`,
    human: 'Humain',
    bot: 'Robot',
  },

  cards: {
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
    hand: (name) => `Main de ${name}`,
    faceDownCards: (count) => (count === 1 ? '1 carte cachée' : `${count} cartes cachées`),
    emptyHand: 'Aucune carte en main',
  },

  playback: {
    label: 'Lecture',
    play: 'Lecture',
    pause: 'Pause',
    skip: 'Passer cette action',
    skipAll: 'Aller au présent',
    stepBack: 'Une action en arrière',
    stepForward: 'Une action en avant',
    action: 'Action',
    position: (shown, total) => `Action ${shown} sur ${total}`,
    speed: 'Vitesse',
    times: (factor) => `${String(factor).replace('.', ',')}×`,
    resume: 'Revenir à la partie',
  },

  log: {
    title: 'Le récit',
    show: 'Afficher le récit',
    hide: 'Masquer le récit',
    empty: 'Rien encore. La ville retient son souffle.',
    seek: (line) => `Revoir ce moment : ${line}`,
  },

  curtain: {
    title: (name) => `Passez l’appareil à ${name}`,
    hint: 'Les cartes restent cachées jusqu’à ce que vous soyez prêt.',
    reveal: (name) => `Je suis ${name} : montrer mes cartes`,
  },

  gameOver: {
    again: 'Rejouer',
    lobby: 'Retour à l’accueil',
    look: 'Regarder la table',
    ranking: 'Classement final',
    place: (rank) => `${rank}.`,
  },

  settings: {
    title: 'Réglages',
    language: 'Langue',
    quality: 'Qualité de l’image',
    qualities: { low: 'Basse', medium: 'Moyenne', high: 'Haute' },
    speed: 'Vitesse des animations',
    reducedMotion: 'Réduire les mouvements',
    reducedMotionHint: 'Ni caméra mobile, ni secousses, ni éclairs.',
    coordinates: 'Afficher les coordonnées',
    coordinatesHint: 'Lettres et chiffres au bord du plateau.',
  },

  help: {
    title: 'Clavier',
  },

  table: {
    wholeTable: 'Toute la table',
    settings: 'Réglages',
    help: 'Aide du clavier',
    panels: 'Informations de jeu',
    picture: 'La table en 3D',
    pictureLost: 'L’affichage graphique est interrompu ; l’image reviendra avec lui.',
  },
};
