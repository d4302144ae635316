import { CanvasTexture, SRGBColorSpace } from 'three';
import { CARD_IDS, type CardId, type Mark } from '#core';

/** Cards in a row of the atlas; 54 faces and the back fill it. */
export const ATLAS_COLUMNS = 11;
export const ATLAS_ROWS = 5;
/** The place of the back, after the faces. */
export const BACK_PLACE = CARD_IDS.length;

/** Pixels of a card: sharp when the camera is as close as it comes. */
const WIDTH = 248;
const HEIGHT = 347;

const FACES = {
  sans: ['700', '"Atkinson Hyperlegible", "DejaVu Sans", sans-serif'],
  display: ['400', '"Bangers", "Impact", fantasy'],
} as const;

/** How the cards of the table look. */
export interface CardArt {
  /** The extents of all drawings. */
  readonly box: { readonly width: number; readonly height: number };
  readonly back: readonly Mark[];
  readonly face: (card: CardId) => readonly Mark[];
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark): void {
  if (mark.draw === 'text') {
    const [weight, family] = FACES[mark.face];
    context.font = `${weight} ${mark.size}px ${family}`;
    context.textAlign = mark.anchor === 'middle' ? 'center' : 'left';
    context.fillStyle = mark.fill;
    context.fillText(mark.text, mark.x, mark.y, mark.room);
    return;
  }
  const path = new Path2D(mark.d);
  context.save();
  context.translate(mark.x ?? 0, mark.y ?? 0);
  context.rotate(((mark.turn ?? 0) * Math.PI) / 180);
  context.scale(mark.scale ?? 1, mark.scale ?? 1);
  context.globalAlpha = mark.opacity ?? 1;
  if (mark.fill !== undefined) {
    context.fillStyle = mark.fill;
    context.fill(path);
  }
  if (mark.stroke !== undefined) {
    context.strokeStyle = mark.stroke;
    context.lineWidth = mark.width ?? 1;
    context.stroke(path);
  }
  context.restore();
}

function drawAtlas(context: CanvasRenderingContext2D, { box, back, face }: CardArt): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (let place = 0; place <= BACK_PLACE; place++) {
    const marks = place === BACK_PLACE ? back : face(CARD_IDS[place]!);
    context.save();
    context.translate((place % ATLAS_COLUMNS) * WIDTH, Math.floor(place / ATLAS_COLUMNS) * HEIGHT);
    context.beginPath();
    context.rect(0, 0, WIDTH, HEIGHT);
    context.clip();
    context.scale(WIDTH / box.width, HEIGHT / box.height);
    // The card is cut from the sheet by its shape; what is around the drawing takes the colour of its ground.
    const [ground] = marks;
    if (ground?.draw === 'path' && ground.fill !== undefined) {
      context.fillStyle = ground.fill;
      context.fillRect(0, 0, box.width, box.height);
    }
    for (const mark of marks) drawMark(context, mark);
    context.restore();
  }
}

let art: CardArt | null = null;
let atlas: CanvasTexture | null = null;

/** The faces and the back of all cards in one texture. The place of a card is its number. */
export function cardAtlas(): CanvasTexture {
  if (atlas === null) {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH * ATLAS_COLUMNS;
    canvas.height = HEIGHT * ATLAS_ROWS;
    atlas = new CanvasTexture(canvas);
    atlas.colorSpace = SRGBColorSpace;
    atlas.anisotropy = 8;
    if (art !== null) setCardArt(art);
  }
  return atlas;
}

/** Says how the cards of the table look; until then they are blank. */
export function setCardArt(wanted: CardArt): void {
  art = wanted;
  if (atlas === null) return;
  const canvas = atlas.image as HTMLCanvasElement;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawAtlas(context, wanted);
  atlas.needsUpdate = true;
}
