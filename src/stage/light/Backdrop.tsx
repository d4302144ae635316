import { useEffect, useMemo } from 'react';
import { BackSide, Color } from 'three';
import { Random } from '#core';
import { AfterFirstPicture } from '../deferredDetail';
import { type PaintContext, paintedTexture } from '../paint';
import { useMood } from './MoodContext';
import type { Mood } from './moods';

/** Farther than anything on the table, nearer than the camera's far plane. */
const DISTANCE = 150;
const GLIMMERS = 150;

/** An out-of-focus light: a disc, a little brighter at its edge. */
function glimmer(context: PaintContext, radius: number, colour: string, strength: number): void {
  const { r, g, b } = new Color(colour).convertLinearToSRGB();
  const tone = (alpha: number) =>
    `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
  const disc = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  disc.addColorStop(0, tone(strength * 0.65));
  disc.addColorStop(0.8, tone(strength));
  disc.addColorStop(1, tone(0));
  context.fillStyle = disc;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
}

/** Elevation of the room's lights as seen from the centre of the table, in radians; the viewer looks down. */
const LIGHTS_FROM = -1.2;
const LIGHTS_TO = 0.35;

/** The room as a panorama, ceiling at the top, floor at the bottom. */
function panorama({ room }: Mood) {
  return paintedTexture(1536, 768, (context, width, height) => {
    const random = Random.fromSeed(29);
    const slope = context.createLinearGradient(0, height * 0.3, 0, height);
    slope.addColorStop(0, room.above);
    slope.addColorStop(1, room.below);
    context.fillStyle = slope;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'lighter';
    for (let index = 0; index < GLIMMERS; index++) {
      const x = random.unit() * width;
      const up = LIGHTS_FROM + (LIGHTS_TO - LIGHTS_FROM) * random.unit();
      const radius = height * (0.01 + 0.022 * random.unit() ** 2);
      const colour = room.glimmers[random.below(room.glimmers.length)]!;
      const strength = room.glimmer * (0.1 + 0.5 * random.unit() ** 2);
      // Repeated on both sides, where the seam cuts it.
      for (const around of [-width, 0, width]) {
        context.save();
        context.translate(x + around, height * (0.5 - up / Math.PI));
        // A panorama is stretched towards the poles.
        context.scale(1 / Math.cos(up), 1);
        glimmer(context, radius, colour, strength);
        context.restore();
      }
    }
  });
}

/** The room behind the table, far out of focus; plain dark in the first frame. */
export function Backdrop() {
  const { room } = useMood();
  return (
    <>
      <color attach="background" args={[room.below]} />
      <AfterFirstPicture>
        <Panorama />
      </AfterFirstPicture>
    </>
  );
}

function Panorama() {
  const mood = useMood();
  const texture = useMemo(() => panorama(mood), [mood]);
  useEffect(() => () => texture.dispose(), [texture]);
  return (
    <mesh renderOrder={3} frustumCulled={false}>
      <sphereGeometry args={[DISTANCE, 24, 14]} />
      <meshBasicMaterial map={texture} side={BackSide} depthWrite={false} />
    </mesh>
  );
}
