import {
  CanvasTexture,
  DataTexture,
  FloatType,
  type IUniform,
  RGBAFormat,
  SRGBColorSpace,
  Vector3,
} from 'three';
import type { Mark } from '#core';
import { drawMark } from './drawMark';

/** Cards in a row of the atlas. */
const COLUMNS = 11;
/** Card width in pixels: sharp at the camera's minimum distance. */
const WIDTH = 248;
const HEIGHT = 347;
/** Maximum texture height that every device supports; the cards of larger decks are drawn smaller. */
const MAX_HEIGHT = 4096;

/** Red, green and blue, 1 is full light; more is brighter. */
export type CardLight = readonly [red: number, green: number, blue: number];

const DEFAULT_LIGHT: CardLight = [0.9, 0.7, 0.4];

/** One face of the cards of a table. */
export interface CardFace {
  readonly marks: readonly Mark[];
  /** Colour of its glow; warm by default. */
  readonly light?: CardLight;
}

/** The look of a table's cards. */
export interface CardArt {
  /** Coordinate size of all drawings. */
  readonly box: { readonly width: number; readonly height: number };
  readonly back: readonly Mark[];
  /** All faces of the game; a face's index is the `variant` of the poses that show it. */
  readonly faces: readonly CardFace[];
}

const BLANK: CardArt = { box: { width: 1, height: 1 }, back: [], faces: [] };

/** The light of each face, one texel each. */
function lightsOf(faces: readonly CardFace[]): DataTexture {
  const values = new Float32Array(Math.max(1, faces.length) * 4);
  for (const [index, { light = DEFAULT_LIGHT }] of faces.entries()) values.set(light, index * 4);
  const texture = new DataTexture(values, values.length / 4, 1, RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}

/** The faces and the back of all cards of a stage in one texture, with the light of each face. */
export class CardAtlas {
  readonly texture: CanvasTexture;
  /** Columns, rows, and the index of the back, which comes after the faces. */
  readonly grid: IUniform<Vector3> = { value: new Vector3(COLUMNS, 1, 0) };
  /** One texel per face. */
  readonly lights: IUniform<DataTexture> = { value: lightsOf([]) };
  private readonly canvas = document.createElement('canvas');

  /** Starts with blank cards. */
  constructor() {
    this.texture = new CanvasTexture(this.canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
    this.show(BLANK);
  }

  /** Draws another set of cards. */
  show(art: CardArt): void {
    const { faces } = art;
    const rows = Math.ceil((faces.length + 1) / COLUMNS);
    this.grid.value.set(COLUMNS, rows, faces.length);
    const scale = Math.min(1, MAX_HEIGHT / (rows * HEIGHT));
    const [width, height] = [Math.floor(WIDTH * scale), Math.floor(HEIGHT * scale)];
    if (this.canvas.width !== width * COLUMNS || this.canvas.height !== height * rows) {
      this.canvas.width = width * COLUMNS;
      this.canvas.height = height * rows;
      // The renderer allocates a texture at its first size.
      this.texture.dispose();
    }
    const context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (context !== null) this.draw(context, art, width, height);
    this.texture.needsUpdate = true;
    this.lights.value.dispose();
    this.lights.value = lightsOf(faces);
  }

  dispose(): void {
    this.texture.dispose();
    this.lights.value.dispose();
  }

  private draw(context: CanvasRenderingContext2D, art: CardArt, width: number, height: number): void {
    const { box, back, faces } = art;
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [index, marks] of [...faces.map((face) => face.marks), back].entries()) {
      context.save();
      context.translate((index % COLUMNS) * width, Math.floor(index / COLUMNS) * height);
      context.beginPath();
      context.rect(0, 0, width, height);
      context.clip();
      context.scale(width / box.width, height / box.height);
      // The card's geometry cuts out its shape; the area around the drawing takes its background colour.
      const [ground] = marks;
      if (ground?.draw === 'path' && ground.fill !== undefined) {
        context.fillStyle = ground.fill;
        context.fillRect(0, 0, box.width, box.height);
      }
      for (const mark of marks) drawMark(context, mark);
      context.restore();
    }
  }
}
