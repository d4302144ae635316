import { CanvasTexture, SRGBColorSpace } from 'three';
import { useDisposable } from './useDisposable';

/** Texture size in pixels. It shows four corners, pale on dark, so that they stand out on anything. */
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
  /** Centre of the place, on top of whatever stands there. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Its width, table units. */
  readonly size?: number;
}

/** The keyboard cursor on the board: four corners that face the viewer and are never hidden. */
export function PlaceCursor({ at, size = 1.1 }: PlaceCursorProps) {
  const texture = useDisposable(cornersTexture);
  return (
    <sprite position={[...at]} scale={[size, size, 1]} renderOrder={1000}>
      <spriteMaterial map={texture} depthTest={false} depthWrite={false} toneMapped={false} fog={false} />
    </sprite>
  );
}
