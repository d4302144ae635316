import { spriteAddresses } from './addresses';
import type { DecodedSprite } from './mixdown';

/**
 * Fetches and decodes sound files for a mixdown. Files that fail to load or decode are left out.
 * @param context any audio context, including an offline one
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

/** The first of several formats that loads and decodes. */
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
      // Try the next format; without any, the film lacks these sounds.
    }
  }
  return undefined;
}
