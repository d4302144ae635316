import { useEffect, useMemo } from 'react';
import { BackSide, Color } from 'three';
import { Random } from '#core';
import { type Brush, paintedTexture } from '../paint';
import { useMood } from './MoodContext';
import type { Mood } from './moods';

/** Farther than anything on the table, nearer than the camera sees. */
const DISTANCE = 60;
const GLIMMERS = 90;

/** A point of light as a lens shows it that looks elsewhere: a disc, a little brighter at its edge. */
function glimmer(brush: Brush, x: number, y: number, radius: number, colour: string, strength: number): void {
  const disc = brush.createRadialGradient(x, y, 0, x, y, radius);
  const tone = (alpha: number) =>
    `#${new Color(colour).getHexString()}${Math.round(255 * alpha)
      .toString(16)
      .padStart(2, '0')}`;
  disc.addColorStop(0, tone(strength * 0.7));
  disc.addColorStop(0.82, tone(strength));
  disc.addColorStop(1, tone(0));
  brush.fillStyle = disc;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** The room all around as a panorama: what is above at the top, the floor at the bottom. */
function panorama({ room }: Mood) {
  return paintedTexture(2048, 1024, (brush, width, height) => {
    const random = Random.fromSeed(29);
    const slope = brush.createLinearGradient(0, height * 0.25, 0, height);
    slope.addColorStop(0, room.above);
    slope.addColorStop(1, room.below);
    brush.fillStyle = slope;
    brush.fillRect(0, 0, width, height);
    brush.globalCompositeOperation = 'lighter';
    for (let index = 0; index < GLIMMERS; index++) {
      const x = random.unit() * width;
      const y = height * (0.34 + 0.34 * random.unit());
      const radius = height * (0.012 + 0.03 * random.unit() ** 2);
      const colour = room.glimmers[random.below(room.glimmers.length)]!;
      const strength = room.glimmer * (0.12 + 0.55 * random.unit() ** 2);
      // Once more on the other side, where it is cut by the seam.
      for (const around of [-width, 0, width]) glimmer(brush, x + around, y, radius, colour, strength);
    }
  });
}

/** The room behind the table, far out of focus. */
export function Backdrop() {
  const mood = useMood();
  const texture = useMemo(() => panorama(mood), [mood]);
  useEffect(() => () => texture.dispose(), [texture]);
  return (
    <mesh renderOrder={3} frustumCulled={false}>
      <sphereGeometry args={[DISTANCE, 32, 20]} />
      <meshBasicMaterial map={texture} side={BackSide} depthWrite={false} />
    </mesh>
  );
}
