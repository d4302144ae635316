import { CARD_TIMES, flip, fly, flyOff, glide, nextOf } from '#kaiju/show';
import { COLOURS } from '#king-of-monsters/rules';
import { faceOf } from '../faces';
import { columnX, rowZ } from '../geometry';
import { AWAY, overPile } from '../layout';
import { barPiece, headPiece, heroPiece, pilePiece, turnedPiece } from '../pieces';
import type { Beat } from './beat';
import { rest } from './piles';
import { landBlow } from './style';

/** Camera target of a row. */
const seenRow = (row: 'R' | 'G' | 'Y' | 'B') =>
  [0, 2, 4].map((column) => ({ x: columnX(column), z: rowZ(row), half: 0.5, tall: 0.2 }));

/** Seconds to look at the chart, the delay per row, and the flight of its covers. */
const SWEEP = { look: 0.6, row: 0.1, flight: 0.45 } as const;

/** The old chart is swept off. If there were covers, a caption says so first. */
export function cleared(beat: Beat<'cleared'>): void {
  const { scene, event, before, start, destination } = beat;
  const lost = event.covers.length;
  if (lost === 0) {
    scene.sound('scrape', scene.now, { x: 0 }, 0.6);
    rest(beat, scene.now);
    return;
  }
  const { now } = scene;
  scene.camera(now, COLOURS.flatMap(seenRow), { intensity: 0.5, duration: SWEEP.look + 1.4 });
  scene.say('swept', now, { count: lost }, 2);
  const covers = COLOURS.flatMap((row, index) =>
    before.chart[row].flatMap(({ cover }) => (cover === null ? [] : [{ piece: cover, row, index }])),
  );
  for (const { piece, row, index } of covers) {
    const at = now + SWEEP.look + SWEEP.row * index;
    const { x } = start.get(piece)!;
    scene.builder.tween(piece, at, SWEEP.flight, { x: x + 4.5, y: 0.9, visibility: 0 }, 'in');
    scene.builder.turn(piece, at, SWEEP.flight, { roll: 2.4, yaw: 0.9 }, 'in');
    scene.builder.jump(piece, at + SWEEP.flight, destination.get(piece)!);
    scene.effect('dust', at + SWEEP.flight / 2, { x: x + 0.8, z: rowZ(row) }, { intensity: 0.4 });
  }
  for (const index of COLOURS.keys())
    scene.sound('scrape', now + SWEEP.look + SWEEP.row * index, { x: 0 }, 0.5);
  const swept = now + SWEEP.look + SWEEP.row * (COLOURS.length - 1) + SWEEP.flight;
  rest(beat, now + SWEEP.look + SWEEP.flight / 2, {
    except: covers.map(({ piece }) => piece),
    until: swept,
  });
}

/** New plates are dealt one by one from above. */
export function dealt(beat: Beat<'dealt'>): void {
  const { scene, event, start, destination } = beat;
  const begins = scene.now;
  scene.say('dealt', begins, { up: event.up ? 1 : 0 }, 1.2);
  const many = COLOURS.reduce((sum, row) => sum + event.counts[row], 0);
  const next = nextOf(many);
  for (let index = 0; index < many; index += 2) scene.sound('draw', begins + next * index, { x: 0 }, 0.5);
  scene.sound('clack', begins + next * many + CARD_TIMES.flight, { x: 0 }, 0.5);
  const bars = COLOURS.map(barPiece).filter((piece) => start.get(piece)!.visibility > 0);
  for (const piece of bars) lift(beat, piece, begins);
  for (const row of COLOURS) {
    const piece = headPiece(row);
    if (start.get(piece)!.variant !== destination.get(piece)!.variant)
      flip(scene, piece, begins, 0.5, destination.get(piece)!.variant);
  }
  rest(beat, begins, { except: [...bars, ...COLOURS.map(headPiece)], until: begins + 0.55 });
}

/** Lifts the bar of a row that is no longer disabled. */
function lift({ scene, destination }: Beat, piece: string, at: number): void {
  scene.builder.tween(piece, at, 0.45, { y: 1.2 }, 'in');
  scene.builder.tween(piece, at + 0.2, 0.25, { visibility: 0 }, 'linear');
  scene.builder.jump(piece, at + 0.5, destination.get(piece)!);
}

