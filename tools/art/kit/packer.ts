/** A rectangle of texels with its position. */
export interface Slot {
  readonly width: number;
  readonly height: number;
  x: number;
  y: number;
}

interface Ledge {
  x: number;
  y: number;
  width: number;
}

/**
 * Packs rectangles into a square, tallest first, each as low as it fits on the skyline of the earlier ones.
 * @param side of the square, texels @returns false if they do not fit
 */
export function pack(slots: readonly Slot[], side: number): boolean {
  const order = [...slots].sort((a, b) => b.height - a.height || b.width - a.width);
  const skyline: Ledge[] = [{ x: 0, y: 0, width: side }];
  for (const slot of order) {
    let best: { readonly from: number; readonly y: number } | null = null;
    for (let from = 0; from < skyline.length; from++) {
      const y = restOn(skyline, from, slot.width, side);
      if (y !== null && y + slot.height <= side && (best === null || y < best.y)) best = { from, y };
    }
    if (best === null) return false;
    slot.x = skyline[best.from]!.x;
    slot.y = best.y;
    raise(skyline, best.from, slot);
  }
  return true;
}

/** The lowest position of a rectangle of a width from a ledge on; null if it exceeds the square. */
function restOn(skyline: readonly Ledge[], from: number, width: number, side: number): number | null {
  const { x } = skyline[from]!;
  if (x + width > side) return null;
  let y = 0;
  for (let i = from; i < skyline.length && skyline[i]!.x < x + width; i++) y = Math.max(y, skyline[i]!.y);
  return y;
}

function raise(skyline: Ledge[], from: number, { x, y, width, height }: Slot): void {
  const end = x + width;
  let past = from;
  while (past < skyline.length && skyline[past]!.x + skyline[past]!.width <= end) past++;
  const cut = skyline[past];
  if (cut && cut.x < end) {
    cut.width -= end - cut.x;
    cut.x = end;
  }
  skyline.splice(from, past - from, { x, y: y + height, width });
}
