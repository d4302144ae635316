import type { settings as english } from './settings.en';

/** The French texts of the settings. */
export const settings: typeof english = {
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
  attract: 'Démo quand personne ne joue',
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
  hintsHint: 'De courts conseils dans vos premières parties.',
  turnsTable: 'Tourner la table vers qui joue',
  turnsTableHint: 'Pour des joueurs face à face : une ville posée à plat se voit du côté de qui joue.',
  turnsPage: 'Tourner aussi la main et les boutons',
  turnsPageHint: 'Pour un appareil posé à plat entre vous : tout fait face à qui joue.',
  sound: {
    title: 'Son',
    on: 'Son activé',
    levels: {
      master: 'Général',
      effects: 'Table et coups',
      voices: 'Voix',
      music: 'Musique',
      interface: 'Boutons',
    },
    silence: (what) => `Couper : ${what}`,
    silentSwitch: 'Vous n’entendez rien ? Le bouton latéral de votre iPhone coupe aussi le son de ce jeu.',
    captions: 'Décrire les sons',
    captionsHint: 'De petits mots pour ce qu’on entend : [rugissement].',
  },
  about: {
    label: 'À propos du programme',
    version: (version) => `Kaiju Tabletop ${version}`,
    licence: 'Licence MIT',
    notices: 'Licences de ce qui le compose',
  },
};
