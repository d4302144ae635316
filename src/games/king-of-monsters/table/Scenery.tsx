import { useEffect, useMemo } from 'react';
import type { Language } from '#core';
import { isSite, type KingTypes, RATINGS, ZONE_COLOURS, ZONES } from '#king-of-monsters/rules';
import {
  CHART,
  COLUMNS,
  columnX,
  ISLAND_Z,
  PAINTS,
  playMessages,
  rowZ,
  type Table,
  ZONE,
} from '#king-of-monsters/view';
import type { SceneryProps } from '#module';
import { AfterFirstPicture, CARD_SIZE, Floor, paintedTexture, TABLE_HEIGHT, TableTop } from '#stage';
import { paintFloor } from './floor';

const CLOTH = { width: 15.6, depth: 9.6, corner: 1.6, colour: '#16323d' };

/** The strip in front of the island with colour, name and rating of each zone. */
const STRIP = { depth: 0.46, pixels: 160 };
const stripZ = ISLAND_Z + ZONE.depth / 2 + STRIP.depth / 2 + 0.03;
/** Longer names are replaced by the short form. */
const LONG_NAME = 13;
/** Compensates for perspective, which flattens text on the table. */
const NARROWED = 0.74;

/** Text on a sign, as large as its width allows. @param most font size limit, pixels */
function paintWords(
  context: CanvasRenderingContext2D,
  words: string,
  [left, middle]: readonly [left: number, middle: number],
  room: number,
  most: number,
): void {
  context.save();
  context.translate(left, middle);
  context.scale(NARROWED, 1);
  context.font = `700 ${most}px "Atkinson Hyperlegible", "DejaVu Sans", sans-serif`;
  const fitting = Math.min(1, room / NARROWED / context.measureText(words).width);
  context.scale(fitting, 1);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(words, 0, 0);
  context.restore();
}

function paintStrip(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  language: Language,
): void {
  const { zones, zonesShort } = playMessages(language);
  const each = width / ZONES.length;
  const margin = each * 0.05;
  for (const [index, zone] of ZONES.entries()) {
    const colour = ZONE_COLOURS[zone];
    const paint = colour === null ? { ground: '#e9e2d2', ink: '#2a2420' } : PAINTS[colour];
    const left = index * each + each * 0.02;
    const right = (index + 1) * each - each * 0.02;
    context.fillStyle = paint.ground;
    context.fillRect(left, 0, right - left, height);
    context.fillStyle = paint.ink;
    let end = right - margin;
    if (isSite(zone)) {
      context.font = `400 ${height * 0.84}px "Bangers", "Impact", fantasy`;
      context.textAlign = 'right';
      context.textBaseline = 'middle';
      context.fillText(String(RATINGS[zone]), end, height * 0.54);
      end -= context.measureText(String(RATINGS[zone])).width + margin;
    }
    const name = zones[zone].length > LONG_NAME ? zonesShort[zone] : zones[zone];
    paintWords(context, name, [left + margin, height * 0.54], end - left - margin, height * 0.62);
  }
}

/** Margin around the plates of a row, table units. */
const ROOM = 0.05;
/** The printed slots of the chart. */
const SLOTS = { width: 4.2, depth: 3.6, pixels: 180 };

function paintSlots(context: CanvasRenderingContext2D, width: number, height: number): void {
  const unit = width / SLOTS.width;
  const half = { x: (CARD_SIZE[0] * CHART.size) / 2, z: (CARD_SIZE[2] * CHART.size) / 2 };
  const toX = (x: number) => (x - columnX(2)) * unit + width / 2;
  const toZ = (z: number) => (z - rowZ('R') - 1.5 * CHART.down) * unit + height / 2;
  for (const row of ['R', 'G', 'Y', 'B'] as const) {
    const { ground } = PAINTS[row];
    const [west, east] = [columnX(0) + CHART.head - half.x - ROOM, columnX(COLUMNS - 1) + half.x + ROOM];
    const [north, deep] = [rowZ(row) - half.z - ROOM / 2, 2 * half.z + CHART.cover - ROOM / 2];
    context.globalAlpha = 0.2;
    context.fillStyle = ground;
    context.fillRect(toX(west), toZ(north), unit * (east - west), unit * deep);
    context.globalAlpha = 0.75;
    context.strokeStyle = ground;
    context.lineWidth = unit * 0.02;
    for (let index = 0; index < COLUMNS; index++) {
      const [x, y] = [toX(columnX(index) - half.x), toZ(rowZ(row) - half.z)];
      context.strokeRect(x, y, unit * 2 * half.x, unit * 2 * half.z);
    }
  }
  context.globalAlpha = 1;
}

interface PrintProps {
  readonly size: readonly [width: number, depth: number];
  readonly pixels: number;
  readonly at: readonly [x: number, z: number];
  readonly paint: (
    context: CanvasRenderingContext2D,
    width: number,
    height: number,
    language: Language,
  ) => void;
  readonly language: Language;
}

/** A texture printed on the cloth. */
function Print({ size: [width, depth], pixels, at: [x, z], paint, language }: PrintProps) {
  const map = useMemo(
    () =>
      paintedTexture(width * pixels, depth * pixels, (context, wide, high) =>
        paint(context, wide, high, language),
      ),
    [width, depth, pixels, paint, language],
  );
  useEffect(() => () => map.dispose(), [map]);
  return (
    <mesh position={[x, TABLE_HEIGHT + 0.004, z]} rotation-x={-Math.PI / 2} receiveShadow>
      <planeGeometry args={[width, depth]} />
      <meshStandardMaterial map={map} transparent roughness={0.9} depthWrite={false} />
    </mesh>
  );
}

/** Table surface: slots of the chart, names and ratings of the zones. */
export function Scenery({ language, compact }: SceneryProps<KingTypes, Table>) {
  return (
    <>
      <Floor paint={paintFloor} />
      <TableTop mats={[]} cloth={CLOTH} />
      <AfterFirstPicture>
        <Print
          size={[ZONE.width * ZONES.length, STRIP.depth]}
          pixels={STRIP.pixels}
          at={[0, stripZ]}
          paint={paintStrip}
          language={language}
        />
        {compact !== true && (
          <Print
            size={[SLOTS.width, SLOTS.depth]}
            pixels={SLOTS.pixels}
            at={[columnX(2), rowZ('R') + 1.5 * CHART.down]}
            paint={paintSlots}
            language={language}
          />
        )}
      </AfterFirstPicture>
    </>
  );
}
