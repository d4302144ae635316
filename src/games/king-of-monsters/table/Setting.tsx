import { useEffect, useMemo } from 'react';
import { isSite, type KingTypes, RATINGS, ZONE_COLOURS, ZONES } from '#king-of-monsters/rules';
import { CHART, COLUMNS, columnX, ISLAND_Z, PAINTS, rowZ, type Table, ZONE } from '#king-of-monsters/view';
import type { SettingProps } from '#module';
import { AfterFirstPicture, CARD_SIZE, paintedTexture, TABLE_HEIGHT, TableTop } from '#stage';

const CLOTH = { width: 15.6, depth: 9.6, corner: 1.6, colour: '#16323d' };

/** The strip before the island with the colour and the rating of each zone. */
const STRIP = { depth: 0.34, pixels: 160 };
const stripZ = ISLAND_Z + ZONE.depth / 2 + STRIP.depth / 2 + 0.03;

function paintStrip(context: CanvasRenderingContext2D, width: number, height: number): void {
  const each = width / ZONES.length;
  for (const [index, zone] of ZONES.entries()) {
    const colour = ZONE_COLOURS[zone];
    const paint = colour === null ? { ground: '#e9e2d2', ink: '#2a2420' } : PAINTS[colour];
    const left = index * each + each * 0.04;
    context.fillStyle = paint.ground;
    context.globalAlpha = 0.92;
    context.fillRect(left, 0, each * 0.92, height);
    context.globalAlpha = 1;
    if (!isSite(zone)) continue;
    context.fillStyle = paint.ink;
    context.font = `400 ${height * 0.86}px "Bangers", "Impact", fantasy`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(RATINGS[zone]), left + each * 0.46, height * 0.54);
  }
}

/** Around the plates of a row, table units. */
const ROOM = 0.05;
/** Where the plates of a row lie. */
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
  readonly paint: (context: CanvasRenderingContext2D, width: number, height: number) => void;
}

/** Something printed on the cloth. */
function Print({ size: [width, depth], pixels, at: [x, z], paint }: PrintProps) {
  const map = useMemo(
    () => paintedTexture(width * pixels, depth * pixels, paint),
    [width, depth, pixels, paint],
  );
  useEffect(() => () => map.dispose(), [map]);
  return (
    <mesh position={[x, TABLE_HEIGHT + 0.004, z]} rotation-x={-Math.PI / 2} receiveShadow>
      <planeGeometry args={[width, depth]} />
      <meshStandardMaterial map={map} transparent roughness={0.9} depthWrite={false} />
    </mesh>
  );
}

/** The table with the places of the chart, and the ratings of the zones before the island. */
export function Setting(_props: SettingProps<KingTypes, Table>) {
  return (
    <>
      <TableTop mats={[]} cloth={CLOTH} />
      <AfterFirstPicture>
        <Print
          size={[ZONE.width * ZONES.length, STRIP.depth]}
          pixels={STRIP.pixels}
          at={[0, stripZ]}
          paint={paintStrip}
        />
        <Print
          size={[SLOTS.width, SLOTS.depth]}
          pixels={SLOTS.pixels}
          at={[columnX(2), rowZ('R') + 1.5 * CHART.down]}
          paint={paintSlots}
        />
      </AfterFirstPicture>
    </>
  );
}
