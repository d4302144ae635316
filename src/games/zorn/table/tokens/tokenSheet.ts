import type { CanvasTexture } from 'three';
import { drawMark, type PaintContext, paintedTexture } from '#stage';
import { TOKEN_BOX, TOKENS, type TokenDesign, type TokenFace } from '#zorn/view';

/** Size of a face in the texture, and padding around it, pixels. */
const CELL = 128;
const MARGIN = 4;
const COLUMNS = 8;
/** Width of the painted edge, in drawing units. */
const EDGE = 6;

/** Every painted face once, with its outline. */
const SIDES: ReadonlyMap<TokenFace, TokenDesign> = new Map(
  [...TOKENS.values()].flatMap((design) =>
    [design.face, ...(design.back === undefined ? [] : [design.back])].map((face) => [face, design] as const),
  ),
);
const ROWS = Math.ceil(SIDES.size / COLUMNS);
const FACES = [...SIDES.keys()];

/** Texture coordinates of a point in a drawing. @param x,y 0 … 100 */
export function uvOf(face: TokenFace, x: number, y: number): readonly [u: number, v: number] {
  const index = FACES.indexOf(face);
  const scale = (CELL - 2 * MARGIN) / TOKEN_BOX;
  const across = (index % COLUMNS) * CELL + MARGIN + x * scale;
  const down = Math.floor(index / COLUMNS) * CELL + MARGIN + y * scale;
  return [across / (COLUMNS * CELL), 1 - down / (ROWS * CELL)];
}

function paint(context: PaintContext, face: TokenFace, { outline, rim, back }: TokenDesign): void {
  context.fillStyle = rim;
  context.fillRect(-MARGIN, -MARGIN, TOKEN_BOX + 2 * MARGIN, TOKEN_BOX + 2 * MARGIN);
  // From behind, the outline is mirrored.
  const path = new Path2D();
  const mirrored = face === back ? new DOMMatrix([-1, 0, 0, 1, TOKEN_BOX, 0]) : new DOMMatrix();
  path.addPath(new Path2D(outline), mirrored);
  context.save();
  context.clip(path);
  context.fillStyle = face.ground;
  context.fillRect(0, 0, TOKEN_BOX, TOKEN_BOX);
  const shade = context.createLinearGradient(0, 0, 0, TOKEN_BOX);
  shade.addColorStop(0, 'rgb(255 255 255 / 0.14)');
  shade.addColorStop(0.5, 'rgb(255 255 255 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.18)');
  context.fillStyle = shade;
  context.fillRect(0, 0, TOKEN_BOX, TOKEN_BOX);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const mark of face.marks) drawMark(context, mark);
  context.restore();
  context.strokeStyle = rim;
  context.lineWidth = EDGE;
  context.lineJoin = 'round';
  context.stroke(path);
}

/** Texture atlas of all token faces. */
export function tokenSheet(): CanvasTexture {
  return paintedTexture(COLUMNS * CELL, ROWS * CELL, (context) => {
    for (const [index, [face, design]] of [...SIDES].entries()) {
      context.save();
      context.translate((index % COLUMNS) * CELL + MARGIN, Math.floor(index / COLUMNS) * CELL + MARGIN);
      const scale = (CELL - 2 * MARGIN) / TOKEN_BOX;
      context.scale(scale, scale);
      context.beginPath();
      context.rect(-MARGIN, -MARGIN, TOKEN_BOX + 2 * MARGIN, TOKEN_BOX + 2 * MARGIN);
      context.clip();
      paint(context, face, design);
      context.restore();
    }
  });
}
