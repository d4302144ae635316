import type { CameraView } from '#director';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** A view as sent: rounded to 0.001, azimuth within one turn. */
export function onAirView({ x, y, z, azimuth, elevation, distance }: CameraView): CameraView {
  return {
    x: rounded(x),
    y: rounded(y),
    z: rounded(z),
    azimuth: rounded(azimuth % (2 * Math.PI)),
    elevation: rounded(elevation),
    distance: rounded(distance),
  };
}
