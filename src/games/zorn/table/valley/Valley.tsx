import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { Vector3 } from 'three';
import { Board, type QualityTier, useDisposable, useStageMaterials } from '#stage';
import { type DayLight, type LandStates, MAP_SIZE, type StandingFigure, VALLEY_DETAIL } from '#zorn/view';
import { writeStates } from './areaMap';
import { type Relief, relief } from './relief';
import { valleyUniforms } from './shading';
import { standInGeometry } from './standIn';
import { type ValleyFile, valleyFile } from './valleyFile';

/** State of the valley at one time. */
export interface ValleyMoment {
  /** Clock of animated water, fire and embers, seconds. */
  readonly seconds: number;
  readonly light: DayLight;
  readonly states: LandStates;
  /** Brightness of all arrows and borders, 0 … 1. */
  readonly arrows: number;
  readonly borders: number;
}

export interface ValleyProps {
  readonly tier: QualityTier;
  /** Current state; called every frame. `states` are uploaded only when they change. */
  readonly moment: () => ValleyMoment;
  /** Current figures, for which trees make room; called every frame. An unchanged list is skipped. */
  readonly figures: () => readonly StandingFigure[];
  /** Called when the relief is loaded, or failed to load. */
  readonly onReady: () => void;
}

/** Share of sky and sun light that mist scatters. */
const MIST_SKY = 0.45;
const MIST_SUN = 0.1;
const sun = new Vector3();

const NO_NAMES: readonly string[] = [];

/** The relief of the valley in its wooden tray. */
export function Valley({ tier, moment, figures, onReady }: ValleyProps) {
  const invalidate = useThree((state) => state.invalidate);
  const uniforms = useMemo(valleyUniforms, []);
  useEffect(
    () => () => {
      uniforms.cellMap.value.dispose();
      uniforms.cellStates.value.dispose();
    },
    [uniforms],
  );
  const plain = useStageMaterials().material('plain');
  const standIn = useDisposable(standInGeometry);
  const [file, setFile] = useState<ValleyFile | null>(null);
  useEffect(() => {
    let wanted = true;
    valleyFile().then(
      (loaded) => wanted && setFile(loaded),
      (reason: unknown) => {
        console.warn('The valley stays as plain as it is: its file could not be used.', reason);
        if (wanted) onReady();
      },
    );
    return () => {
      wanted = false;
    };
  }, [onReady]);
  const detail = tier.decoration === 1 ? VALLEY_DETAIL.rich : VALLEY_DETAIL.plain;
  const [built, setBuilt] = useState<Relief | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = relief(file, uniforms, detail);
    setBuilt(made);
    return () => {
      made.dispose();
      setBuilt(null);
    };
  }, [file, uniforms, detail]);
  useEffect(() => {
    if (built === null) return;
    onReady();
    invalidate();
  }, [built, onReady, invalidate]);
  const [written] = useState<{ of: Relief | null; states: LandStates | null }>({ of: null, states: null });
  const [cleared] = useState<{ of: Relief | null; for: readonly StandingFigure[] }>({ of: null, for: [] });
  useFrame(() => {
    const { seconds, light, states, arrows, borders } = moment();
    uniforms.valleyTime.value = seconds;
    uniforms.windows.value = light.windows;
    uniforms.embers.value = light.embers;
    uniforms.mist.value = light.mist;
    uniforms.ash.value = light.ash;
    uniforms.shadows.value.set(...light.shadows);
    uniforms.mistLight.value
      .set(...light.sky)
      .multiplyScalar(light.fill * MIST_SKY)
      .addScaledVector(sun.set(...light.sun), light.sunlight * MIST_SUN);
    uniforms.arrows.value = arrows;
    uniforms.borders.value = borders;
    built?.clearAir(light.mist, light.ash);
    const standing = figures();
    if (built !== null && (cleared.of !== built || cleared.for !== standing)) {
      built.clear(standing);
      [cleared.of, cleared.for] = [built, standing];
    }
    if (written.of === built && written.states === states) return;
    writeStates(uniforms.cellStates.value, states);
    built?.rain(states);
    [written.of, written.states] = [built, states];
  });
  return (
    <Board
      columns={MAP_SIZE.width}
      rows={MAP_SIZE.depth}
      columnNames={NO_NAMES}
      rowNames={NO_NAMES}
      labels={false}
      edge={-0.02}
      castsShadow={built === null}
    >
      {built === null ? (
        <mesh geometry={standIn} material={plain} dispose={null} />
      ) : (
        <primitive object={built.group} />
      )}
    </Board>
  );
}
