import type { Kit, KitDisplay, KitPart } from '../kit/kit';
import { box, lid } from '../kit/masonry';
import { brickGround, brickMiddle, brickRoof, brickTop } from './brick';
import { brickGroundBroken, brickMiddleBroken, brickRubble, brickTopBroken } from './brickRuin';
import { concreteGround, concreteMiddle, concreteRoof, concreteTop } from './concrete';
import {
  concreteGroundBroken,
  concreteMiddleBroken,
  concreteRubble,
  concreteTopBroken,
} from './concreteRuin';
import { decoGround, decoMiddle, decoRoof, decoTop } from './deco';
import { decoGroundBroken, decoMiddleBroken, decoRubble, decoTopBroken } from './decoRuin';
import { STOREY } from './facade';
import { glassGround, glassMiddle, glassRoof, glassTop } from './glass';
import { glassGroundBroken, glassMiddleBroken, glassRubble, glassTopBroken } from './glassRuin';
import { pastelGround, pastelMiddle, pastelRoof, pastelTop } from './pastel';
import { pastelGroundBroken, pastelMiddleBroken, pastelRubble, pastelTopBroken } from './pastelRuin';

const STOREYS = ['ground', 'middle', 'top', 'roof', 'ground.broken', 'middle.broken', 'top.broken'] as const;
type Kind = (typeof STOREYS)[number];

const FAMILIES: Readonly<Record<string, Readonly<Record<Kind | 'rubble', KitPart['model']>>>> = {
  brick: {
    ground: brickGround,
    middle: brickMiddle,
    top: brickTop,
    roof: brickRoof,
    'ground.broken': brickGroundBroken,
    'middle.broken': brickMiddleBroken,
    'top.broken': brickTopBroken,
    rubble: brickRubble,
  },
  deco: {
    ground: decoGround,
    middle: decoMiddle,
    top: decoTop,
    roof: decoRoof,
    'ground.broken': decoGroundBroken,
    'middle.broken': decoMiddleBroken,
    'top.broken': decoTopBroken,
    rubble: decoRubble,
  },
  glass: {
    ground: glassGround,
    middle: glassMiddle,
    top: glassTop,
    roof: glassRoof,
    'ground.broken': glassGroundBroken,
    'middle.broken': glassMiddleBroken,
    'top.broken': glassTopBroken,
    rubble: glassRubble,
  },
  concrete: {
    ground: concreteGround,
    middle: concreteMiddle,
    top: concreteTop,
    roof: concreteRoof,
    'ground.broken': concreteGroundBroken,
    'middle.broken': concreteMiddleBroken,
    'top.broken': concreteTopBroken,
    rubble: concreteRubble,
  },
  pastel: {
    ground: pastelGround,
    middle: pastelMiddle,
    top: pastelTop,
    roof: pastelRoof,
    'ground.broken': pastelGroundBroken,
    'middle.broken': pastelMiddleBroken,
    'top.broken': pastelTopBroken,
    rubble: pastelRubble,
  },
};

const GROUND = [lid(0, 2)];
const BELOW = [box({ at: [0, -STOREY / 2, 0], size: [0.7, STOREY, 0.7], skip: ['-y'] })];

const STOREY_TRIANGLES = 1100;
const RUIN_TRIANGLES = 1200;
const HEAP_TRIANGLES = 700;
/** Relative texture density of ruins: they are rough, and there are fewer of them than of whole storeys. */
const RUIN_TEXELS = 0.62;

function partsOf(family: string): readonly KitPart[] {
  const models = FAMILIES[family]!;
  const storeys = STOREYS.map((kind) => ({
    name: `floor.${family}.${kind}`,
    model: models[kind],
    shade: kind.startsWith('ground') ? GROUND : BELOW,
    ...(kind.endsWith('broken')
      ? { texels: RUIN_TEXELS, triangles: RUIN_TRIANGLES }
      : { triangles: STOREY_TRIANGLES }),
  }));
  return [
    ...storeys,
    {
      name: `rubble.${family}`,
      model: models.rubble,
      shade: GROUND,
      triangles: HEAP_TRIANGLES,
      texels: RUIN_TEXELS,
    },
  ];
}

/** The storeys of a whole building, bottom to top. */
function whole(height: number): Kind[] {
  if (height === 1) return ['roof'];
  const upper: Kind[] = height > 3 ? ['top', 'roof'] : ['roof'];
  const middles = Array.from({ length: height - 1 - upper.length }, (): Kind => 'middle');
  return ['ground', ...middles, ...upper];
}

/** Whole buildings of a family in a row, with damaged ones and rubble in front. */
function display(family: string): KitDisplay {
  const building = (kinds: readonly Kind[], x: number, z: number) =>
    kinds.map((kind, level) => ({
      part: `floor.${family}.${kind}`,
      at: [x, level * STOREY, z] as const,
      yaw: level * 90,
    }));
  return {
    name: family,
    pieces: [
      ...[1, 2, 3, 5].flatMap((height, i) => building(whole(height), i - 1.5, -0.5)),
      ...building(['ground.broken'], -1.5, 0.5),
      ...building(['ground', 'middle.broken'], -0.5, 0.5),
      ...building(['ground', 'top.broken'], 0.5, 0.5),
      { part: `rubble.${family}`, at: [1.5, 0, 0.5] },
    ],
  };
}

/** The buildings of the city: stackable storeys of five families, whole and broken, and their rubble. */
export const city: Kit = {
  name: 'city',
  about: 'Storeys of five families of buildings, whole and torn open, and their rubble',
  parts: Object.keys(FAMILIES).flatMap(partsOf),
  displays: Object.keys(FAMILIES).map(display),
};
