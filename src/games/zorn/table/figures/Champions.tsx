import { useMemo } from 'react';
import { BufferAttribute, Color, CylinderGeometry } from 'three';
import { type Cue, REST_POSE, writePose } from '#director';
import { MiniatureField, type ModelPart, PieceField, registerModel } from '#stage';
import { CHAMPION_NAMES, type StandingFigure } from '#zorn/view';
import { momentOfClip } from './clips';

const modelOf = (name: string) => `zorn.${name}`;

/** Stand-in for a champion: a dark cone on its base. */
function standIn(): readonly ModelPart[] {
  const geometry = new CylinderGeometry(0.12, 0.36, 1, 9).translate(0, 0.5, 0);
  const { r, g, b } = new Color('#3a2426');
  const { count } = geometry.getAttribute('position');
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  return [{ geometry, material: 'painted' }];
}

for (const name of CHAMPION_NAMES)
  registerModel(modelOf(name), { standIn, url: `/models/champion-${name}.glb` });

/** Ring around a champion's base. */
const RING = '#8c1a14';

export interface ChampionsProps {
  /** Champions in the scene; must be a stable list. */
  readonly names: readonly string[];
  /** Current figures; called every frame. */
  readonly figures: () => readonly StandingFigure[];
}

/** The Blight's champions, which are skinned models. */
export function Champions({ names, figures }: ChampionsProps) {
  const specs = useMemo(() => names.map((name) => ({ id: name, model: modelOf(name), tint: RING })), [names]);
  const source = useMemo(
    () => ({
      sample(out: Float64Array) {
        for (const { figure, at, yaw, size } of figures()) {
          const index = names.indexOf(figure);
          if (index < 0) continue;
          const [x, y, z] = at;
          writePose(out, index, { ...REST_POSE, x, y, z, yaw, width: size, height: size });
        }
      },
      visitActiveCues(visit: (cue: Cue, age: number) => void) {
        for (const { figure, motion, share } of figures()) {
          if (!names.includes(figure) || motion === 'rest') continue;
          const { duration, age } = momentOfClip(motion, share);
          visit({ kind: 'clip', at: 0, duration, piece: figure, clip: motion }, age);
        }
      },
    }),
    [names, figures],
  );
  return (
    <>
      <PieceField specs={specs} source={source} />
      <MiniatureField specs={specs} source={source} breathing={false} />
    </>
  );
}
