import { type CanvasTexture, NoColorSpace, type Texture } from 'three';
import { type Brush, paintedTexture } from '../paint';

/** How a surface is where it is painted: how high and how rough, both 0 … 1, and how much of that counts. */
export type Surface = readonly [height: number, roughness: number, share?: number];

export interface Coat {
  /** Any CSS colour. */
  readonly colour?: string;
  /** Only where relief and gloss are drawn at all. */
  readonly surface?: Surface;
  /** A line of this width along the path instead of its area, in boxes. */
  readonly line?: number;
  /** Dashes and gaps of the line, in boxes. */
  readonly dashes?: readonly number[];
}

/** A colour that carries height in red and roughness in green. */
function surfaceStyle([height, roughness, share = 1]: Surface): string {
  return `rgb(${Math.round(height * 255)} ${Math.round(roughness * 255)} 0 / ${share})`;
}

export interface GroundTextures {
  readonly colour: CanvasTexture;
  /** Height in red, roughness in green; null where only colour is painted. */
  readonly surface: Texture | null;
}

/** Ground that is painted in boxes, from the north-western corner: its colour, and with that its relief and gloss. */
export class GroundSheet {
  private constructor(
    readonly colour: Brush,
    private readonly surface: Brush | null,
  ) {}

  /** @param pixels per box @param detailed with relief and gloss */
  static painted(
    columns: number,
    rows: number,
    pixels: number,
    detailed: boolean,
    paint: (sheet: GroundSheet) => void,
  ): GroundTextures {
    const [width, height] = [columns * pixels, rows * pixels];
    let surface: CanvasTexture | null = null;
    let relief: Brush | null = null;
    if (detailed) {
      surface = paintedTexture(width, height, (brush) => {
        relief = brush;
        brush.scale(pixels, pixels);
      });
      surface.colorSpace = NoColorSpace;
    }
    const colour = paintedTexture(width, height, (brush) => {
      brush.scale(pixels, pixels);
      paint(new GroundSheet(brush, relief));
    });
    return { colour, surface };
  }

  /** Paints what a path encloses, or along it. @param trace draws the path, in boxes */
  paint(trace: (brush: Brush) => void, { colour, surface, line, dashes = [] }: Coat): void {
    const apply = (brush: Brush, style: string) => {
      brush.beginPath();
      trace(brush);
      if (line === undefined) {
        brush.fillStyle = style;
        brush.fill();
        return;
      }
      brush.strokeStyle = style;
      brush.lineWidth = line;
      brush.setLineDash([...dashes]);
      brush.stroke();
    };
    if (colour !== undefined) apply(this.colour, colour);
    if (surface !== undefined && this.surface !== null) apply(this.surface, surfaceStyle(surface));
  }

  rect(x: number, y: number, width: number, height: number, coat: Coat): void {
    this.paint((brush) => brush.rect(x, y, width, height), coat);
  }

  disc(x: number, y: number, radius: number, coat: Coat): void {
    this.paint((brush) => brush.arc(x, y, radius, 0, Math.PI * 2), coat);
  }

  /** Moves and turns everything that `draw` paints. @param turn in radians, clockwise */
  placed(x: number, y: number, turn: number, draw: () => void): void {
    const brushes = this.surface === null ? [this.colour] : [this.colour, this.surface];
    for (const brush of brushes) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(turn);
    }
    draw();
    for (const brush of brushes) brush.restore();
  }

  /** Paints only within a path. */
  within(trace: (brush: Brush) => void, draw: () => void): void {
    const brushes = this.surface === null ? [this.colour] : [this.colour, this.surface];
    for (const brush of brushes) {
      brush.save();
      brush.beginPath();
      trace(brush);
      brush.clip();
    }
    draw();
    for (const brush of brushes) brush.restore();
  }
}
