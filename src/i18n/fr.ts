import { frenchOf as of } from '#core';
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
import { learn } from './learn.fr';
import { lessonFilm } from './lessonFilm.fr';
import { levels } from './levels.fr';
import { photo } from './photo.fr';
import { pluralsIn } from './plural';
import { presenter } from './presenter.fr';
import { problems } from './problems.fr';
import { program } from './program.fr';
import { puzzles } from './puzzles.fr';
import { recap } from './recap.fr';
import { rooms } from './rooms.fr';
import { rules } from './rules.fr';
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

  help: {
    title: 'Clavier',
    keyNames: {
      Space: 'Espace',
      Enter: 'Entrée',
      Home: 'Début',
      End: 'Fin',
      PgUp: 'Pg préc',
      PgDn: 'Pg suiv',
      Del: 'Suppr',
      Ins: 'Inser',
      Backspace: 'Retour arrière',
      Esc: 'Échap',
      Tab: 'Tab',
      Shift: 'Maj',
      '←': 'Flèche gauche',
      '→': 'Flèche droite',
      '↑': 'Flèche haut',
      '↓': 'Flèche bas',
    },
    cards: 'Choisir une carte de la main',
    arrows: 'Parcourir les cartes',
    confirm: 'Actionner le bouton choisi',
    cancel: 'Revenir sur le dernier choix',
    tab: 'Aller de panneau en panneau',
    end: 'Finir le tour',
    pause: 'Suspendre et reprendre',
    skip: 'Passer l’action en cours',
    now: 'Revenir au présent',
    step: 'Une action en arrière, une en avant',
    moment: 'Combo ou grand moment précédent, suivant',
    ends: 'Au début, à la fin',
    undo: 'Annuler sa dernière action',
    replay: 'Revoir depuis le début',
    wholeTable: 'Montrer toute la table',
    fromAbove: 'Regarder d’en haut, avec le nombre d’étages, et revenir',
    squareOn: 'Regarder tout le plateau bien en face, et revenir',
    peek: 'Tant qu’elle est enfoncée : le nombre d’étages et la case de chacun',
    orbit: 'Tourner autour de la table',
    tilt: 'Regarder de plus haut, de plus bas',
    zoom: 'S’approcher, s’éloigner',
    steps: ['Une action en arrière', 'Une action en avant'],
    moments: ['Combo ou grand moment précédent', 'Combo ou grand moment suivant'],
    bothEnds: ['Au début', 'À la fin'],
    orbits: ['Tourner autour de la table vers la gauche', 'Tourner autour de la table vers la droite'],
    tilts: ['Regarder de plus haut', 'Regarder de plus bas'],
    zooms: ['S’approcher', 'S’éloigner'],
    follow: 'Laisser la caméra suivre l’action, ou rester immobile',
    film: 'Tourner un film de la partie',
    fullScreen: 'Passer en plein écran, en sortir',
    photo: 'Mode photo',
    mute: 'Couper et remettre le son',
    log: 'Ouvrir et fermer le journal',
    help: 'Cette liste',
    change: 'Changer les touches',
    changeTitle: 'Changer les touches',
    changeHint:
      'Choisissez une touche de la liste, puis appuyez sur celle qui doit la remplacer. Échap la laisse telle quelle. Les chiffres, les flèches, Tab et Entrée gardent leur rôle.',
    atTable: 'À toutes les tables',
    pressKey: 'Appuyez sur une touche',
    keyOf: (does: string, key: string) => `${does} : ${key}`,
    changed: (does: string, key: string) => `${does} : désormais ${key}.`,
    swapped: (key: string, does: string, instead: string) =>
      `${key} servait à « ${does} », qui passe à ${instead}.`,
    shared: (key: string, does: string, where: string) =>
      `${key} sert aussi à « ${does} » (${where}) ; quand les deux sont possibles, le jeu passe d’abord.`,
    refused: 'Cette touche a déjà son rôle. Essayez-en une autre, ou appuyez sur Échap.',
    restore: 'Rétablir toutes les touches d’origine',
    restored: 'Toutes les touches d’origine sont rétablies.',
  },

  lobby: {
    resume: 'Reprendre',
    finished: 'Parties finies',
    watch: 'Revoir',
    turns: (count) => plural(count, '# action', '# actions'),
    primer: 'Comment jouer',
    allRules: 'Toutes les règles',
    toPlay: (name) => `À ${name} de jouer`,
    turn: (number) => `tour ${number}`,
    deleteGame: (names) => `Supprimer la partie ${of(names)}`,
    players: 'Joueurs',
    turnOf: (name) => `À ${name} de jouer`,
    nameOf: (seat) => `Nom du joueur ${seat}`,
    whoPlays: (name) => `${name} : joué par`,
    start: 'Jouer',
    game: 'Jeu',
    deal: 'Numéro de donne',
    dealError: 'Un nombre entier de 0 à 999 999 999.',
    surprise: 'Au hasard',
    playersFromTo: ({ min, max }) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
    minutes: ({ min, max }) => (min === max ? `${min} min` : `${min}–${max} min`),
    fromAge: (years) => `dès ${years} ans`,
    language: 'Langue',
  },

  error: {
    title: 'Cela n’a pas marché',
    dismiss: 'Fermer le message',
    unknown: 'Quelque chose ne va pas, et cette version ne sait pas dire quoi.',
    faults: {
      title: 'Une erreur s’est produite, et la partie continue.',
      show: 'Une action n’a pas pu être animée.',
      table: 'La table a été remise en place.',
      layout: 'La table n’a pas pu être remise en place ; l’image peut être fausse.',
      bot: 'Un robot n’a pas trouvé de réponse ; un autre choix a été fait pour lui.',
      worker: 'Un robot ne répondait plus et a été relancé.',
      standIn: 'Un robot n’a pas pu finir de réfléchir ; le Glouton a joué à sa place.',
      rules: 'Les règles se sont interrompues : un robot ne peut plus jouer. Tout est enregistré jusqu’ici.',
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
    skip: 'Passer cette action',
    skipAll: 'Revenir au présent',
    stepBack: 'Une action en arrière',
    stepForward: 'Une action en avant',
    speed: 'Vitesse',
    times: (factor) => `${String(factor).replace('.', ',')}×`,
    replay: 'Revoir',
  },

  outcome: {
    reveals: 'Cela révèle quelque chose de caché : impossible d’annuler le coup.',
    decides: (name) => `Ensuite, ${name} décide.`,
  },

  undo: {
    label: 'Annuler le coup',
    ready: 'Annule votre dernière action.',
    blocked: {
      nothing: 'Vous n’avez encore rien fait pendant ce tour.',
      decided: 'Quelqu’un d’autre a décidé depuis.',
      revealed: 'Quelque chose de caché a été révélé.',
      'turn-over': 'Votre tour est fini.',
      over: 'La partie est finie.',
      absent: 'Personne ici ne doit jouer maintenant.',
      past: 'Vous regardez le passé.',
    },
  },

  replay: {
    label: 'Revoir la partie',
    past: 'Vous regardez le passé',
    watching: 'Revoir la partie',
    timeline: 'Actions de la partie',
    beginning: 'Avant la première action',
    position: (shown, total) => `Action ${shown} sur ${total}`,
    at: (place, words) => `${place} : ${words}`,
    clock: (now, whole) => `${now} sur ${whole}`,
    play: 'Lire la suite',
    again: 'Revoir depuis le début',
    pause: 'Pause',
    start: 'Au début',
    end: 'À la fin',
    previousMark: 'Combo ou grand moment précédent',
    nextMark: 'Combo ou grand moment suivant',
    captions: 'Sous-titres',
    caption: 'Ce qui se passe',
    branch: 'Jouer à partir d’ici',
    back: 'Revenir à la partie',
    branchTitle: 'Jouer à partir d’ici',
    branchText: (action) =>
      action === 0
        ? 'Une nouvelle partie, reprise au tout début. Celle que vous regardez reste telle quelle.'
        : `Une nouvelle partie, qui continue après l’action ${action}. Celle que vous regardez reste telle quelle.`,
    branchDealtAnew: 'Ce qui est caché à ce moment est redistribué, et la nouvelle partie commence là.',
    branchStart: 'Commencer la nouvelle partie',
    whoPlays: (name) => `${name} : joué par`,
  },

  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    text: 'Continuez là-bas, ou reprenez-la ici : vous la retrouverez telle que vous l’y avez laissée.',
    here: 'Jouer ici',
  },

  log: {
    title: 'Le journal',
    show: 'Afficher le journal',
    hide: 'Masquer le journal',
    empty: 'Rien ne s’est encore passé.',
    earlier: (count) => plural(count, 'Afficher # ligne plus ancienne', 'Afficher # lignes plus anciennes'),
    seek: (line) => `Revoir ce moment : ${line}`,
  },

  curtain: {
    title: (name) => `Passez l’appareil à ${name}`,
    hint: 'La table reste à la vue de tous ; ce que vous seul pouvez voir reste caché jusque-là.',
    reveal: (name) => `Je suis ${name} : montrer mon jeu`,
  },

  gameOver: {
    again: 'Rejouer',
    watch: 'Revoir la partie',
    lobby: 'Retour à l’accueil',
    look: 'Regarder la table',
    ranking: 'Classement final',
    figures: 'La partie en chiffres',
    length: (turns, actions) =>
      `${plural(turns, '# tour', '# tours')}, ${plural(actions, '# action', '# actions')}`,
    place: (rank) => `${rank}.`,
  },

  settings: {
    title: 'Réglages',
    language: 'Langue',
    textSize: 'Taille du texte',
    textSizes: { normal: 'Normale', large: 'Grande', tv: 'Télé' },
    quality: 'Qualité de l’image',
    qualities: { automatic: 'Automatique', low: 'Basse', medium: 'Moyenne', high: 'Haute' },
    mood: 'Ambiance de la table',
    moods: { night: 'Soirée jeu', studio: 'Studio', alert: 'Alerte rouge' },
    camera: 'Caméra',
    cameras: { 'hands-off': 'Immobile', gentle: 'Douce', cinematic: 'Cinéma' },
    speed: 'Vitesse des animations',
    othersPace: 'Tours des autres',
    othersPaces: { brisk: 'Vifs', normal: 'Normaux', unhurried: 'Tranquilles' },
    hurriesOwn: 'Mes propres actions en accéléré',
    hurriesOwnHint: 'Celles des autres gardent leur vitesse. Un clic sur la table accélère toute action.',
    playsHidden: 'Continuer quand la fenêtre est cachée',
    playsHiddenHint:
      'Pour les diffusions en direct : robots, animations et son continuent derrière d’autres fenêtres.',
    attract: 'Présenter les jeux quand personne ne joue',
    attractAfter: (minutes) => {
      if (minutes === 0) return 'Jamais';
      return minutes === 1 ? 'Après une minute' : `Après ${minutes} minutes`;
    },
    reducedMotion: 'Réduire les mouvements',
    reducedMotionHint: 'Ni caméra mobile, ni secousses, ni éclairs.',
    tiltShift: 'Effet maquette',
    tiltShiftHint: 'Net au milieu, flou en haut et en bas. Pas en qualité basse.',
    coordinates: 'Afficher les coordonnées',
    coordinatesHint: 'Lettres et chiffres au bord du plateau.',
    hints: 'Conseils aux débutants',
    hintsHint: 'Dans vos premières parties, une ligne sur ce qui se présente pour la première fois.',
    turnsTable: 'Tourner la table vers qui joue',
    turnsTableHint: 'Pour des joueurs face à face : une ville posée à plat se voit du côté de qui joue.',
    turnsPage: 'Tourner aussi la main et les boutons',
    turnsPageHint: 'Pour un appareil posé à plat entre vous : tout fait face à qui joue.',
    sound: {
      title: 'Son',
      on: 'Son activé',
      levels: {
        master: 'Ensemble',
        effects: 'Table et coups',
        voices: 'Voix',
        music: 'Musique',
        interface: 'Boutons',
      },
      captions: 'Décrire les sons',
      captionsHint: 'De petits mots pour ce qu’on entend : [rugissement].',
    },
    about: {
      label: 'À propos du programme',
      version: (version) => `Kaiju Tabletop ${version}`,
      licence: 'Licence MIT',
      notices: 'Licences de ce qui le compose',
    },
  },

  faults,
  saving,
  film,
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
    take: (figure) => `Prendre ${figure}`,
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
    modelsMissing: 'Certaines figurines ne sont pas arrivées ; des pièces simples les remplacent.',
    pictureLost: 'L’affichage graphique est interrompu ; l’image reviendra avec lui.',
  },
};
