import type { CanvasTexture } from 'three';
import { paintedTexture } from './paint';

const PIXELS_PER_NAME = 192;

/** A strip with a name centred at each box. @param breadth of the strip in boxes */
export function frameLabels(names: readonly string[], breadth: number, vertical: boolean): CanvasTexture {
  const long = names.length * PIXELS_PER_NAME;
  const broad = Math.round(breadth * PIXELS_PER_NAME);
  const [width, height] = vertical ? [broad, long] : [long, broad];
  return paintedTexture(width, height, (context) => {
    context.fillStyle = '#efcf98';
    context.font = `700 ${Math.round(broad * 0.66)}px "Atkinson Hyperlegible", "DejaVu Sans", sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [index, name] of names.entries()) {
      const along = (index + 0.5) * PIXELS_PER_NAME;
      context.fillText(name, vertical ? broad / 2 : along, vertical ? along : broad / 2);
    }
  });
}
