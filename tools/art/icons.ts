import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const ICONS = fileURLToPath(new URL('../../public/icons', import.meta.url));

/**
 * A kaiju between two houses in front of the moon, in a square of 32. @param room free margin, as a fraction of the
 * side
 */
function drawing(room: number): string {
  const side = 32 / (1 - 2 * room);
  const edge = (side - 32) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}">
<rect x="${-edge}" y="${-edge}" width="${side}" height="${side}" fill="#1c0f24"/>
<circle cx="16" cy="14" r="11.5" fill="#f2a43d"/>
<rect x="${-edge}" y="28" width="${side}" height="${edge + 4}" fill="#0e0813"/>
<path fill="#7d3bb0" d="M4 28V14h7v14zm17 0V9h7v19z"/>
<path fill="#ffd23f" d="M5.5 16h1.6v2H5.5zm2.6 4h1.6v2H8.1zm15-9h1.6v2h-1.6zm2.4 5h1.6v2h-1.6z"/>
<path fill="#58b368" d="M10 28c0-6 1-9 3-11-3-1-4-4-2-7l3 2 2-5 2 5 3-2c2 3 1 6-2 7 2 2 3 5 3 11z"/>
<path fill="#fff4e2" d="M13.4 13.2h1.6v1.6h-1.6zm3.6 0h1.6v1.6H17z"/>
</svg>`;
}

/** Size in pixels, and free margin: operating systems crop the maskable icon to their own shape. */
const SIZES = [
  { name: 'icon-192.png', side: 192, room: 0.02 },
  { name: 'icon-512.png', side: 512, room: 0.02 },
  { name: 'icon-maskable-512.png', side: 512, room: 0.16 },
  { name: 'apple-touch-icon.png', side: 180, room: 0.06 },
] as const;

/** Renders the icons of the installed app. @returns their files */
export async function icons(): Promise<readonly string[]> {
  mkdirSync(ICONS, { recursive: true });
  return Promise.all(
    SIZES.map(async ({ name, side, room }) => {
      const picture = await sharp(Buffer.from(drawing(room)), { density: 1200 })
        .resize(side, side)
        .png({ palette: true })
        .toBuffer();
      const file = join(ICONS, name);
      writeFileSync(file, picture);
      return file;
    }),
  );
}
