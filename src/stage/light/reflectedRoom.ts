import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  type Texture,
} from 'three';
import type { Mood } from './moods';

/** Farther than every soft box. */
const WALLS = 30;

function wallsOf({ walls, photograph }: Mood['reflected'], taken: Texture | null): MeshBasicMaterial {
  if (taken === null) return new MeshBasicMaterial({ color: walls, side: BackSide });
  const color = new Color(photograph.tint).multiplyScalar(photograph.light);
  return new MeshBasicMaterial({ map: taken, color, side: BackSide });
}

/**
 * A scene of the light around the table, to be rendered once for reflections. The caller disposes of it.
 * @param photograph panorama of the room; without one its walls are plain
 */
export function reflectedRoom({ reflected }: Mood, photograph: Texture | null): Scene {
  const room = new Scene();
  room.add(new Mesh(new SphereGeometry(WALLS, 48, 24), wallsOf(reflected, photograph)));
  for (const { colour, light, at, width, height } of reflected.softBoxes) {
    const glow = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(light), side: DoubleSide });
    const box = new Mesh(new PlaneGeometry(width, height), glow);
    box.position.set(...at);
    box.lookAt(0, 0, 0);
    room.add(box);
  }
  return room;
}

/** Disposes of a room, except its photograph. */
export function disposeRoom(room: Scene): void {
  room.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    node.geometry.dispose();
    (node.material as MeshBasicMaterial).dispose();
  });
}
