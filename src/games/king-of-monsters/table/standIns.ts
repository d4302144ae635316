import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { HERO_COLOURS, type Hero, type Site, ZONE_COLOURS, type Zone } from '#king-of-monsters/rules';
import { PAINTS, ZONE } from '#king-of-monsters/view';
import { type ModelPart, paintedModel, SIMPLE_SHAPES } from '#stage';

const { box, column, ball, spike } = SIMPLE_SHAPES;

const GROUNDS: Readonly<Record<Zone, string>> = {
  ocean: '#2a6f9c',
  beach: '#d9c38a',
  lines: '#6f8b4e',
  motorpool: '#7d7467',
  metro: '#6c7480',
  airstrip: '#5a5f63',
  hq: '#7d8a6a',
  lab: '#8a96a3',
  reactor: '#5d5a55',
};

/** Stand-in for a zone's ground, level with the table. */
export const groundStandIn = (zone: Zone): readonly ModelPart[] =>
  paintedModel(
    box([0, -0.14, 0], [ZONE.width - 0.03, 0.14, ZONE.depth], GROUNDS[zone]),
    box(
      [0, -0.01, ZONE.depth / 2 - 0.06],
      [ZONE.width - 0.12, 0.02, 0.07],
      PAINTS[ZONE_COLOURS[zone] ?? 'Y'].ground,
    ),
  );

const WHOLE: Readonly<Record<Site, () => readonly BufferGeometry[]>> = {
  lines: () =>
    [-0.4, 0.4].flatMap((x) => [
      column([x, 0, 0], [0.09, 0.03], 1.4, '#8a8f96', 4),
      box([x, 1.15, 0], [0.5, 0.05, 0.05], '#6e747c'),
    ]),
  motorpool: () => [
    box([0, 0, 0], [1.2, 0.6, 0.7], '#9c5b3a'),
    box([-0.3, 0, 0.38], [0.34, 0.4, 0.05], '#3b3f45'),
    box([0.3, 0, 0.38], [0.34, 0.4, 0.05], '#3b3f45'),
  ],
  metro: () => [
    box([0, 0.5, 0], [1.4, 0.12, 0.5], '#9aa0a8'),
    column([-0.5, 0, 0], [0.1, 0.1], 0.5, '#7f858d'),
    column([0.5, 0, 0], [0.1, 0.1], 0.5, '#7f858d'),
    box([0, 0.62, 0], [1.1, 0.24, 0.28], '#2f74d0'),
  ],
  airstrip: () => [
    column([0.3, 0, -0.1], [0.14, 0.12], 1.1, '#d8d2c4'),
    column([0.3, 1.1, -0.1], [0.2, 0.26], 0.22, '#4b6a86', 8),
    box([-0.3, 0.12, 0.1], [0.5, 0.1, 0.1], '#e8e4da'),
    box([-0.3, 0.14, 0.1], [0.12, 0.04, 0.6], '#e8e4da'),
  ],
  hq: () => [
    box([0, 0, 0], [1.1, 0.5, 0.7], '#c9c2ae'),
    box([0, 0.5, 0], [0.6, 0.7, 0.5], '#d8d2bf'),
    column([0, 1.2, 0], [0.02, 0.02], 0.4, '#888888'),
    box([0.12, 1.45, 0], [0.22, 0.14, 0.02], '#2c9a4b'),
  ],
  lab: () => [
    box([0, 0, 0], [1.2, 0.4, 0.7], '#cfd6dd'),
    ball([-0.25, 0.55, 0], 0.36, '#7fb6d8'),
    column([0.4, 0.4, 0], [0.12, 0.08], 0.8, '#aeb6bf'),
  ],
  reactor: () => [
    column([-0.32, 0, 0], [0.38, 0.26], 1.5, '#b9b2a6', 16),
    column([0.4, 0, 0.05], [0.28, 0.2], 1.1, '#aba497', 16),
    ball([0.05, 0.3, 0.35], 0.2, '#ffb52e'),
  ],
};

/** Stand-in for a landmark. @param stage 0 intact, 1 damaged, 2 ruined */
export function landmarkStandIn(site: Site, stage: number): readonly ModelPart[] {
  if (stage === 2)
    return paintedModel(
      box([-0.3, 0, 0], [0.5, 0.14, 0.4], '#5b554d', 0.12),
      box([0.3, 0, -0.1], [0.4, 0.22, 0.36], '#4a453f', -0.2),
      box([0, 0, 0.2], [0.3, 0.1, 0.24], '#6e675d', 0.3),
    );
  const whole = mergeGeometries([...WHOLE[site]()]);
  if (stage === 0) return [{ geometry: whole, material: 'painted' }];
  const torn = whole.clone().scale(1, 0.72, 1).rotateZ(0.06);
  const colours = torn.getAttribute('color');
  for (let index = 0; index < colours.count; index++) {
    const dark = index % 3 === 0 ? 0.35 : 0.7;
    colours.setXYZ(index, colours.getX(index) * dark, colours.getY(index) * dark, colours.getZ(index) * dark);
  }
  return [
    { geometry: torn, material: 'painted' },
    ...paintedModel(box([0.45, 0, 0.3], [0.24, 0.12, 0.2], '#4a453f', 0.3)),
  ];
}

export function heroStandIn(hero: Hero): readonly ModelPart[] {
  const css = PAINTS[HERO_COLOURS[hero]].ground;
  const second = ['dynamo', 'grey', 'ibis', 'ninja'].includes(hero);
  return paintedModel(
    column([0, 0, 0], [0.17, 0.16], 0.04, '#3a342c', 20),
    column([0, 0.04, 0], [0.06, 0.11], 0.28, css, 10),
    box([0, 0.2, 0], [0.3, 0.08, 0.08], css, second ? 0.7 : 0.2),
    ball([0, 0.42, 0], 0.08, '#e3b48c'),
    second ? spike([0, 0.45, 0], 0.06, 0.12, css) : box([0, 0.12, -0.09], [0.24, 0.24, 0.03], '#22232c'),
  );
}

/** Stand-in for the ring around a hero's base. */
export const ringStandIn = (): readonly ModelPart[] =>
  paintedModel(column([0, 0, 0], [0.18, 0.18], 0.025, '#ffffff', 24));

/** Stand-in for the bar of a disabled row: a girder with two straps. */
export const barStandIn = (): readonly ModelPart[] =>
  paintedModel(
    box([0, 0, 0], [4.1, 0.1, 0.2], '#4a2320'),
    box([0, 0.1, 0], [4.1, 0.02, 0.08], '#c8402e'),
    ...[-1.6, -0.8, 0, 0.8, 1.6].map((x) => box([x, 0.015, 0], [0.1, 0.11, 0.26], '#d9a13a')),
  );
