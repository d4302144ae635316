import type { Insets } from '#stage';

/** Size of the picture of a saved game, pixels: twice its size in the lobby. */
const PICTURE = { width: 288, height: 216 };
const COMPRESSION = 0.82;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Part of a picture of the table that serves as thumbnail: the largest one around the area free of panels, with the
 * proportions of {@link PICTURE}, within the picture.
 * @param insets covered by panels, in the unit of the size
 */
export function pictureCrop(
  { width, height }: { readonly width: number; readonly height: number },
  insets: Insets,
): Rectangle {
  const free = { width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
  const proportion = PICTURE.width / PICTURE.height;
  const wanted = Math.max(free.width, free.height * proportion);
  const cropped = Math.min(wanted, width, height * proportion);
  const size = { width: cropped, height: cropped / proportion };
  const within = (least: number, most: number) => Math.min(Math.max(least, 0), most);
  return {
    x: within(insets.left + (free.width - size.width) / 2, width - size.width),
    y: within(insets.top + (free.height - size.height) / 2, height - size.height),
    ...size,
  };
}

/**
 * A thumbnail of the current content of a canvas as a `data:` URL; null if the browser cannot make one.
 * @param insets covered by panels, CSS pixels
 */
export function tablePicture(canvas: HTMLCanvasElement, insets: Insets): string | null {
  const paper = document.createElement('canvas');
  Object.assign(paper, PICTURE);
  const pen = paper.getContext('2d');
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  if (pen === null || size.width === 0 || size.height === 0) return null;
  const { x, y, width, height } = pictureCrop(size, insets);
  const ratio = canvas.width / size.width;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    canvas,
    x * ratio,
    y * ratio,
    width * ratio,
    height * ratio,
    0,
    0,
    PICTURE.width,
    PICTURE.height,
  );
  return paper.toDataURL('image/jpeg', COMPRESSION);
}
