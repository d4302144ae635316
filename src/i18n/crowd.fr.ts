import type { crowd as english } from './crowd.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');

/** The same in French. */
export const crowd: typeof english = {
  title: 'Le public',
  plays: 'Le public joue',
  nobody: 'personne',
  setHint:
    'Le public vote sur ses téléphones pour chaque coup de cette place. Elle joue cartes sur table : ses choix s’affichent aussitôt sur les téléphones et sur cet écran.',
  seconds: 'Durée d’un vote',
  secondsOf: (seconds) => `${seconds} s`,
  chat: 'Le chat vote aussi',
  chatHint: 'Dans le chat : !1, !2… ou !cheer.',
  channel: 'Chaîne Twitch',
  channelBad: 'Une chaîne a de 2 à 25 lettres, chiffres et traits de soulignement.',
  following: (channel, heard) =>
    `Relié à #${channel} : ${plural(heard, 'une personne a parlé', '# personnes ont parlé')}.`,
  notFollowing: (channel) => `Pas encore relié à #${channel}. Nouvel essai…`,
  noChannel: (heard) =>
    `Aucune chaîne reliée. ${plural(heard, 'Une personne a parlé', '# personnes ont parlé')} par le relais.`,
  relay: 'Relier un autre chat',
  relayAddress: 'Adresse du relais',
  relayHint: 'Votre programme y envoie chaque message : un POST signé avec un nom et un texte.',
  relaySecret: 'Secret de signature',
  relaySecretHint: 'Qui le connaît peut voter sous n’importe quel nom, mais rien d’autre.',
  late: (delay, seconds) =>
    `La diffusion a ${delay} s de retard et un vote dure ${seconds} s : le public voit un vote déjà clos. Un direct a en plus 3 à 10 s de retard.`,
  voteLonger: (seconds) => `Voter pendant ${seconds} s`,
  noDelay: 'Sans retard',
  link: 'Pour voter',
  linkHint: 'Chaque téléphone a une voix.',
  scan: 'Votez avec votre téléphone',
  pageText: (name) =>
    `Vous jouez tous ensemble : ${name}. En votant, vous voyez ce que permet cette main, et aucune autre.`,
  asks: (name) => `${name} : que faire ?`,
  choices: 'Choix',
  choice: (number) => `Choix ${number}`,
  number: (number) => `!${number}`,
  votes: (count) => plural(count, '# voix', '# voix'),
  voted: 'Votre voix compte. Vous pouvez en changer jusqu’à la fin du vote.',
  open: (seconds) => `Vote ouvert pendant ${seconds} secondes`,
  idle: 'Pas de vote pour le moment : regardez la table.',
  none: 'Le public n’a aucune place pour le moment.',
  soon: 'La partie n’a pas encore commencé.',
  react: 'Réagir',
  reactions: 'Réactions du public',
  reaction: (what, count) => `${what} : ${count}`,
  made: (what) => `${what} – le public vous a entendu.`,
};
