import { statSync } from 'node:fs';
import { type Document, getBounds, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHAMPION_NAMES, FIGURE_BASE, figureOf, isChampion, MOTIONS } from '#zorn/view';
import { UNITS } from '../../src/games/zorn/rules/units';
import { modelFile } from '../../tools/art/build';
import { FIGURES } from '../../tools/art/figures/all';
import { CHAMPIONS } from '../../tools/art/models';

const MEGABYTE = 1024 * 1024;
/** Triangles of a hundred figures, at high with their shadows, and on slow devices without. */
const BUDGET = { fine: 250_000, plain: 60_000 };

describe('the small figures of Zorn', () => {
  let document: Document;
  const node = (name: string): Node => {
    const found = document
      .getRoot()
      .listNodes()
      .find((each) => each.getName() === name);
    if (found === undefined) throw new RangeError(`there is no ${name}`);
    return found;
  };
  const primitiveOf = (name: string) => node(name).getMesh()!.listPrimitives()[0]!;
  const triangles = (name: string): number => primitiveOf(name).getIndices()!.getCount() / 3;

  beforeAll(async () => {
    await MeshoptDecoder.ready;
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
    document = await io
      .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
      .read(modelFile('valley-figures', false));
  });

  it('has a model for every unit of the game, fine and plain, and nothing besides', () => {
    const wanted = new Set(UNITS.map((unit) => figureOf(unit, true)).filter((name) => !isChampion(name)));
    wanted.add('garrison closed');
    expect(new Set(Object.keys(FIGURES))).toEqual(wanted);
    const nodes = document.getRoot().listNodes();
    expect(nodes.map((each) => each.getName()).sort()).toEqual(
      [...wanted].flatMap((name) => [name, `${name} low`]).sort(),
    );
  });

  it('draws a hundred of the units of a game within the budget', () => {
    const small = UNITS.map((unit) => figureOf(unit, true)).filter((name) => name in FIGURES);
    const hundred = (suffix: string) =>
      (small.reduce((sum, name) => sum + triangles(name + suffix), 0) / small.length) * 100;
    // Plain figures throw the shadows of the fine ones.
    expect(hundred('') + hundred(' low')).toBeLessThanOrEqual(BUDGET.fine);
    expect(hundred(' low')).toBeLessThanOrEqual(BUDGET.plain);
  });

  it('has figures that stand on their bases and do not reach into those behind the next', () => {
    for (const name of Object.keys(FIGURES)) {
      for (const each of [name, `${name} low`]) {
        const { min, max } = getBounds(node(each));
        expect(min[1], each).toBeGreaterThanOrEqual(-0.002);
        expect(max[1], each).toBeGreaterThan(0.1);
        expect(max[1], each).toBeLessThan(0.42);
        const reach = Math.max(-min[0]!, max[0]!, -min[2]!, max[2]!);
        expect(reach, each).toBeGreaterThan(FIGURE_BASE * 0.9);
        expect(reach, each).toBeLessThan(FIGURE_BASE * 2);
      }
    }
  });

  it('has leaders half as tall again as the men of a group', () => {
    const high = (name: string) => getBounds(node(name)).max[1]!;
    for (const leader of ['namtull', 'zenoj', 'rammstein', 'oznam', 'nayr', 'morgan', 'wake', 'tidewell'])
      expect(high(leader), leader).toBeGreaterThan(1.3 * high('archers'));
  });

  it('marks in its corners what is there when a unit is battleworn, and what no longer is', () => {
    const states = (name: string) => {
      const men = primitiveOf(name).getAttribute('_MEN')!;
      const all = Array.from({ length: men.getCount() }, (_, i) => Math.round(men.getElement(i, [])[3]! * 2));
      return [0, 1, 2].map((state) => all.filter((each) => each === state).length);
    };
    for (const name of [
      'ironmen',
      'archers',
      'swordstrikers',
      'pikers',
      'boomstickers',
      'harassers',
      'rockthrower',
      'levy',
    ]) {
      const [always, fresh, worn] = states(name);
      expect(always, name).toBeGreaterThan(200);
      // Men who are gone, and what has come to the base.
      expect(fresh, name).toBeGreaterThan(150);
      expect(worn, name).toBeGreaterThan(10);
    }
  });

  it('takes the colour of a House on cloth and rim only', () => {
    const share = (name: string) => {
      const colours = primitiveOf(name).getAttribute('COLOR_0')!;
      const tinted = Array.from({ length: colours.getCount() }, (_, i) => colours.getElement(i, [])[3]!);
      return tinted.filter((alpha) => alpha > 0.9).length / tinted.length;
    };
    for (const name of ['ironmen', 'archers', 'levy', 'namtull', 'morgan', 'vagnar', 'hero']) {
      expect(share(name), name).toBeGreaterThan(0.05);
      expect(share(name), name).toBeLessThan(0.6);
    }
    expect(share('horde')).toBe(0);
    expect(share('beast')).toBe(0);
  });
});

describe.each(CHAMPIONS.map((model) => [model.name, model] as const))('the champion %s', (name, model) => {
  const opened = (async () => {
    await MeshoptDecoder.ready;
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
    return io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).read(modelFile(name, false));
  })();

  it('is within its budget', async () => {
    const meshes = (await opened).getRoot().listMeshes();
    const corners = meshes
      .flatMap((mesh) => mesh.listPrimitives())
      .reduce((sum, primitive) => sum + primitive.getIndices()!.getCount(), 0);
    expect(corners / 3).toBeLessThanOrEqual(11_000);
    expect(statSync(modelFile(name, false)).size).toBeLessThan(MEGABYTE);
  });

  it('has a clip for everything that figures do, and its bones', async () => {
    const root = (await opened).getRoot();
    const clips = root.listAnimations().map((animation) => animation.getName());
    expect(new Set(['rest', ...clips])).toEqual(new Set(MOTIONS));
    const joints = root.listSkins()[0]!.listJoints();
    expect(joints.map((joint) => joint.getName())).toEqual(model.rig().bones.map((bone) => bone.name));
  });

  it('stands on a base with a ring that takes a colour', async () => {
    const ring = (await opened)
      .getRoot()
      .listNodes()
      .find((each) => each.getName() === 'ring')!;
    expect(ring.getMesh()!.listPrimitives()[0]!.getMaterial()!.getName()).toBe('tint');
    expect(getBounds(ring).max[0]).toBeCloseTo(0.42, 2);
  });
});

it('has a model for every champion', () => {
  expect(CHAMPIONS.map(({ name }) => name)).toEqual(CHAMPION_NAMES.map((name) => `champion-${name}`));
});

it('has all models of Zorn in at most 6 MB', () => {
  const names = ['valley', 'valley-figures', ...CHAMPIONS.map(({ name }) => name)];
  const bytes = names.reduce((sum, name) => sum + statSync(modelFile(name, false)).size, 0);
  expect(bytes).toBeLessThanOrEqual(6 * MEGABYTE);
});
