import type { castEn } from './cast.en';

/** Textes d’une diffusion à côté de l’image, et statistiques d’une partie finie. */
export const castFr: typeof castEn = {
  zones: (destroyed, of) =>
    `${destroyed} zone${destroyed < 2 ? '' : 's'} sur ${of} détruite${destroyed < 2 ? '' : 's'}`,
  disabled: (rows, of) => `${rows} rangée${rows < 2 ? '' : 's'} sur ${of} désactivée${rows < 2 ? '' : 's'}`,
  standing: (up, of) => `${up} héros sur ${of} debout`,
  hand: (count) => `${count} carte${count < 2 ? '' : 's'} en main`,
  words: { zones: 'zones', standing: 'debout', turn: 'tour' },
  league: 'La Ligue',
  acts: (hero) => `En vue : ${hero}`,
  king: (zone) => `Roi : ${zone}`,
  inDuel: 'en duel',
  turnedUp: 'retournée',
  figures: {
    destroyed: 'Zones détruites',
    attacks: 'Attaques contre des héros',
    duels: 'Duels gagnés',
    covers: 'Couvertures posées',
    plates: 'Plaques percées',
    rows: 'Rangées désactivées',
    out: 'Mises hors de combat',
  },
};
