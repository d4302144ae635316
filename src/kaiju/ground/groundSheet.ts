import { type CanvasTexture, NoColorSpace, type Texture } from 'three';
import { type PaintContext, paintedTexture } from '#stage';

/** Surface properties of paint: height and roughness, both 0 … 1, and its opacity. */
export type Surface = readonly [height: number, roughness: number, share?: number];

export interface Coat {
  /** Any CSS colour. */
  readonly colour?: string;
  /** Used only if relief and gloss are drawn at all. */
  readonly surface?: Surface;
  /** Line width in boxes; strokes the path instead of filling it. */
  readonly line?: number;
  /** Dashes and gaps of the line, in boxes. */
  readonly dashes?: readonly number[];
}

/** A colour that encodes height in red and roughness in green. */
function surfaceStyle([height, roughness, share = 1]: Surface): string {
  return `rgb(${Math.round(height * 255)} ${Math.round(roughness * 255)} 0 / ${share})`;
}

export interface GroundTextures {
  readonly colour: CanvasTexture;
  /** Height in red, roughness in green; null if only colour is painted. */
  readonly surface: Texture | null;
}

export interface GroundDetail {
  /** Pixels per box. */
  readonly pixels: number;
  /** Whether to paint relief and gloss. */
  readonly detailed: boolean;
}

/**
 * A canvas for the ground, in boxes from the north-western corner: its colour and, at the same time, its relief and gloss.
 */
export class GroundSheet {
  private constructor(
    readonly colour: PaintContext,
    private readonly surface: PaintContext | null,
  ) {}

  static painted(
    columns: number,
    rows: number,
    { pixels, detailed }: GroundDetail,
    paint: (sheet: GroundSheet) => void,
  ): GroundTextures {
    const [width, height] = [columns * pixels, rows * pixels];
    let surface: CanvasTexture | null = null;
    let relief: PaintContext | null = null;
    if (detailed) {
      surface = paintedTexture(width, height, (context) => {
        relief = context;
        context.scale(pixels, pixels);
      });
      surface.colorSpace = NoColorSpace;
    }
    const colour = paintedTexture(width, height, (context) => {
      context.scale(pixels, pixels);
      paint(new GroundSheet(context, relief));
    });
    return { colour, surface };
  }

  /** Fills or strokes a path. @param trace draws the path, in boxes */
  paint(trace: (context: PaintContext) => void, { colour, surface, line, dashes = [] }: Coat): void {
    const apply = (context: PaintContext, style: string) => {
      context.beginPath();
      trace(context);
      if (line === undefined) {
        context.fillStyle = style;
        context.fill();
        return;
      }
      context.strokeStyle = style;
      context.lineWidth = line;
      context.setLineDash([...dashes]);
      context.stroke();
    };
    if (colour !== undefined) apply(this.colour, colour);
    if (surface !== undefined && this.surface !== null) apply(this.surface, surfaceStyle(surface));
  }

  rect(x: number, y: number, width: number, height: number, coat: Coat): void {
    this.paint((context) => context.rect(x, y, width, height), coat);
  }

  disc(x: number, y: number, radius: number, coat: Coat): void {
    this.paint((context) => context.arc(x, y, radius, 0, Math.PI * 2), coat);
  }

  /** Translates and rotates everything that `draw` paints. @param turn radians, clockwise */
  placed(x: number, y: number, turn: number, draw: () => void): void {
    const contexts = this.surface === null ? [this.colour] : [this.colour, this.surface];
    for (const context of contexts) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
    }
    draw();
    for (const context of contexts) context.restore();
  }

  /** Clips `draw` to a path. */
  within(trace: (context: PaintContext) => void, draw: () => void): void {
    const contexts = this.surface === null ? [this.colour] : [this.colour, this.surface];
    for (const context of contexts) {
      context.save();
      context.beginPath();
      trace(context);
      context.clip();
    }
    draw();
    for (const context of contexts) context.restore();
  }
}
