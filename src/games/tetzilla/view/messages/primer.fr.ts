import type { primer as english } from './primer.en';

/** Comment on joue à TetZilla, en bref. */
export const primer: typeof english = [
  {
    lesson: 'falling',
    title: 'Construisez',
    text: 'Lâchez votre tuile. Des maisons, des tours et des gardes y apparaissent.',
  },
  {
    lesson: 'costs',
    title: 'Grimpez et dévorez',
    text: 'Cinq jetons par tour : un pas de côté ou vers le haut, et vous mangez ce que vous trouvez.',
  },
  {
    lesson: 'laser',
    title: 'Feu !',
    text: 'À chaque tour, vous tirez avec un garde. Le plus de points après huit tours gagne.',
  },
  {
    title: 'Le but',
    text: 'Après huit tours, le meilleur score gagne : les points des bâtiments que votre kaiju a dévorés et des gardes qu’il a écrasés, moins un par blessure reçue.',
  },
  {
    title: 'Construire',
    text: 'Chacun tourne la tuile découverte et la laisse glisser d’en haut, jusqu’à ce que quelque chose l’arrête. Ses signes deviennent maisons, tours, dépôts – et gardes. Aucun rang ne disparaît jamais.',
  },
  {
    title: 'Grimper',
    text: 'Votre kaiju a cinq jetons par tour. Un pas à gauche, à droite ou vers le haut en coûte un, et plus là où il y a de quoi manger ; on ne redescend pas. Deux kaijus peuvent partager une case. Attendre coûte aussi un jeton.',
  },
  {
    title: 'Dévorer',
    text: 'Ce qui se dresse dans la case où vous entrez est à vous. Vous seul connaissez les points d’un bâtiment jusqu’à la fin ; les grands valent plus et coûtent plus. Les dépôts de carburant et la plupart des gardes blessent.',
  },
  {
    title: 'Les gardes tirent',
    text: 'Après la marche, chacun fait tirer un garde. Les lasers touchent un kaiju proche, les missiles tous ceux d’alentour, les chars toute une ligne. Vous choisissez qui – et devez parfois vous toucher vous-même.',
  },
  {
    title: 'Blessures et talents',
    text: 'Votre talent ignore de lui-même une blessure de son genre à chaque tour. Dix blessures tuent un kaiju ; son joueur continue à construire et à tirer, garde sa pile et peut encore gagner.',
  },
  {
    title: 'Fins précoces',
    text: 'La partie finit plus tôt si une tuile n’entre plus nulle part, ou s’il ne reste aucun kaiju.',
  },
];
