import { CanvasTexture, SRGBColorSpace } from 'three';
import { useDisposable } from './useDisposable';

/** Edge of the texture in pixels, and what is drawn in it: four corners, pale on dark, so that it is seen on anything. */
const EDGE = 128;
const MARGIN = 12;
const ARM = 36;

function cornersTexture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.lineCap = 'square';
    for (const [width, colour] of [
      [18, '#1a0f04'],
      [9, '#fff3cf'],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.beginPath();
      for (const [x, y] of [
        [MARGIN, MARGIN],
        [EDGE - MARGIN, MARGIN],
        [EDGE - MARGIN, EDGE - MARGIN],
        [MARGIN, EDGE - MARGIN],
      ] as const) {
        context.moveTo(x + (x < EDGE / 2 ? ARM : -ARM), y);
        context.lineTo(x, y);
        context.lineTo(x, y + (y < EDGE / 2 ? ARM : -ARM));
      }
      context.stroke();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

export interface PlaceCursorProps {
  /** The middle of the place, on whatever stands there. */
  readonly at: readonly [x: number, y: number, z: number];
  /** How wide it is drawn, table units. */
  readonly size?: number;
}

/** Where the keyboard is on the board: four corners that face the viewer and that nothing hides. */
export function PlaceCursor({ at, size = 1.1 }: PlaceCursorProps) {
  const texture = useDisposable(cornersTexture);
  return (
    <sprite position={[...at]} scale={[size, size, 1]} renderOrder={1000}>
      <spriteMaterial map={texture} depthTest={false} depthWrite={false} toneMapped={false} fog={false} />
    </sprite>
  );
}
