import type { PictureFrame, SafeArea } from '#director';

/** A picture in which a camera may go anywhere, with a part of it that is free. */
export const pictureFrame = (area: SafeArea): PictureFrame => ({
  area,
  board: { corners: [], reach: { across: 1, over: 1 } },
});