/** A wild joins a row, or a card after a lost duel. */
export function placed(beat: Beat<'wild-placed' | 'row-refilled'>): void {
  const { scene, event, before, after, start, destination } = beat;
  const plate = after.chart[event.row].at(-1)!.piece;
  const turned = turnedPiece('king');
  const isWild = event.type === 'wild-placed';
  const from = isWild
    ? { ...start.get(turned)!, visibility: 1 }
    : overPile(before, 'king', 'combat', faceOf(null, 'king'));
  const { now } = scene;
  fly(scene, plate, now, 0.6, from, destination.get(plate)!, { height: 1 });
  if (isWild) scene.builder.jump(turned, now, destination.get(turned)!);
  landBlow(scene, now + 0.6, 'touch');
  scene.sound('clack', now + 0.6, destination.get(plate)!);
  scene.effect('dust', now + 0.6, destination.get(plate)!, { intensity: 0.3 });
  rest(beat, now + 0.3, { except: [plate, turned], until: now + 0.65 });
}

/** The King keeps a wild. */
export function kept(beat: Beat): void {
  const { scene, start, destination } = beat;
  const piece = turnedPiece('king');
  const from = start.get(piece)!;
  const { now } = scene;
  flyOff(scene, piece, now, 0.5, from, scene.inHand('king', start, from.variant), destination.get(piece)!);
  scene.sound('card-lift', now, from);
  rest(beat, now, { except: [piece] });
  scene.now = now + 0.5;
}

/** A hero lays a card on a plate. */
export function covered(beat: Beat<'covered'>): void {
  const { scene, event, before, after, start, destination } = beat;
  const { row, col, by, hero, card } = event;
  const cover = after.chart[row][col - 1]!.cover!;
  const turned = turnedPiece('league');
  const face = faceOf(card, 'league');
  const to = destination.get(cover)!;
  const { now } = scene;
  const from =
    by === 'hand'
      ? scene.inHand(hero, start, face)
      : by === 'wild'
        ? { ...start.get(turned)!, visibility: 1 }
        : overPile(before, 'league', 'combat', face);
  if (by === 'wild') scene.builder.jump(turned, now, destination.get(turned)!);
  scene.builder.addOffset(heroPiece(hero), 'y', now, 0.3, 'hop', 0.18);
  fly(scene, cover, now + 0.08, 0.42, from, to, { height: 0.9 });
  scene.builder.jump(cover, now + 0.5, to);
  scene.sound('throw', now, from, 0.5);
  scene.sound('clack', now + 0.5, to, 0.8);
  if (by === 'brick') scene.effect('debris', now + 0.5, to, { intensity: 0.5, tone: 'brick' });
  else scene.effect('dust', now + 0.5, to, { intensity: 0.25 });
  landBlow(scene, now + 0.5, 'touch');
  rest(beat, now, { except: [cover, turned] });
  // In a series the next card leaves while this one is in flight.
  const isLast = beat.rest[0]?.type !== 'covered';
  scene.now = Math.max(scene.now, now + (isLast ? 0.72 : 0.36));
}

/** A cover is compared with its plate, faster with each plate of the row. */
export function compared(beat: Beat<'compared'>): void {
  const { scene, event, before, after, start, destination, run } = beat;
  const { row, plate, won } = event;
  const first = before.chart[row][0]!;
  const { mark } = first;
  const cover = first.cover!;
  const pace = Math.max(0.75, 1.15 - 0.1 * run);
  const { now } = scene;
  const [from, over] = [start.get(first.piece)!, start.get(cover)!];
  const face = faceOf(plate, 'king');
  if (run === 0) scene.camera(now, seenRow(row), { intensity: 0.45, duration: 2.2 });
  // Both rise side by side; the plate turns over.
  const rise = 0.42 * pace;
  const up = { y: 0.75, z: from.z + 0.05, width: 1.7 };
  for (const [piece, aside] of [
    [first.piece, -0.62],
    [cover, 0.62],
  ] as const) {
    scene.builder.tween(piece, now, rise, { x: from.x + aside, ...up }, 'out');
    scene.builder.turn(piece, now, rise, { pitch: 0.14 });
  }
  if (from.variant !== face) {
    scene.builder.turn(first.piece, now, rise, { roll: 0 }, 'in-out', 0.5);
    scene.builder.jump(first.piece, now + rise / 2, { variant: face });
  }
  scene.sound('card-lift', now, from, 0.7);
  const meet = now + rise + 0.46 * pace;
  const [loser, winner] = won ? [first.piece, cover] : [cover, first.piece];
  scene.builder.addOffset(winner, 'x', meet - 0.14, 0.34, 'swell', won ? -0.4 : 0.4);
  scene.builder.addOffset(loser, 'x', meet, 0.3, 'recoil', won ? -0.35 : 0.35);
  scene.builder.addOffset(loser, 'roll', meet, 0.3, 'wobble', 0.5, 2);
  const spot = { x: from.x, z: up.z };
  landBlow(scene, meet, won ? 'hit' : 'blast');
  scene.sound(won ? 'crack' : 'glance', meet, spot, Math.min(1, 0.6 + 0.1 * run));
  scene.effect(won ? 'debris' : 'shield', meet, spot, {
    y: 0.6,
    intensity: won ? 0.6 + 0.12 * run : 1,
    tone: 'metal',
  });
  if (won) scene.sound('gain', meet + 0.05, spot, 1, undefined, { raised: run });
  if (won) scene.effect('sparks', meet, spot, { y: 0.6, intensity: 1 + 0.2 * run });
  const leaves = meet + 0.42;
  if (won) {
    for (const [piece, side] of [
      [first.piece, 'king'],
      [cover, 'league'],
    ] as const) {
      const at = start.get(piece)!;
      const to = overPile(after, side, 'combatDiscard', piece === first.piece ? face : at.variant);
      glide(scene, piece, leaves, 0.34, to);
      scene.builder.jump(piece, leaves + 0.34, destination.get(piece)!);
    }
    if (after.chart[row].length === 0) scene.say('beaten', meet, { row }, 1.4);
    if (mark !== null) scene.builder.jump(mark, now, destination.get(mark)!);
    rest(beat, leaves + 0.2, {
      except: [first.piece, cover, ...(mark === null ? [] : [mark])],
      until: leaves + 0.36,
    });
    return;
  }
  scene.say('held', meet, { row }, 1.4);
  const down = destination.get(first.piece)!;
  glide(scene, first.piece, leaves, 0.4, down);
  scene.sound('clack', leaves + 0.4, down);
  glide(scene, cover, leaves, 0.4, overPile(after, 'league', 'combatDiscard', over.variant));
  scene.builder.jump(cover, leaves + 0.4, destination.get(cover)!);
  rest(beat, leaves, { except: [first.piece, cover] });
  scene.now = Math.max(scene.now, leaves + 0.45) + 0.15;
}

