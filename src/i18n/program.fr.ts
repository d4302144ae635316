import type { program as english } from './program.en';

/** The French texts about the program itself. */
export const program: typeof english = {
  name: 'Kaiju Tabletop',
  newer: 'Une nouvelle version est prête. Les parties sont enregistrées.',
  take: 'Mettre à jour',
  later: 'Plus tard',
  about: 'À propos, crédits et licences',
  what: 'Des jeux de kaijus sur une table en 3D : entre amis sur un écran, contre des robots, ou juste pour regarder.',
  install: 'Installer',
  installHow:
    'Dans le menu de votre navigateur, choisissez « Installer » ou « Ajouter à l’écran d’accueil ». Il faut une adresse sécurisée : https:// ou localhost.',
  offline: 'L’application est enregistrée sur cet appareil et fonctionne hors ligne.',
  notOffline:
    'L’application ne fonctionne pas encore hors ligne. À une adresse sécurisée, cela se fait tout seul.',
  credits: 'Crédits',
  creditLines: [
    'Figurines, ville, effets, sons et musique viennent de nos propres programmes ; rien n’est échantillonné ni numérisé.',
    'Polices : Atkinson Hyperlegible du Braille Institute, Bangers de Vernon Adams.',
    'Éclairage en haute qualité : photographies de salles de Poly Haven, via pmndrs.',
    'Dessiné avec three.js et React ; la liste complète est plus bas.',
  ],
  licences: 'Licences',
  licence:
    'Cette application est un logiciel libre sous licence MIT. Les polices sont sous SIL Open Font License, les photographies d’éclairage sous CC0.',
  insecure: (here, local) =>
    `${here} n’est pas une adresse sécurisée. Copier, filmer et installer demandent https://, ou ${local} sur l’ordinateur qui sert le jeu.`,
  lobby: 'Retour à l’accueil',
};
