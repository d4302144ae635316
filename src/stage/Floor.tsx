import { useEffect, useMemo } from 'react';
import { Color } from 'three';
import { AfterFirstPicture } from './deferredDetail';
import { useMood } from './light/MoodContext';
import type { Mood } from './light/moods';
import { type PaintContext, paintedTexture } from './paint';

/** How far the floor extends from below the table's centre, and its depth below the table; table units. */
export const FLOOR_REACH = 34;
const FLOOR_HEIGHT = -7.5;

/** A small texture is enough: the lens is focused on the table. */
const PIXELS = 1024;

/** A lamplit colour as it looks in a mood. @param alpha 0 … 1. Default: 1. */
export type FloorTone = (colour: string, alpha?: number) => string;

/** Paints a floor, in table units from the point below the table's centre, y pointing south. Must be a constant. */
export type FloorPaint = (context: PaintContext, tone: FloorTone) => void;

/** The table's shadow: its half extents, and the width of its soft edge. */
const SHADOW = { x: 9, z: 6.5, soft: 7 };

const css = ({ r, g, b }: Color, alpha: number): string =>
  `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;

/** Maps floor colours to the room of a mood: dim if it is dark, pale if it is bright. */
function toneIn({ above, below }: Mood['room']): FloorTone {
  const air = new Color(below).lerp(new Color(above), 0.5);
  const bright = 0.3 * air.r + 0.6 * air.g + 0.1 * air.b;
  return (colour, alpha = 1) => {
    const seen = new Color(colour).multiplyScalar(0.34 + 0.66 * bright).lerp(air, 0.22 + 0.3 * bright);
    return css(seen.convertLinearToSRGB(), alpha);
  };
}

/** The lamp's light on the floor around the table, and the table's shadow. */
function lightUp(context: PaintContext, { glimmers }: Mood['room'], reach: number): void {
  const lamp = new Color(glimmers[0]!).convertLinearToSRGB();
  context.globalCompositeOperation = 'soft-light';
  const pool = context.createRadialGradient(-4, -3, 2, 0, 0, reach * 0.8);
  pool.addColorStop(0, css(lamp, 0.5));
  pool.addColorStop(0.5, css(lamp, 0.16));
  pool.addColorStop(1, css(lamp, 0));
  context.fillStyle = pool;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  context.globalCompositeOperation = 'source-over';
  context.save();
  context.scale(SHADOW.x + SHADOW.soft, SHADOW.z + SHADOW.soft);
  const shadow = context.createRadialGradient(0.06, 0.08, 0, 0.06, 0.08, 1);
  shadow.addColorStop(0, 'rgb(0 0 0 / 0.82)');
  shadow.addColorStop(0.5, 'rgb(0 0 0 / 0.66)');
  shadow.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.fillStyle = shadow;
  context.fillRect(-2, -2, 4, 4);
  context.restore();
}

/** Fades the floor into the dark of the room. */
function fade(context: PaintContext, reach: number): void {
  context.globalCompositeOperation = 'destination-in';
  const edge = context.createRadialGradient(0, 0, reach * 0.35, 0, 0, reach);
  edge.addColorStop(0, 'rgb(0 0 0 / 1)');
  edge.addColorStop(0.5, 'rgb(0 0 0 / 0.72)');
  edge.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.fillStyle = edge;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
}

function floorTexture(paint: FloorPaint, room: Mood['room']) {
  return paintedTexture(PIXELS, PIXELS, (context) => {
    const scale = PIXELS / (2 * FLOOR_REACH);
    context.setTransform(scale, 0, 0, scale, PIXELS / 2, PIXELS / 2);
    context.save();
    paint(context, toneIn(room));
    context.restore();
    lightUp(context, room, FLOOR_REACH);
    fade(context, FLOOR_REACH);
  });
}

/** The floor of the room around the table. */
export function Floor({ paint }: { readonly paint: FloorPaint }) {
  return (
    <AfterFirstPicture>
      <Painted paint={paint} />
    </AfterFirstPicture>
  );
}

function Painted({ paint }: { readonly paint: FloorPaint }) {
  const { room } = useMood();
  const texture = useMemo(() => floorTexture(paint, room), [paint, room]);
  useEffect(() => () => texture.dispose(), [texture]);
  return (
    <mesh position-y={FLOOR_HEIGHT} rotation-x={-Math.PI / 2} renderOrder={-2}>
      <planeGeometry args={[2 * FLOOR_REACH, 2 * FLOOR_REACH]} />
      <meshBasicMaterial map={texture} transparent depthWrite={false} />
    </mesh>
  );
}
