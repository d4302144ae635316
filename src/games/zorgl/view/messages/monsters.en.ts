/** English texts of the monsters: advantage, weakness and mega-power of each (Z11). */
export const monsters = {
  zorgl: {
    name: 'Zorgl',
    advantage: 'No tricks: an honest lizard.',
    weakness: 'None either.',
    mega: 'None: a joker is any suit, and that is all.',
  },
  xman: {
    name: 'X-Man',
    advantage: 'The army never attacks him.',
    weakness: 'He crushes no unit, and the last floor of the power plant withstands him.',
    mega: 'Homing missile: every building around another monster loses a floor to him, however far away.',
  },
  greatzilla: {
    name: 'Greatzilla',
    advantage: 'Its tail hits any neighbour without a card; that costs the whole hand and ends the turn.',
    weakness: 'The first black card of each turn has no effect.',
    mega: 'Tail sweep: hits all neighbours in turn without following, then each building around it loses a floor.',
  },
  nogyab: {
    name: 'Nogyab',
    advantage: 'Walks onto buildings and fights from up there, but must be down again when the turn ends.',
    weakness: 'Pressed against the power plant it costs the plant one floor more.',
    mega: 'Hover: flies off, which ends the turn, and lands on any free box when its next one begins.',
  },
  krustazor: {
    name: 'Krustazor',
    advantage: 'Each unit in its pile is worth two floors.',
    weakness: 'It walks sideways only: its spades count as clubs.',
    mega: 'Ink: every player with a monster beside it throws three cards away.',
  },
};