/** A row is disabled: the bar drops onto it and its head flips. */
export function disabled(beat: Beat<'row-disabled'>): void {
  const { scene, event, destination } = beat;
  const { row } = event;
  const bar = barPiece(row);
  const head = headPiece(row);
  const to = destination.get(bar)!;
  const { now } = scene;
  scene.camera(now, seenRow(row), { intensity: 0.4, duration: 1.8 });
  scene.builder.jump(bar, now, { ...to, y: 2.6, pitch: 0.5, yaw: to.yaw + 0.7, visibility: 1 });
  scene.builder.tween(bar, now, 0.5, { y: to.y }, 'in-strong');
  scene.builder.turn(bar, now, 0.5, { pitch: to.pitch, yaw: to.yaw }, 'in');
  scene.builder.addOffset(bar, 'pitch', now + 0.5, 0.5, 'wobble', 0.06, 2);
  const hit = now + 0.5;
  landBlow(scene, hit, 'blast');
  scene.sound('land', hit, to);
  scene.sound('bar', hit, to);
  for (const x of [-1.2, 0.4, 2]) scene.effect('dust', hit, { x, z: to.z }, { intensity: 0.7 });
  scene.effect('shock-ring', hit, to, { intensity: 0.8 });
  scene.say('disabled', hit, { row }, 1.8);
  for (const other of ['R', 'G', 'Y', 'B'] as const) {
    if (other === row) continue;
    scene.builder.addOffset(headPiece(other), 'y', hit, 0.3, 'hop', 0.1);
  }
  flip(scene, head, hit + 0.1, 0.55, destination.get(head)!.variant);
  rest(beat, hit, { except: [bar, head], until: hit + 1.1 });
}

/** The toll: a card is revealed, and a plate of its colour is lost. */
export function toll(beat: Beat<'toll'>): void {
  const { scene, event, before, after, destination } = beat;
  const { card, row, plate } = event;
  const { now } = scene;
  const piece = scene.passing('king');
  const face = faceOf(card, 'king');
  const from = overPile(before, 'king', 'combat', faceOf(null, 'king'));
  const shown = {
    ...destination.get(headPiece(row))!,
    y: 0.9,
    pitch: 0.14,
    variant: face,
    width: 1.5,
    glow: 0,
  };
  fly(scene, piece, now, 0.6, from, shown, { height: 0.8 });
  scene.say('toll', now + 0.5, { row }, 1.5);
  scene.sound('turn', now + 0.55, shown);
  flyOff(scene, piece, now + 1.2, 0.4, shown, overPile(after, 'king', 'combatDiscard', face), AWAY);
  if (plate !== null) {
    scene.sound('crack', now + 1, shown);
    scene.effect('debris', now + 1, destination.get(headPiece(row))!, { intensity: 0.6, tone: 'metal' });
  }
  rest(beat, now + 1);
  scene.builder.addOffset(pilePiece('king', 'combat'), 'yaw', now, 0.3, 'wobble', 0.1);
  scene.now = Math.max(scene.now, now + 1.65);
}
