/** Texts of a broadcast beside the picture, and the statistics of a finished game. */
export const castEn = {
  zones: (destroyed: number, of: number) => `${destroyed} of ${of} zones destroyed`,
  disabled: (rows: number, of: number) => `${rows} of ${of} rows disabled`,
  standing: (up: number, of: number) => `${up} of ${of} heroes up`,
  hand: (count: number) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
  /** One-word labels of the figures. */
  words: { zones: 'zones', standing: 'standing', turn: 'turn' },
  league: 'The League',
  acts: (hero: string) => `In sight: ${hero}`,
  king: (zone: string) => `King: ${zone}`,
  inDuel: 'in a duel',
  turnedUp: 'turned up',
  figures: {
    destroyed: 'Zones destroyed',
    attacks: 'Attacks on heroes',
    duels: 'Duels won',
    covers: 'Covers laid',
    plates: 'Plates beaten',
    rows: 'Rows disabled',
    out: 'Times taken out',
  },
};
