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

function drawMark(brush: CanvasRenderingContext2D, mark: Mark): void {
  if (mark.draw === 'text') {
    const [weight, family] = FACES[mark.face];
    brush.font = `${weight} ${mark.size}px ${family}`;
    brush.textAlign = mark.anchor === 'middle' ? 'center' : 'left';
    brush.fillStyle = mark.fill;
    brush.fillText(mark.text, mark.x, mark.y, mark.room);
    return;
  }
  const path = new Path2D(mark.d);
  brush.save();
  brush.translate(mark.x ?? 0, mark.y ?? 0);
  brush.rotate(((mark.turn ?? 0) * Math.PI) / 180);
  brush.scale(mark.scale ?? 1, mark.scale ?? 1);
  brush.globalAlpha = mark.opacity ?? 1;
  if (mark.fill !== undefined) {
    brush.fillStyle = mark.fill;
    brush.fill(path);
  }
  if (mark.stroke !== undefined) {
    brush.strokeStyle = mark.stroke;
    brush.lineWidth = mark.width ?? 1;
    brush.stroke(path);
  }
  brush.restore();
}

function drawAtlas(brush: CanvasRenderingContext2D, { box, back, face }: CardArt): void {
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (let place = 0; place <= BACK_PLACE; place++) {
    const marks = place === BACK_PLACE ? back : face(CARD_IDS[place]!);
    brush.save();
    brush.translate((place % ATLAS_COLUMNS) * WIDTH, Math.floor(place / ATLAS_COLUMNS) * HEIGHT);
    brush.beginPath();
    brush.rect(0, 0, WIDTH, HEIGHT);
    brush.clip();
    brush.scale(WIDTH / box.width, HEIGHT / box.height);
    // The card is cut from the sheet by its shape; what is around the drawing takes the colour of its ground.
    const [ground] = marks;
    if (ground?.draw === 'path' && ground.fill !== undefined) {
      brush.fillStyle = ground.fill;
      brush.fillRect(0, 0, box.width, box.height);
    }
    for (const mark of marks) drawMark(brush, mark);
    brush.restore();
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
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.clearRect(0, 0, canvas.width, canvas.height);
  drawAtlas(brush, wanted);
  atlas.needsUpdate = true;
}
