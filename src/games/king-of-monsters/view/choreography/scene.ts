import type { Layout, Pose } from '#director';
import { type ClipKey, type SeenThing, ShowScene, type ShowSettings } from '#kaiju/show';
import { heroesOf, type Seat, type Side, sizeOf, type Zone } from '#king-of-monsters/rules';
import { GROUND, ISLAND_Z, zoneX } from '../geometry';
import { AWAY, layout } from '../layout';
import { heroPiece, KING_PIECE, POOLS, passingPiece } from '../pieces';
import { kingFigure } from '../specs';
import { type Table, viewOf } from '../table';
import type { CaptionKey, CaptionParams } from './captions';
import type { SoundKey } from './sounds';

export type { ClipKey };

/** The King's voice with each of his clips. */
const CALLS: Partial<Record<ClipKey, SoundKey>> = {
  attack: 'effort',
  throw: 'effort',
  hit: 'grunt',
  victory: 'cheer',
  defeat: 'groan',
};

/** Sounds that accompany captions. */
const STINGS: Partial<Record<CaptionKey, SoundKey>> = {
  frenzy: 'alarm',
  destroyed: 'siren',
  disabled: 'combo',
};

/** Where a seat's cards appear and vanish: small, at the figure's hand. */
const HAND = { king: { up: 1.15, size: 0.34 }, hero: { up: 0.5, size: 0.22 } } as const;

/** Camera target of a zone and its landmark. */
export const seenZone = (zone: Zone): SeenThing => ({
  x: zoneX(zone),
  z: ISLAND_Z,
  y: GROUND,
  half: 0.85,
  tall: 1.7,
});

/** Timeline builder of King of Monsters. */
export class Scene extends ShowScene<CaptionKey, SoundKey, ClipKey> {
  /** Time when each side's revealed action card is out of the way, seconds. */
  readonly turnedUntil: Record<Side, number> = { king: 0, league: 0 };
  private readonly passed: Record<Side, number> = { king: 0, league: 0 };

  constructor(table: Table, settings: ShowSettings) {
    const given = Object.values(table.given).reduce((sum, count) => sum + count, 0);
    const view = viewOf(table);
    const combat = (side: Side) => sizeOf(view.decks[side].combat);
    super(
      {
        pieces: table.pieces,
        layout: layout(table),
        voices: new Map<string, string>([
          [KING_PIECE, kingFigure(settings.figures ?? {})],
          ...heroesOf(view).map((hero) => [heroPiece(hero), hero] as const),
        ]),
        seed: 1 + given * 61 + (combat('king') + 80 * combat('league')) * 17,
        calls: CALLS,
        stings: STINGS,
      },
      settings,
    );
  }

  /** A pooled piece for a card in transit. */
  passing(side: Side): string {
    const number = this.passed[side]++;
    return passingPiece(side, number % POOLS.passing);
  }

  /** Pose of a card in a seat's hand. @param variant its face */
  inHand(seat: Seat, poses: Layout, variant: number): Pose {
    const figure = poses.get(seat === 'king' ? KING_PIECE : heroPiece(seat)) ?? AWAY;
    const { up, size } = HAND[seat === 'king' ? 'king' : 'hero'];
    return { ...AWAY, x: figure.x, y: figure.y + up, z: figure.z + 0.2, width: size, variant };
  }

  /** Shows a caption. */
  say<Key extends CaptionKey>(key: Key, at: number, params: CaptionParams[Key], duration?: number): void {
    this.caption(key, at, { ...params }, duration);
  }
}
