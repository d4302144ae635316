import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
} from 'three';
import type { Mood } from './moods';

/** Farther than every soft box. */
const WALLS = 30;

/** A scene of the light that surrounds the table, to be rendered once for reflections. The caller disposes of it. */
export function reflectedRoom({ reflected: { walls, softBoxes } }: Mood): Scene {
  const room = new Scene();
  room.add(
    new Mesh(new SphereGeometry(WALLS, 24, 16), new MeshBasicMaterial({ color: walls, side: BackSide })),
  );
  for (const { colour, light, at, width, height } of softBoxes) {
    const glow = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(light), side: DoubleSide });
    const box = new Mesh(new PlaneGeometry(width, height), glow);
    box.position.set(...at);
    box.lookAt(0, 0, 0);
    room.add(box);
  }
  return room;
}

export function disposeRoom(room: Scene): void {
  room.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    node.geometry.dispose();
    (node.material as MeshBasicMaterial).dispose();
  });
}
