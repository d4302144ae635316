import { pluralsIn } from './plural';
import type { watch as english } from './watch.en';

const plural = pluralsIn('fr');
const seconds = (count: number) => plural(count, '# seconde', '# secondes');

/** The same in French. */
export const watch: typeof english = {
  title: 'Diffusion',
  live: 'En direct',
  later: (delay) => `${delay} s de retard`,
  replay: 'Ralenti',
  soon: 'La partie commence bientôt',
  over: 'Résultat final',
  seats: 'Joueurs',
  latest: 'Ce qui s’est passé',
  inPlay: 'En jeu',
  toPlay: 'à jouer',
  winning: 'Chances de gagner',
  chanceOf: (name, share) => `${name} : ${share} %`,
  chanceOfLoss: (share) => `Tout le monde perd : ${share} %`,
  lost: 'La connexion est perdue ; elle revient d’elle-même.',
  badOptions: 'L’adresse de cette diffusion contient des erreurs',
  noKey: 'Ce lien n’a pas de clé',
  noKeyText: 'Le lien complet se trouve dans la régie, sur l’appareil qui a ouvert la table.',
  pictureLabel: 'La table, telle qu’elle est diffusée',

  controlTitle: 'Régie',
  preview: 'Ce qui est diffusé',
  tall: 'En hauteur',
  wide: 'En largeur',
  settings: 'La diffusion',
  delay: 'Retard',
  delayHint: 'Rien ne quitte le serveur plus tôt, pas même les mains. Un changement compte aussitôt.',
  delayOf: (delay) => (delay === 0 ? 'aucun' : seconds(delay)),
  hands: 'Mains que le public voit',
  handOf: (name) => `Montrer la main : ${name}`,
  handsLive: 'Sans retard, quiconque voit la diffusion voit ces mains pendant qu’elles se jouent.',
  chances: 'Montrer qui gagne',
  chancesHint:
    'Une barre des chances, d’après ce que le public peut savoir, avec le même retard que le reste.',
  camera: 'Caméra',
  cameras: {
    calm: 'calme',
    lively: 'vive',
    fixed: 'fixe',
    above: 'vue d’en haut',
  },
  language: 'Langue',
  languageOfPage: 'celle de chaque page',
  theme: 'Habillage',
  themes: { poster: 'Affiche', ink: 'Encre', paper: 'Papier' },
  margins: 'Marge libre',
  marginsOf: (share) => `${share} %`,
  feed: 'Fil public',
  feedHint:
    'Quiconque en a le lien peut suivre, par n’importe quel serveur web, quelques secondes plus tard. Les mains n’y sont jamais, et le lien ne donne accès à aucune place. La table se verrouille quand le flux s’ouvre.',
  feedLink: 'Pour un très grand public',
  feedLinkHint:
    'Sans clé ; ce lien demande de petits fichiers que serveurs web et réseaux de diffusion peuvent garder.',
  links: 'Liens',
  watchLink: 'Pour OBS et pour le public',
  clearLink: 'Les textes seuls, sur fond transparent',
  controlLink: 'Pour un autre de vos appareils : la régie',
  controlLinkHint: 'Gardez-le pour vous : qui l’a dirige la table.',
  castLink: 'Pour les commentateurs, qui voient toutes les mains',
  linkHint:
    'Dans OBS : une source navigateur de 1920 × 1080 ou 1080 × 1920 avec cette adresse. Qui l’a peut regarder.',
  noLinks: 'Les liens du public sont sur l’appareil qui a ouvert la table.',

  castTitle: 'Commentateur',
  tools: 'Dessin',
  pen: 'Stylo',
  arrow: 'Flèche',
  move: 'Déplacer la caméra',
  wipe: 'Tout effacer',
  ink: (number) => `Couleur ${number}`,
  onAir: 'Montrer ma caméra à tous',
  offAir: 'Rendre la caméra',
  again: 'Revoir',
  againNone: 'Rien de marquant pour l’instant.',
  openHands: 'Mains ouvertes',
  yours: 'Votre caméra est à l’antenne',
};
