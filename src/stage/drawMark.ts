import type { Mark } from '#core';

const FACES = {
  sans: ['700', '"Atkinson Hyperlegible", "DejaVu Sans", sans-serif'],
  display: ['400', '"Bangers", "Impact", fantasy'],
} as const;

/** Draws a mark as SVG would, in the context's current units. */
export function drawMark(context: CanvasRenderingContext2D, mark: Mark): void {
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
