import type { primer as english } from './primer.en';

/** The quick start in French. */
export const primer: typeof english = [
  {
    lesson: 'falling',
    title: 'Construisez',
    text: 'Lâchez votre tuile. Des bâtiments et des gardes y apparaissent.',
  },
  {
    lesson: 'costs',
    title: 'Grimpez et écrasez',
    text: 'Cinq jetons par tour : un pas de côté ou vers le haut, et vous écrasez ce qui s’y trouve.',
  },
  {
    lesson: 'laser',
    title: 'Feu !',
    text: 'À chaque tour, vous tirez avec un garde. Le plus de points après huit tours gagne.',
  },
  {
    title: 'Le but',
    text: 'Après huit tours, le meilleur score gagne : les points des bâtiments et des gardes que votre kaiju a écrasés, moins un par blessure reçue.',
  },
  {
    title: 'Construire',
    text: 'Tournez votre tuile et lâchez-la : elle tombe jusqu’à un obstacle. Ses signes deviennent maisons, immeubles, gratte-ciel, dépôts de carburant – et gardes. Un rang complet ne disparaît pas.',
  },
  {
    title: 'Grimper',
    text: 'Votre kaiju a cinq jetons par tour. Un pas à gauche, à droite ou vers le haut en coûte un, et plus là où il y a de quoi écraser ; on ne redescend pas. Deux kaijus peuvent partager une case. Passer coûte aussi un jeton.',
  },
  {
    title: 'Écraser',
    text: 'Ce qui se dresse dans la case où vous entrez est à vous. Vous seul connaissez les points d’un bâtiment jusqu’à la fin ; les grands valent plus et coûtent plus. Les dépôts de carburant et la plupart des gardes blessent.',
  },
  {
    title: 'Les gardes tirent',
    text: 'Après le chantier, chacun fait tirer un garde. Les lasers touchent un kaiju proche, les missiles tous ceux d’alentour, les chars toute une ligne. Vous choisissez qui – et devez parfois vous toucher vous-même.',
  },
  {
    title: 'Blessures et talents',
    text: 'Votre talent ignore de lui-même une blessure de son genre à chaque tour. Dix blessures tuent un kaiju ; son joueur continue à construire et à tirer, garde sa pile et peut encore gagner.',
  },
  {
    title: 'Fin anticipée',
    text: 'La partie finit plus tôt si une tuile n’entre plus nulle part, ou s’il ne reste aucun kaiju.',
  },
];
