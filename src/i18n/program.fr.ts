import type { program as english } from './program.en';

/** The French texts about the program itself. */
export const program: typeof english = {
  name: 'Kaiju Tabletop',
  newer: 'Une nouvelle version est prête. Les parties sont enregistrées.',
  take: 'Mettre à jour',
  later: 'Plus tard',
  about: 'À propos, crédits et licences',
  what: 'Des jeux de kaijus sur une table en 3D : entre amis sur un écran, contre des robots, ou pour le spectacle.',
  install: 'Sur votre appareil',
  installHow:
    'Le menu de votre navigateur range le programme parmi les vôtres : « Installer » ou « Ajouter à l’écran d’accueil ». Il faut pour cela une adresse sécurisée : https:// ou localhost.',
  offline: 'Le programme est gardé sur cet appareil : il s’ouvre aussi sans réseau.',
  notOffline:
    'Le programme n’est pas encore gardé sur cet appareil. Cela se fait tout seul à une adresse sécurisée.',
  credits: 'Crédits',
  creditLines: [
    'Figurines, ville, effets, sons et musique sont faits par nos propres programmes ; rien n’est échantillonné ni numérisé.',
    'Polices de caractères : Atkinson Hyperlegible du Braille Institute, Bangers de Vernon Adams.',
    'Lumière des images plus fines : photographies de salles de Poly Haven, par l’entremise de pmndrs.',
    'Dessiné avec three.js et React ; la liste complète est plus bas.',
  ],
  licences: 'Licences',
  licence:
    'Le programme est libre, sous licence MIT. Les polices sont sous SIL Open Font License, les photographies de lumière sous CC0.',
  insecure: (here, local) =>
    `${here} n’est pas une adresse sécurisée : les navigateurs ne copient, ne filment et n’installent que depuis une adresse sécurisée. Sont sécurisées celles en https://, et ${local} sur l’ordinateur qui sert le jeu.`,
  lobby: 'Retour à l’accueil',
};
