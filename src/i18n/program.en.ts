/** The English texts about the program itself: how it is installed, kept and brought up to date. */
export const program = {
  name: 'Kaiju Tabletop',
  newer: 'A newer version is ready. Games are saved.',
  take: 'Use it now',
  later: 'Later',
  about: 'About, credits and licences',
  what: 'Kaiju board games on a 3D table: on one screen with friends, against bots, or just to watch.',
  install: 'On your device',
  installHow:
    'Your browser’s menu puts it among your programs: “Install”, or “Add to home screen”. This needs a secure address, https:// or localhost.',
  offline: 'The program is kept on this device: it opens without a network, too.',
  notOffline: 'The program is not kept on this device yet. That happens by itself at a secure address.',
  credits: 'Credits',
  creditLines: [
    'Miniatures, city, effects, sounds and music are made by our own programs; nothing is sampled or scanned.',
    'Letters: Atkinson Hyperlegible by the Braille Institute, Bangers by Vernon Adams.',
    'Light of the finer pictures: photographs of rooms from Poly Haven, by way of pmndrs.',
    'Drawn with three.js and React; the full list is below.',
  ],
  licences: 'Licences',
  licence:
    'The program is free software under the MIT licence. The letters are under the SIL Open Font License, the photographs of light are CC0.',
  insecure: (here: string, local: string) =>
    `${here} is no secure address: browsers copy, make films and install from secure ones only. Secure is an address with https://, and ${local} on the computer that serves the game.`,
  lobby: 'Back to the lobby',
};
