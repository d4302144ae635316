import type { AdvantageId, MegaId, WeaknessId } from '#zorgl/rules';

/** The name of a trait, and its effect. */
interface PowerWords {
  readonly name: string;
  readonly does: string;
}

export interface Powers {
  readonly advantage: Readonly<Record<AdvantageId, PowerWords>>;
  readonly weakness: Readonly<Record<WeaknessId, PowerWords>>;
  readonly mega: Readonly<Record<MegaId, PowerWords>>;
}

/** English texts of the traits that house monsters can have (Z12.1). */
export const powers: Powers = {
  advantage: {
    'army-friend': { name: 'Friend of the army', does: 'The army never attacks it.' },
    tail: {
      name: 'Tail',
      does: 'Its tail hits any neighbour without a card; that costs the whole hand and ends the turn.',
    },
    climber: {
      name: 'Climber',
      does: 'Walks onto buildings and fights from up there, but must be down again when the turn ends.',
    },
    'double-worth': { name: 'Collector', does: 'Each unit in its pile is worth two floors.' },
  },
  weakness: {
    gentle: {
      name: 'Gentle',
      does: 'It crushes no unit, and the last floor of the power plant withstands it.',
    },
    inert: { name: 'Slow to wake', does: 'The first black card of each turn has no effect.' },
    radiant: {
      name: 'Charged',
      does: 'Pressed against the power plant it costs the plant one floor more.',
    },
    stiff: { name: 'Stiff', does: 'It never walks diagonally: its spades count as clubs.' },
  },
  mega: {
    missile: {
      name: 'Homing missile',
      does: 'Every building around another monster loses a floor to it, however far away.',
    },
    sweep: {
      name: 'Tail sweep',
      does: 'Hits all neighbours in turn without following, then each building around it loses a floor.',
    },
    hover: {
      name: 'Hover',
      does: 'Flies off, which ends the turn, and lands on any free box when its next one begins.',
    },
    ink: { name: 'Ink', does: 'Every player with a monster beside it throws three cards away.' },
  },
};
