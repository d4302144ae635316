import { BatchedMesh, Matrix4, Quaternion, Sphere, Vector3, Vector4 } from 'three';
import { HOUSES, isChampion, MOTIONS, type StandingFigure } from '#zorn/view';
import { emblemTexture } from './emblems';
import type { FigureGeometries } from './figuresFile';
import { figureMaterial, figureShadowMaterial, WEARS } from './shading';

/** Room for so many figures at first; there is more when more come. */
const ROOM = 128;
const UP = new Vector3(0, 1, 0);

const [matrix, at, turn, size, look] = [
  new Matrix4(),
  new Vector3(),
  new Quaternion(),
  new Vector3(),
  new Vector4(),
];

/** The colours that a figure wears, as its instance tells it to the program. */
function wears({ house, figure, star }: Pick<StandingFigure, 'house' | 'figure' | 'star'>): number {
  if (house !== null) return HOUSES.indexOf(house);
  if (figure === 'garrison') return star ? WEARS.star : WEARS.blight;
  return WEARS.nobody;
}

/** All small figures on the table, drawn in one go. */
export class CrowdBatch {
  readonly mesh: BatchedMesh;
  private readonly ids = new Map<string, number>();
  private readonly emblems = emblemTexture();
  private written: readonly StandingFigure[] = [];

  /** @param plain in as few triangles as a slow device draws */
  constructor(geometries: FigureGeometries, plain: boolean, castsShadow: boolean) {
    const chosen = [...geometries].filter(([name]) => name.endsWith(' low') === plain);
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
    // Else its middle would be looked for among all vertices.
    this.mesh.boundingSphere = new Sphere();
    this.mesh.castShadow = castsShadow;
    this.mesh.receiveShadow = true;
    this.mesh.customDepthMaterial = figureShadowMaterial();
    for (const [name, geometry] of chosen)
      this.ids.set(name.replace(/ low$/, ''), this.mesh.addGeometry(geometry));
    this.begin();
  }

  /** Gives the batch its colours, which the program reads: only a batch that had one has any. */
  private begin(): void {
    const [first] = this.ids.values();
    if (first === undefined) return;
    const instance = this.mesh.addInstance(first);
    this.mesh.setColorAt(instance, look.set(WEARS.nobody, 0, 0, 0));
    this.mesh.setVisibleAt(instance, false);
  }

  /**
   * Shows these figures and no others; champions are passed over.
   * @throws RangeError for a figure that is not in the file
   */
  show(all: readonly StandingFigure[]): void {
    if (all === this.written) return;
    const { mesh, ids } = this;
    const figures = all.filter(({ figure }) => !isChampion(figure));
    if (figures.length > mesh.maxInstanceCount) mesh.setInstanceCount(figures.length * 2);
    for (const [index, standing] of figures.entries()) {
      const id = ids.get(standing.figure);
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
    this.written = all;
  }

  dispose(): void {
    this.mesh.dispose();
    this.emblems.dispose();
    this.mesh.customDepthMaterial?.dispose();
    const { material } = this.mesh;
    for (const each of Array.isArray(material) ? material : [material]) each.dispose();
  }
}
