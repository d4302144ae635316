import { BatchedMesh, Matrix4, Quaternion, Sphere, Vector3, Vector4 } from 'three';
import { HOUSES, isChampion, MOTIONS, type StandingFigure } from '#zorn/view';
import { emblemTexture } from './emblems';
import type { FigureGeometries } from './figuresFile';
import { figureMaterial, figureShadowMaterial, WEARS } from './shading';

/** Initial capacity; grows on demand. */
const ROOM = 128;
const UP = new Vector3(0, 1, 0);

const [matrix, at, turn, size, look] = [
  new Matrix4(),
  new Vector3(),
  new Quaternion(),
  new Vector3(),
  new Vector4(),
];

/** Index of the colours that the shader gives a figure. */
function wears({ house, figure, star }: Pick<StandingFigure, 'house' | 'figure' | 'star'>): number {
  if (house !== null) return HOUSES.indexOf(house);
  if (figure === 'garrison') return star ? WEARS.star : WEARS.blight;
  return WEARS.nobody;
}

/** All small figures, drawn as one batch. */
export class CrowdBatch {
  readonly mesh: BatchedMesh;
  /** Geometry ids of each figure: as drawn, and the low-poly one for its shadow. */
  private readonly ids = new Map<string, { readonly drawn: number; readonly cast: number }>();
  private casting = false;
  private readonly emblems = emblemTexture();
  private written: readonly StandingFigure[] = [];
  /** Figures in the batch, by instance. */
  private shown: readonly StandingFigure[] = [];

  /** @param plain draws low-poly figures, for slow devices */
  constructor(geometries: FigureGeometries, plain: boolean, castsShadow: boolean) {
    const fineToo = !plain;
    const chosen = [...geometries].filter(([name]) => name.endsWith(' low') || fineToo);
    const sum = (count: (geometry: (typeof chosen)[number][1]) => number) =>
      chosen.reduce((total, [, geometry]) => total + count(geometry), 0);
    this.mesh = new BatchedMesh(
      ROOM,
      sum((geometry) => geometry.getAttribute('position').count),
      sum((geometry) => geometry.getIndex()!.count),
      figureMaterial(this.emblems),
    );
    this.mesh.frustumCulled = false;
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    // Avoids computing it from all vertices.
    this.mesh.boundingSphere = new Sphere();
    this.mesh.castShadow = castsShadow;
    this.mesh.receiveShadow = true;
    this.mesh.customDepthMaterial = figureShadowMaterial();
    const added = new Map(chosen.map(([name, geometry]) => [name, this.mesh.addGeometry(geometry)]));
    for (const [name, cast] of added) {
      if (!name.endsWith(' low')) continue;
      const figure = name.replace(/ low$/, '');
      this.ids.set(figure, { cast, drawn: added.get(figure) ?? cast });
    }
    if (fineToo && castsShadow) this.castPlainly();
    this.begin();
  }

  /** Casts shadows with the low-poly figures; a shadow map shows no difference. */
  private castPlainly(): void {
    const { mesh } = this;
    const [beforeRender, beforeShadow] = [mesh.onBeforeRender, mesh.onBeforeShadow];
    mesh.onBeforeShadow = (...what) => {
      this.pose(true);
      beforeShadow.apply(mesh, what);
    };
    mesh.onBeforeRender = (...what) => {
      this.pose(false);
      beforeRender.apply(mesh, what);
    };
  }

  private pose(casting: boolean): void {
    if (casting === this.casting) return;
    this.casting = casting;
    for (const [index, { figure }] of this.shown.entries()) {
      const { cast, drawn } = this.ids.get(figure)!;
      this.mesh.setGeometryIdAt(index, casting ? cast : drawn);
    }
  }

  /** Initialises the batch's instance colours, which exist only after a first write. */
  private begin(): void {
    const [first] = this.ids.values();
    if (first === undefined) return;
    const instance = this.mesh.addInstance(first.drawn);
    this.mesh.setColorAt(instance, look.set(WEARS.nobody, 0, 0, 0));
    this.mesh.setVisibleAt(instance, false);
  }

  /**
   * Shows exactly these figures; champions are skipped.
   * @throws RangeError for a figure that is not in the file
   */
  show(all: readonly StandingFigure[]): void {
    if (all === this.written) return;
    const { mesh, ids } = this;
    const figures = all.filter(({ figure }) => !isChampion(figure));
    if (figures.length > mesh.maxInstanceCount) mesh.setInstanceCount(figures.length * 2);
    for (const [index, standing] of figures.entries()) {
      const id = ids.get(standing.figure)?.drawn;
      if (id === undefined) throw new RangeError(`there is no figure "${standing.figure}"`);
      if (index >= mesh.instanceCount) mesh.addInstance(id);
      else mesh.setGeometryIdAt(index, id);
      matrix.compose(
        at.set(...standing.at),
        turn.setFromAxisAngle(UP, standing.yaw),
        size.setScalar(standing.size),
      );
      mesh.setMatrixAt(index, matrix);
      const worn = standing.worn ? 1 : 0;
      mesh.setColorAt(
        index,
        look.set(wears(standing), worn, MOTIONS.indexOf(standing.motion), standing.share),
      );
      mesh.setVisibleAt(index, true);
    }
    for (let index = figures.length; index < mesh.instanceCount; index++) mesh.setVisibleAt(index, false);
    [this.written, this.shown, this.casting] = [all, figures, false];
  }

  dispose(): void {
    this.mesh.dispose();
    this.emblems.dispose();
    this.mesh.customDepthMaterial?.dispose();
    const { material } = this.mesh;
    for (const each of Array.isArray(material) ? material : [material]) each.dispose();
  }
}
