import { layoutBuffer, PieceIndex, type Pose, REST_POSE, type Timeline } from '#director';
import { DIE_LOOKS, dieModel } from '#kaiju';
import { DIE_KINDS, diceRow, diePose, type RolledDie, rollDice, ShowScene } from '#kaiju/show';
import type { PieceSpec, Subject } from '#stage';
import type { TokensAddress } from './address';

/** Something that lies on the table to be looked at. */
interface Exhibit {
  readonly spec: PieceSpec;
  readonly pose: Pose;
}

/** The edge of a D6 on this table, and the height of the ground. */
const SIZE = 0.36;
const ROLLED = { x: 0, z: 0.75 };
const HAND = [0.5, 1.2, 3.4] as const;
const ROWS = { bone: -1.15, resin: -0.45 } as const;
const HIDDEN: Pose = { ...REST_POSE, visibility: 0 };

/** All kinds of dice in both looks, each with its highest number. */
function allDice(): readonly Exhibit[] {
  const row = diceRow(DIE_KINDS, { x: 0, z: 0 }, SIZE);
  return DIE_LOOKS.flatMap((look) =>
    DIE_KINDS.map((kind, index): Exhibit => {
      const place = { x: row[index]!.x, z: ROWS[look] };
      return {
        spec: { id: `${look} ${kind}`, model: dieModel(kind, look) },
        pose: diePose(kind, Number(kind.slice(1)), place, SIZE),
      };
    }),
  );
}

function rolledDice({ dice, look }: TokensAddress): readonly (RolledDie & Exhibit)[] {
  const row = diceRow(
    dice.map(({ kind }) => kind),
    ROLLED,
    SIZE,
  );
  return dice.map(({ kind, value }, index) => {
    const piece = `rolled ${index}`;
    const to = diePose(kind, value, row[index]!, SIZE);
    return { piece, kind, from: HIDDEN, to, pose: HIDDEN, spec: { id: piece, model: dieModel(kind, look) } };
  });
}

/** What the page has on its table. */
export interface Exhibition {
  readonly specs: readonly PieceSpec[];
  readonly pieces: PieceIndex;
  readonly start: Float64Array;
  /** The dice that are rolled on it. */
  readonly timeline: Timeline;
  readonly subject: Subject;
}

export function exhibition(address: TokensAddress): Exhibition {
  const rolled = rolledDice(address);
  const all = [...allDice(), ...rolled];
  const specs = all.map(({ spec }) => spec);
  const pieces = new PieceIndex(specs.map(({ id }) => id));
  const layout = new Map(all.map(({ spec, pose }) => [spec.id, pose]));
  const start = { pieces, layout, voices: new Map(), seed: 1, calls: {}, stings: {} };
  const scene = new ShowScene(start, { reducedMotion: false });
  scene.now = rollDice(scene, rolled, 0, { hand: HAND, seed: address.roll });
  return {
    specs,
    pieces,
    start: layoutBuffer(pieces, layout),
    timeline: scene.finish(),
    subject: { x: 2.2, z: 1.5, height: 0.3, elevation: 0.9 },
  };
}
