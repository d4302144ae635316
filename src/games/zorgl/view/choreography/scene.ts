import { type ClipKey, ShowScene, type ShowSettings } from '#kaiju/show';
import type { Seat } from '#zorgl/rules';
import { layout } from '../layout';
import { figureOf } from '../pieces';
import type { Table } from '../table';

export type { SeenThing } from '#kaiju/show';
export type { ClipKey, ShowSettings as ChoreographySettings };

export const CAPTIONS = [
  /** Params: power. */
  'power',
  /** Two or three monsters pushed into a building. Params: floors. */
  'combo',
  'mega-combo',
  /** Params: monster. */
  'stamp',
  'howl',
  'inertia',
  /** The plant is destroyed. */
  'plant-down',
  /** Params: player. */
  'turn',
  'passed-over',
  /** Params: winner, reason. */
  'game-over',
] as const;
/** Words that the table can show; the view has the texts. */
export type CaptionKey = (typeof CAPTIONS)[number];

export const SOUNDS = [
  'card-lift',
  'card-drop',
  'draw',
  'shuffle',
  'step',
  'step-roof',
  'land',
  'stamp',
  'howl',
  'snarl',
  'lunge',
  /** A blow, by whom it is struck. */
  'hit',
  'hit-light',
  'hit-heavy',
  'scrape',
  'teeter',
  'crack',
  'collapse',
  'clack',
  'dash',
  'dig',
  'erupt',
  'leap',
  'throw',
  'shake',
  'missile',
  'explosion',
  'tail',
  'splash',
  'sag',
  'hover',
  'engine',
  'cannon',
  'flee',
  'crush',
  /** Somebody's turn; that of who sits at the device. */
  'turn',
  'your-turn',
  /** The end, for who has won, and for who has lost. */
  'fanfare',
  'defeat',
  /** A floor comes to a pile. */
  'gain',
  /** The plant goes; windows break; people run. */
  'meltdown',
  'glass',
  'crowd',
  /** Two or three monsters are pushed into a building; the plant is destroyed. */
  'combo',
  'siren',
  /** A monster's voice: hit, hitting, winning, losing. */
  'grunt',
  'effort',
  'cheer',
  'groan',
] as const;
/** What the table can sound like; the sounds are made by `tools/art/sound`. */
export type SoundKey = (typeof SOUNDS)[number];

/** What a monster says to what it does with its limbs. */
const CALLS: Partial<Record<ClipKey, SoundKey>> = {
  attack: 'effort',
  throw: 'effort',
  leap: 'effort',
  tail: 'effort',
  hit: 'grunt',
  victory: 'cheer',
  defeat: 'groan',
};

/** What is heard with words on the screen. */
const STINGS: Partial<Record<CaptionKey, SoundKey>> = {
  combo: 'combo',
  'mega-combo': 'combo',
  'plant-down': 'siren',
};

/** A timeline of Zorgl-Zilla in the making. */
export class Scene extends ShowScene<CaptionKey, SoundKey, ClipKey> {
  /** When the cards of hands and piles are at rest. */
  cardsAtRest = 0;
  /** When nobody sinks any longer with a building that loses floors. */
  steady = 0;
  private readonly arrivals = new Map<Seat, number>();

  constructor(table: Table, settings: ShowSettings) {
    const voices = new Map(
      table.cast.flatMap((piece) => (piece.kind === 'monster' ? [[piece.id, figureOf(piece)]] : [])),
    );
    const seed = 1 + table.drawPile * 61 + table.discardPile * 7919;
    super(
      { pieces: table.pieces, layout: layout(table), voices, seed, calls: CALLS, stings: STINGS },
      settings,
    );
  }

  /**
   * When a piece thrown to a seat's pile arrives: as wished, or a little after the one before, so that towers grow
   * from below.
   */
  arrival(seat: Seat, wish: number): number {
    const at = Math.max(wish, (this.arrivals.get(seat) ?? Number.NEGATIVE_INFINITY) + 0.09);
    this.arrivals.set(seat, at);
    return at;
  }
}
