import { layoutBuffer, PieceIndex, type Pose, REST_POSE, type Timeline } from '#director';
import { DIE_LOOKS, dieModel } from '#kaiju';
import { DIE_KINDS, diceRow, diePose, type RolledDie, rollDice, ShowScene } from '#kaiju/show';
import type { PieceSpec, Subject } from '#stage';
import { ORDER_KINDS, orderFace, sealPose, TOKEN_GROUPS, TOKENS, thornPose, tokenPose } from '#zorn/view';
import type { TokensAddress } from './address';

/** A piece on display. */
interface Exhibit {
  readonly spec: PieceSpec;
  readonly pose: Pose;
}

/** Size of a D6. */
const SIZE = 0.36;
const ROLLED = { x: 0, z: 0.75 };
const HAND = [0.5, 1.2, 3.4] as const;
const ROWS = { bone: -1.42, resin: -0.5 } as const;
const HIDDEN: Pose = { ...REST_POSE, visibility: 0 };

/** All dice in both looks, each showing its highest number. */
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

/** A token; its id is also its model key. */
const token = (key: string, pose: Pose): Exhibit => ({ spec: { id: key, model: key }, pose });

/** Tokens in rows, enlarged, with a copy at map scale in front of each. */
function inRows(
  groups: readonly (keyof typeof TOKEN_GROUPS)[],
  { backs }: TokensAddress,
): readonly Exhibit[] {
  const shown = backs ? 'back' : 'face';
  const rows = groups.map((group) => Object.keys(TOKEN_GROUPS[group]).map((name) => `${group} ${name}`));
  const large = rows.flatMap((keys, row) =>
    keys.map((key, column) => {
      const place = { x: (column - (keys.length - 1) / 2) * 0.62, z: -1.15 + row * 0.72 };
      return token(key, tokenPose(place, 0.5, TOKENS.get(key)!.stands === true ? 'face' : shown));
    }),
  );
  const all = rows.flat();
  const small = all.map((key, index): Exhibit => {
    const place = { x: (index - (all.length - 1) / 2) * 0.22, z: 0.75 };
    return { spec: { id: `small ${key}`, model: key }, pose: tokenPose(place, 0.15) };
  });
  return [...large, ...small];
}

const TRACK_PLACE = { x: 0, z: 0.55 };
const CROWN_PLACE = { x: -1.2, z: -0.75 };
/** Chits on the track; face up if they have been carried out. */
const CHITS = ['blight', 'mahn', 'blight', 'thorn', 'blight', 'wild', 'blight', 'zaius', 'blight', 'fagen'];

function course({ terror, limit, backs }: TokensAddress): readonly Exhibit[] {
  const chits = CHITS.map((name, index): Exhibit => {
    const open = name === 'blight' || index < 4;
    return {
      spec: { id: `chit ${index}`, model: `seal ${name}` },
      pose: sealPose(index + 1, TRACK_PLACE, open ? 'face' : 'back'),
    };
  });
  const thorns = Array.from(
    { length: limit },
    (_, index): Exhibit => ({
      spec: { id: `thorn ${index}`, model: 'thorn' },
      pose: thornPose(index, limit, terror, CROWN_PLACE),
    }),
  );
  const pennants = Object.keys(TOKEN_GROUPS.pennant).flatMap((house, row) =>
    Array.from({ length: 5 - row }, (_, index): Exhibit => {
      const place = { x: 0.1 + index * 0.14, z: -1.2 + row * 0.2 };
      return {
        spec: { id: `glory ${house} ${index}`, model: `pennant ${house}` },
        pose: tokenPose(place, 0.3),
      };
    }),
  );
  const flags = Object.keys(TOKEN_GROUPS.flag).map((name, index) =>
    token(
      `flag ${name}`,
      tokenPose({ x: 1.1 + (index % 3) * 0.5, z: -1.1 + Math.floor(index / 3) * 0.5 }, 0.5),
    ),
  );
  const markers = Object.keys(TOKEN_GROUPS.course).map((name, index) => {
    const shown = backs && (name === 'fork' || name === 'day') ? 'back' : 'face';
    return token(`course ${name}`, tokenPose({ x: 0.9 + index * 0.45, z: 0.02 }, 0.4, shown));
  });
  return [
    token('track', { ...REST_POSE, ...TRACK_PLACE }),
    token('crown', { ...REST_POSE, ...CROWN_PLACE }),
    ...thorns,
    ...chits,
    ...pennants,
    ...flags,
    ...markers,
  ];
}

/** Cards per row; cards of a kind are fanned out. */
const CARD_COLUMNS = 7;
const DECK = Array.from({ length: 27 }, (_, index) => `k${index + 1}`);

/** All 27 cards, grouped by kind, and a card back. */
function cards(): readonly Exhibit[] {
  const placeOf = (kind: number, over: number) => ({
    x: ((kind % CARD_COLUMNS) - (CARD_COLUMNS - 1) / 2) * 0.9 + over * 0.05,
    y: 0.004 + over * 0.008,
    z: (kind < CARD_COLUMNS ? -0.75 : 0.55) + over * 0.03,
  });
  const shown = ORDER_KINDS.flatMap((_, kind) =>
    DECK.filter((card) => orderFace(card) === kind).map((card, over): Exhibit => {
      const pose = { ...REST_POSE, ...placeOf(kind, over), variant: kind };
      return { spec: { id: card, model: 'card' }, pose };
    }),
  );
  const back: Exhibit = {
    spec: { id: 'back', model: 'card' },
    pose: { ...REST_POSE, ...placeOf(ORDER_KINDS.length, 0) },
  };
  return [...shown, back];
}

function exhibits(address: TokensAddress): readonly Exhibit[] {
  switch (address.show) {
    case 'dice':
      return allDice();
    case 'markers':
      return inRows(['condition', 'land'], address);
    case 'treasure':
      return inRows(['treasure', 'seal'], address);
    case 'course':
      return course(address);
    case 'cards':
      return cards();
  }
}

/** What the page displays. */
export interface Exhibition {
  readonly specs: readonly PieceSpec[];
  readonly pieces: PieceIndex;
  readonly start: Float64Array;
  /** Animates the dice. */
  readonly timeline: Timeline;
  readonly subject: Subject;
}

/** Half-width of each exhibition, table units. */
const WIDTHS = { dice: 2.5, markers: 2.5, treasure: 3.6, course: 2.6, cards: 3.3 } as const;

export function exhibition(address: TokensAddress): Exhibition {
  const rolled = address.show === 'dice' ? rolledDice(address) : [];
  const all = [...exhibits(address), ...rolled];
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
    subject: { x: WIDTHS[address.show], z: 1.5, height: 0.3, elevation: 0.9 },
  };
}
