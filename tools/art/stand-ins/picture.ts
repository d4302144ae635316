import type { Texture } from '@gltf-transform/core';
import sharp from 'sharp';

/** Samples an image at a point, as stored, 0 … 1; coordinates as in glTF. */
export type Picture = (u: number, v: number) => readonly [number, number, number];

/** The image of a texture; null without one. */
export async function pictureOf(texture: Texture | null): Promise<Picture | null> {
  const image = texture?.getImage();
  if (image === null || image === undefined) return null;
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return (u, v) => {
    const x = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(v * height)));
    const at = (y * width + x) * channels;
    return [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255];
  };
}
