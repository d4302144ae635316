import type { crowd as english } from './crowd.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');

/** The same in French. */
export const crowd: typeof english = {
  title: 'Le public',
  plays: 'Le public joue',
  nobody: 'personne',
  setHint:
    'Le public vote sur ses téléphones pour chaque coup de cette place. Elle joue cartes sur table : ses choix paraissent aussitôt sur les téléphones, et sur cet écran.',
  seconds: 'Durée d’un vote',
  secondsOf: (seconds) => `${seconds} s`,
  chat: 'Le chat vote aussi',
  chatHint: 'Il faut un serveur qui suit une chaîne. Dans le chat : !1, !2… ou !cheer.',
  link: 'Pour voter',
  linkHint: 'Chaque téléphone a une voix.',
  scan: 'Votez avec votre téléphone',
  pageText: (name) =>
    `Vous jouez tous ensemble : ${name}. Qui vote voit ce que permet cette main, et aucune autre main.`,
  asks: (name) => `${name} : que faire ?`,
  choices: 'Choix',
  choice: (number) => `Choix ${number}`,
  number: (number) => `!${number}`,
  votes: (count) => plural(count, '# voix', '# voix'),
  voted: 'Votre voix compte. Vous pouvez en changer jusqu’à la fin du temps.',
  open: (seconds) => `Ouvert pendant ${seconds} secondes`,
  idle: 'Rien à voter pour le moment : regardez la table.',
  none: 'Aucune place n’est au public pour le moment.',
  soon: 'La partie n’a pas encore commencé.',
  react: 'Réagir',
  reactions: 'Réactions du public',
  reaction: (what, count) => `${what} : ${count}`,
  made: (what) => `${what} – le public vous a entendu.`,
};
