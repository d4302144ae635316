import { useMemo } from 'react';
import { type Cue, REST_POSE, writePose } from '#director';
import { MiniatureField, registerModel } from '#stage';
import { CHAMPION_NAMES, type StandingFigure } from '#zorn/view';

const modelOf = (name: string) => `zorn.${name}`;

for (const name of CHAMPION_NAMES) registerModel(modelOf(name), { url: `/models/champion-${name}.glb` });

/** The colour of the ring around a champion's base. */
const RING = '#8c1a14';

export interface ChampionsProps {
  /** The champions that there are; a constant list while they are. */
  readonly names: readonly string[];
  /** The figures as they stand now; asked for every frame. */
  readonly figures: () => readonly StandingFigure[];
}

/** The Blight's champions: monsters with limbs of their own. */
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
          if (names.includes(figure) && motion !== 'rest')
            visit({ kind: 'clip', at: 0, duration: 1, piece: figure, clip: motion }, share);
        }
      },
    }),
    [names, figures],
  );
  return <MiniatureField specs={specs} source={source} breathing={false} />;
}
