import type { CanvasTexture } from 'three';
import { Random } from '#core';
import { type Brush, paintedTexture, speckle } from './paint';

const PIXELS_PER_BOX = 256;
/** Half the side of a lot and the width of its kerb, in boxes. */
const LOT = 0.415;
const KERB = 0.018;

const ASPHALT = '#31353f';

function lot(brush: Brush, x: number, y: number, random: Random): void {
  const half = LOT * PIXELS_PER_BOX;
  const kerb = KERB * PIXELS_PER_BOX;
  const light = 72 + random.unit() * 6;
  brush.fillStyle = 'rgb(20 20 24 / 0.5)';
  brush.beginPath();
  brush.roundRect(x - half + 3, y - half + 4, half * 2, half * 2, 16);
  brush.fill();
  brush.fillStyle = '#f2ecdf';
  brush.beginPath();
  brush.roundRect(x - half, y - half, half * 2, half * 2, 14);
  brush.fill();
  brush.fillStyle = `hsl(${36 + random.unit() * 8} ${8 + random.unit() * 5}% ${light}%)`;
  brush.beginPath();
  brush.roundRect(x - half + kerb, y - half + kerb, (half - kerb) * 2, (half - kerb) * 2, 10);
  brush.fill();
  brush.save();
  brush.clip();
  brush.strokeStyle = 'rgb(90 84 74 / 0.35)';
  brush.lineWidth = 1.5;
  const tile = (half * 2) / 6;
  for (let line = 1; line < 6; line++) {
    brush.strokeRect(x - half + line * tile, y - half - 4, 0, half * 2 + 8);
    brush.strokeRect(x - half - 4, y - half + line * tile, half * 2 + 8, 0);
  }
  const area = { x: x - half, y: y - half, width: half * 2, height: half * 2 };
  speckle(brush, random, area, 150, 3, '#6b6255', 0.26);
  speckle(brush, random, area, 90, 3, '#fff6e2', 0.35);
  if (random.below(4) === 0) manhole(brush, x + (random.unit() - 0.5) * half, y + half * 0.55);
  brush.restore();
}

function manhole(brush: Brush, x: number, y: number): void {
  brush.fillStyle = '#5b5852';
  brush.beginPath();
  brush.arc(x, y, 12, 0, Math.PI * 2);
  brush.fill();
  brush.strokeStyle = '#45423d';
  brush.lineWidth = 2;
  brush.stroke();
}

/** Where a street is crossed by a zebra: a pattern that leaves most blocks without. */
const hasZebra = (along: number, across: number) => (along + 2 * across) % 3 === 0;

/** Stripes over the street that runs up the picture (or across it, if turned) with the given middle. */
function zebra(brush: Brush, x: number, y: number, turned: boolean): void {
  const width = 2 * (0.5 - LOT) * PIXELS_PER_BOX - 4;
  brush.save();
  brush.translate(x, y);
  if (turned) brush.rotate(Math.PI / 2);
  brush.fillStyle = ASPHALT;
  brush.fillRect(-width / 2, -30, width, 60);
  brush.fillStyle = 'rgb(233 228 214 / 0.8)';
  for (let stripe = 0; stripe < 4; stripe++) {
    brush.fillRect(-width / 2 + 2 + (stripe * width) / 4, -22, width / 8, 44);
  }
  brush.restore();
}

function dashes(brush: Brush, fromX: number, fromY: number, toX: number, toY: number): void {
  brush.beginPath();
  brush.moveTo(fromX, fromY);
  brush.lineTo(toX, toY);
  brush.stroke();
}

/** Dashes along the middle of the streets, free crossings, and zebras here and there. */
function markings(brush: Brush, columns: number, rows: number): void {
  const box = PIXELS_PER_BOX;
  brush.strokeStyle = '#d9a632';
  brush.lineWidth = 4;
  brush.setLineDash([22, 20]);
  brush.lineDashOffset = 11;
  for (let column = 1; column < columns; column++) dashes(brush, column * box, 0, column * box, rows * box);
  for (let row = 1; row < rows; row++) dashes(brush, 0, row * box, columns * box, row * box);
  brush.setLineDash([]);
  brush.fillStyle = ASPHALT;
  for (let column = 1; column < columns; column++) {
    for (let row = 1; row < rows; row++) brush.fillRect(column * box - 24, row * box - 24, 48, 48);
  }
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      if (column > 0 && hasZebra(column, row)) zebra(brush, column * box, (row + 0.5) * box, false);
      if (row > 0 && hasZebra(row + 1, column)) zebra(brush, (column + 0.5) * box, row * box, true);
    }
  }
}

/** The ground of a city of boxes: a light pavement lot for each, streets between them. */
export function cityTexture(columns: number, rows: number, seed: number): CanvasTexture {
  return paintedTexture(columns * PIXELS_PER_BOX, rows * PIXELS_PER_BOX, (brush, width, height) => {
    const random = Random.fromSeed(seed);
    brush.fillStyle = ASPHALT;
    brush.fillRect(0, 0, width, height);
    const area = { x: 0, y: 0, width, height };
    speckle(brush, random, area, 9000, 3, '#08090c', 0.5);
    speckle(brush, random, area, 6000, 2.4, '#7d8290', 0.3);
    markings(brush, columns, rows);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        lot(brush, (column + 0.5) * PIXELS_PER_BOX, (row + 0.5) * PIXELS_PER_BOX, random);
      }
    }
  });
}

const PIXELS_PER_NAME = 192;

/** A strip with a name at the middle of each box. @param breadth of the strip in boxes */
export function frameLabels(names: readonly string[], breadth: number, vertical: boolean): CanvasTexture {
  const long = names.length * PIXELS_PER_NAME;
  const broad = Math.round(breadth * PIXELS_PER_NAME);
  const [width, height] = vertical ? [broad, long] : [long, broad];
  return paintedTexture(width, height, (brush) => {
    brush.fillStyle = '#efcf98';
    brush.font = `700 ${Math.round(broad * 0.66)}px "Atkinson Hyperlegible", "DejaVu Sans", sans-serif`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    for (const [index, name] of names.entries()) {
      const along = (index + 0.5) * PIXELS_PER_NAME;
      brush.fillText(name, vertical ? broad / 2 : along, vertical ? along : broad / 2);
    }
  });
}
