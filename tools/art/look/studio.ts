import {
  ACESFilmicToneMapping,
  AnimationMixer,
  Box3,
  CircleGeometry,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  PropertyBinding,
  Scene,
  SpotLight,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { type GLTF, GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** Camera of a picture. Degrees; the figure's front is at yaw 0. */
export interface View {
  readonly yaw: number;
  readonly elevation: number;
  /** Height of the picture's centre. */
  readonly aim: number;
  readonly distance: number;
  readonly opening: number;
}

const ROOM = new Color('#20242e');
const PAPER = new Color('#d8d4c8');

/** A lit table with one miniature on it. */
export class Studio {
  private readonly renderer = new WebGLRenderer({
    antialias: true,
    alpha: true,
    preserveDrawingBuffer: true,
  });
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly lamp = new SpotLight('#ffd9a6', 3.5, 0, 0.3, 0.8, 0);
  private readonly rim = new DirectionalLight('#7fb2ff', 1.1);
  private readonly shadow = new MeshBasicMaterial({ color: '#3a3d44' });
  private readonly table = new Mesh(
    new CircleGeometry(6, 48).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ color: '#4a4e58', roughness: 0.7 }),
  );
  private mixer: AnimationMixer | null = null;
  private file: GLTF | null = null;
  private readonly shown: Group[] = [];

  constructor(tint: string) {
    const { renderer, scene, lamp, rim } = this;
    renderer.toneMapping = ACESFilmicToneMapping;
    renderer.toneMappingExposure = 1.06;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    this.tint = new Color(tint);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(2048, 2048);
    lamp.shadow.camera.near = 4;
    lamp.shadow.camera.far = 14;
    lamp.shadow.bias = -0.0003;
    lamp.shadow.normalBias = 0.01;
    lamp.shadow.radius = 3;
    this.table.receiveShadow = true;
    scene.add(new HemisphereLight('#b9c4e6', '#3a2a20', 0.45), lamp, lamp.target, rim, this.table);
    const generator = new PMREMGenerator(renderer);
    scene.environment = generator.fromScene(new RoomEnvironment(), 0.04).texture;
    scene.environmentIntensity = 0.22;
  }

  private readonly tint: Color;

  /** Loads a model file in place of the previous one. */
  async load(url: string): Promise<void> {
    const file = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).loadAsync(url);
    file.scene.traverse((node: Object3D) => {
      if (!(node instanceof Mesh)) return;
      node.castShadow = true;
      node.receiveShadow = true;
      node.frustumCulled = false;
      const material = node.material as MeshStandardMaterial;
      if (material.name === 'tint') material.color.copy(this.tint);
    });
    if (this.file) this.scene.remove(this.file.scene);
    this.scene.add(file.scene);
    this.mixer = new AnimationMixer(file.scene);
    this.file = file;
  }

  clips(): readonly { readonly name: string; readonly seconds: number }[] {
    return (this.file?.animations ?? []).map(({ name, duration }) => ({ name, seconds: duration }));
  }

  /** Turns shadows on or off; many small pictures are faster without. */
  shadows(on: boolean): void {
    this.lamp.castShadow = on;
  }

  /** Height of the face. */
  face(): number {
    const head = this.file?.scene.getObjectByName('head');
    return head ? head.getWorldPosition(new Vector3()).y + 0.08 : 0.8;
  }

  /** Shows parts of a kit at given positions instead of the whole file. @param pieces yaw in degrees */
  arrange(
    pieces: readonly {
      readonly part: string;
      readonly at?: readonly [number, number, number];
      readonly yaw?: number;
    }[],
  ): void {
    const { scene, file, shown } = this;
    if (!file) return;
    file.scene.visible = false;
    scene.remove(...shown.splice(0));
    for (const { part, at = [0, 0, 0], yaw = 0 } of pieces) {
      // The loader removes dots from node names.
      const node = file.scene.getObjectByName(PropertyBinding.sanitizeNodeName(part));
      if (!node) throw new RangeError(`there is no node "${part}" in the file`);
      const place = new Group().add(node.clone());
      place.position.fromArray([...at]);
      place.rotation.y = (yaw * Math.PI) / 180;
      shown.push(place);
    }
    scene.add(...shown);
  }

  /** Height of the centre of the shown parts, and half of their longest side. */
  extent(): { readonly middle: number; readonly reach: number } {
    const box = new Box3();
    for (const place of this.shown) box.expandByObject(place);
    const size = box.getSize(new Vector3());
    return { middle: box.getCenter(new Vector3()).y, reach: Math.max(size.x, size.y, size.z) / 2 };
  }

  /** Number of triangles shown. */
  triangles(): number {
    let count = 0;
    for (const place of this.shown)
      place.traverse((node) => {
        if (node instanceof Mesh) count += (node.geometry.getIndex()?.count ?? 0) / 3;
      });
    return count;
  }

  /** Shows a frame of a clip; null for the rest pose. @param t 0 … 1 */
  pose(clip: string | null, t: number): void {
    const { mixer, file } = this;
    mixer?.stopAllAction();
    const found = file?.animations.find(({ name }) => name === clip);
    if (!mixer || !found) return;
    const action = mixer.clipAction(found);
    action.play();
    // At the end the clip would wrap to its first frame.
    mixer.setTime(Math.min(t, 0.9999) * found.duration);
  }

  /** Takes a picture: with its surroundings, of the figure alone, or of its dark silhouette on a light background. */
  shoot(
    view: View,
    width: number,
    height: number,
    kind: 'room' | 'alone' | 'outline' = 'room',
  ): HTMLCanvasElement {
    const { renderer, scene, camera, lamp, rim } = this;
    const [yaw, up] = [(view.yaw * Math.PI) / 180, (view.elevation * Math.PI) / 180];
    const aim = new Vector3(0, view.aim, 0);
    const from = (angle: number, height2: number, far: number): Vector3 =>
      new Vector3(Math.sin(yaw + angle), 0, Math.cos(yaw + angle)).multiplyScalar(far).setY(height2);
    camera.position
      .set(Math.sin(yaw) * Math.cos(up), Math.sin(up), Math.cos(yaw) * Math.cos(up))
      .multiplyScalar(view.distance)
      .add(aim);
    camera.fov = view.opening;
    camera.aspect = width / height;
    camera.near = 0.1;
    camera.far = 30;
    camera.updateProjectionMatrix();
    camera.lookAt(aim);
    // The light turns with the camera, as if the miniature were turned instead.
    lamp.position.copy(from(-0.6, 6, 4.2));
    lamp.target.position.set(0, 0.4, 0);
    rim.position.copy(from(2.5, 4, 5));
    renderer.setSize(width, height, false);
    scene.overrideMaterial = kind === 'outline' ? this.shadow : null;
    scene.background = { room: ROOM, alone: null, outline: PAPER }[kind];
    this.table.visible = kind === 'room';
    renderer.render(scene, camera);
    const copy = document.createElement('canvas');
    copy.width = width;
    copy.height = height;
    copy.getContext('2d')?.drawImage(renderer.domElement, 0, 0);
    return copy;
  }
}
