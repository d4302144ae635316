import { useEffect, useMemo } from 'react';
import { isSite, type KingTypes, RATINGS, ZONE_COLOURS, ZONES } from '#king-of-monsters/rules';
import { CHART, COLUMNS, columnX, ISLAND_Z, PAINTS, rowZ, type Table, ZONE } from '#king-of-monsters/view';
import type { SettingProps } from '#module';
import { AfterFirstPicture, paintedTexture, TABLE_HEIGHT, TableTop } from '#stage';

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

/** Where the plates of a row lie. */
const SLOTS = { width: 7, depth: 5.2, pixels: 110 };

function paintSlots(context: CanvasRenderingContext2D, width: number, height: number): void {
  const unit = width / SLOTS.width;
  const toX = (x: number) => (x - columnX(2)) * unit + width / 2;
  const toZ = (z: number) => (z - rowZ('R') - 1.5 * CHART.down) * unit + height / 2;
  for (const row of ['R', 'G', 'Y', 'B'] as const) {
    const { ground } = PAINTS[row];
    const z = rowZ(row) + CHART.cover / 2;
    context.globalAlpha = 0.2;
    context.fillStyle = ground;
    context.fillRect(toX(columnX(0) + CHART.head - 0.42), toZ(z - 0.57), unit * 5.5, unit * 1.16);
    context.globalAlpha = 0.75;
    context.strokeStyle = ground;
    context.lineWidth = unit * 0.02;
    for (let index = 0; index < COLUMNS; index++) {
      context.strokeRect(toX(columnX(index) - 0.35), toZ(rowZ(row) - 0.49), unit * 0.7, unit * 0.98);
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
