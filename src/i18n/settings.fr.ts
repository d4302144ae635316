import type { settings as english } from './settings.en';

/** The French texts of the settings. */
export const settings: typeof english = {
  title: 'Réglages',
  language: 'Langue',
  textSize: 'Taille du texte',
  textSizes: { normal: 'Normale', large: 'Grande', tv: 'Télé' },
  quality: 'Qualité de l’image',
  qualities: { automatic: 'Automatique', low: 'Basse', medium: 'Moyenne', high: 'Haute' },
  mood: 'Ambiance',
  moods: { automatic: 'Automatique', night: 'Soirée jeu', studio: 'Studio', alert: 'Alerte rouge' },
  camera: 'Caméra',
  cameras: { 'hands-off': 'Immobile', gentle: 'Douce', cinematic: 'Cinéma' },
  speed: 'Vitesse des animations',
  othersPace: 'Vitesse des autres joueurs',
  othersPaces: { brisk: 'Rapide', normal: 'Normale', unhurried: 'Lente' },
  hurriesOwn: 'Accélérer mes coups',
  hurriesOwnHint: 'Les autres gardent leur vitesse. Un clic sur la table accélère n’importe quel coup.',
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
  hints: 'Conseils pour débutants',
  hintsHint: 'De courts conseils dans vos premières parties.',
  turnsTable: 'Tourner la table vers le joueur actif',
  turnsTableHint: 'Pour des joueurs face à face : on voit la table du côté du joueur actif.',
  turnsPage: 'Tourner aussi la main et les boutons',
  turnsPageHint: 'Pour un appareil posé à plat entre vous : tout l’écran fait face au joueur actif.',
  sound: {
    title: 'Son',
    on: 'Son activé',
    levels: {
      master: 'Général',
      effects: 'Effets',
      voices: 'Voix',
      music: 'Musique',
      interface: 'Interface',
    },
    silence: (what) => `Couper : ${what}`,
    silentSwitch: 'Vous n’entendez rien ? Le bouton latéral de votre iPhone coupe aussi le son de ce jeu.',
    captions: 'Décrire les sons',
    captionsHint: 'Des sous-titres pour les sons, comme [rugissement], avec une flèche vers leur origine.',
    music: {
      calm: 'musique calme',
      tension: 'musique tendue',
      fight: 'musique de combat',
      end: 'musique du dénouement',
    },
  },
  about: {
    label: 'À propos de l’application',
    version: (version) => `Kaiju Tabletop ${version}`,
    licence: 'Licence MIT',
    notices: 'Licences des composants tiers',
  },
};
