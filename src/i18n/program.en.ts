/** The English texts about the program itself: how it is installed, kept and brought up to date. */
export const program = {
  name: 'Kaiju Tabletop',
  newer: 'A new version is ready. Your games are saved.',
  take: 'Update now',
  later: 'Later',
  about: 'About, credits and licences',
  what: 'Kaiju board games on a 3D table: on one screen with friends, against bots, or just to watch.',
  install: 'Install it',
  installHow:
    'In your browser’s menu, choose “Install” or “Add to home screen”. This needs a secure address: https:// or localhost.',
  offline: 'The app is stored on this device and works offline.',
  notOffline: 'The app does not work offline yet. A secure address makes it do so by itself.',
  credits: 'Credits',
  creditLines: [
    'Miniatures, city, effects, sounds and music come from our own programs; nothing is sampled or scanned.',
    'Fonts: Atkinson Hyperlegible by the Braille Institute, Bangers by Vernon Adams.',
    'Lighting at higher quality: photographs of rooms from Poly Haven, via pmndrs.',
    'Drawn with three.js and React; the full list is below.',
  ],
  licences: 'Licences',
  licence:
    'This app is free software under the MIT licence. The fonts are under the SIL Open Font License, the lighting photographs are CC0.',
  insecure: (here: string, local: string) =>
    `${here} is not a secure address. Copying, recording and installing need https://, or ${local} on the computer that serves the game.`,
  lobby: 'Back to the lobby',
};
