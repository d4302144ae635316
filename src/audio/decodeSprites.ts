import { spriteAddresses } from './addresses';
import type { DecodedSprite } from './mixdown';

/**
 * Fetches and decodes files of sounds for a mixdown. A file that does not come or cannot be read is left out.
 * @param context any audio context of the browser, an offline one as well
 */
export async function decodeSprites(
  names: readonly string[],
  context: BaseAudioContext,
): Promise<ReadonlyMap<string, DecodedSprite>> {
  const decoded = await Promise.all(
    names.map(async (name) => [name, await decodeFirst(spriteAddresses(name), context)] as const),
  );
  return new Map(decoded.flatMap(([name, sprite]) => (sprite === undefined ? [] : [[name, sprite]])));
}

/** The first of several formats that comes and can be read. */
async function decodeFirst(
  addresses: readonly string[],
  context: BaseAudioContext,
): Promise<DecodedSprite | undefined> {
  for (const address of addresses) {
    try {
      const response = await fetch(address);
      if (!response.ok) continue;
      const buffer = await context.decodeAudioData(await response.arrayBuffer());
      const channels = Array.from({ length: buffer.numberOfChannels }, (_, channel) =>
        buffer.getChannelData(channel),
      );
      return { rate: buffer.sampleRate, channels };
    } catch {
      // Without this file the film is a little more silent; the next format may do.
    }
  }
  return undefined;
}
