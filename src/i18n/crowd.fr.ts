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
  chatHint: 'Dans le chat : !1, !2… ou !cheer.',
  channel: 'Chaîne Twitch',
  channelBad: 'Une chaîne a de 2 à 25 lettres, chiffres et traits de soulignement.',
  following: (channel, heard) =>
    `Chaîne #${channel} suivie : ${plural(heard, 'une personne entendue', '# personnes entendues')}.`,
  notFollowing: (channel) => `Pas encore relié à #${channel} ; nouvel essai automatique.`,
  noChannel: (heard) =>
    `Aucune chaîne suivie. ${plural(heard, 'Une personne entendue', '# personnes entendues')} par le relais.`,
  relay: 'Relier un autre chat',
  relayAddress: 'Adresse du relais',
  relayHint: 'Votre programme y envoie chaque message : POST d’un nom et d’un texte, signé.',
  relaySecret: 'Secret qui les signe',
  relaySecretHint: 'Qui le connaît peut voter sous n’importe quel nom. Il n’ouvre rien d’autre.',
  late: (delay, seconds) =>
    `La diffusion a ${delay} s de retard et un vote dure ${seconds} s : le public voit un vote déjà clos. Un direct a en plus 3 à 10 s de retard.`,
  voteLonger: (seconds) => `Voter pendant ${seconds} s`,
  noDelay: 'Sans retard',
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
