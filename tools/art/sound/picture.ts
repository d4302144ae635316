import sharp from 'sharp';
import { RATE, type Signal } from './kit/signal';
import { decibels, truePeak } from './measure/peaks';
import { powerSpectrum, spectralCentroid } from './measure/spectrum';

const WIDTH = 360;
const WAVE = 60;
const TALL = 180;
const LABEL = 18;
const SIZE = 1024;
const LOW = 40;
const HIGH = 16_000;
/** Dynamic range from the loudest bin to black, dB. */
const RANGE = 72;
/** All pictures share one time scale. */
const PIXELS_PER_SECOND = 180;

/** Black, violet, orange, white. */
function heat(share: number): readonly [number, number, number] {
  const at = Math.max(0, Math.min(1, share));
  return [
    255 * Math.min(1, at * 1.7),
    255 * Math.max(0, at * 1.8 - 0.75),
    255 * (at < 0.5 ? at * 1.1 : Math.max(0.15, at * 2.6 - 1.6)),
  ];
}

function paint(signal: Signal): Buffer {
  const pixels = Buffer.alloc(WIDTH * (WAVE + TALL) * 3, 14);
  const put = (x: number, y: number, [r, g, b]: readonly [number, number, number]) => {
    pixels.set([Math.min(255, r), Math.min(255, g), Math.min(255, b)], (y * WIDTH + x) * 3);
  };
  const columns = Math.min(WIDTH, Math.ceil((signal.length / RATE) * PIXELS_PER_SECOND));
  const spectra = Array.from({ length: columns }, (_, x) =>
    powerSpectrum(signal, Math.round(((x + 0.5) * RATE) / PIXELS_PER_SECOND), SIZE),
  );
  const loudest = Math.max(1e-12, ...spectra.map((spectrum) => Math.max(...spectrum)));
  for (let x = 0; x < columns; x++) {
    const from = Math.round((x * RATE) / PIXELS_PER_SECOND);
    let high = 0;
    let low = 0;
    for (let index = from; index < from + RATE / PIXELS_PER_SECOND; index++) {
      high = Math.max(high, signal[index] ?? 0);
      low = Math.min(low, signal[index] ?? 0);
    }
    for (let y = 0; y < WAVE; y++) {
      const value = 1 - (2 * y) / (WAVE - 1);
      if (value <= high && value >= low) put(x, y, [120, 200, 160]);
    }
    for (let y = 0; y < TALL; y++) {
      const hz = LOW * (HIGH / LOW) ** (1 - y / (TALL - 1));
      const power = spectra[x]![Math.min(SIZE / 2 - 1, Math.round((hz * SIZE) / RATE))]!;
      put(x, WAVE + y, heat(1 + (10 * Math.log10(power / loudest)) / RANGE));
    }
  }
  return pixels;
}

const COLUMNS = 4;

/** Draws sounds side by side: the wave above, below it the spectrum from 40 Hz to 16 kHz, two seconds wide. */
export async function drawSheet(
  sounds: readonly (readonly [name: string, signal: Signal])[],
  file: string,
): Promise<void> {
  const height = LABEL + WAVE + TALL + 6;
  const tiles = sounds.flatMap(([name, signal], index) => {
    const left = (index % COLUMNS) * (WIDTH + 6);
    const top = Math.floor(index / COLUMNS) * height;
    const text = `${name}  ${(signal.length / RATE).toFixed(2)} s  ${Math.round(spectralCentroid(signal, RATE))} Hz  ${decibels(truePeak(signal)).toFixed(1)} dB`;
    const label = Buffer.from(
      `<svg width="${WIDTH}" height="${LABEL}"><text x="2" y="13" font-family="sans-serif" font-size="12" fill="#ddd">${text}</text></svg>`,
    );
    return [
      { input: label, left, top },
      {
        input: paint(signal),
        raw: { width: WIDTH, height: WAVE + TALL, channels: 3 as const },
        left,
        top: top + LABEL,
      },
    ];
  });
  const rows = Math.ceil(sounds.length / COLUMNS);
  await sharp({
    create: {
      width: COLUMNS * (WIDTH + 6),
      height: Math.max(1, rows) * height,
      channels: 3,
      background: '#303030',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
