import type { StreamTargetChunk } from 'mediabunny';

export interface GrowingFile {
  readonly writable: WritableStream<StreamTargetChunk>;
  /** Content written so far. */
  content(): Blob;
}

/**
 * A file that can be written at any offset. It consists of blobs, which browsers move to disk, so a film need
 * not fit in memory.
 */
export function growingFile(type: string): GrowingFile {
  let content = new Blob([], { type });
  const writable = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      const gap = new Uint8Array(Math.max(0, position - content.size));
      const before = content.slice(0, position);
      const after = content.slice(position + data.length);
      content = new Blob([before, gap, data, after], { type });
    },
  });
  return { writable, content: () => content };
}
