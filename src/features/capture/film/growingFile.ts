import type { StreamTargetChunk } from 'mediabunny';

export interface GrowingFile {
  readonly writable: WritableStream<StreamTargetChunk>;
  /** What has been written so far. */
  content(): Blob;
}

/**
 * A file that is written in pieces at any place of it. It consists of blobs, which a browser keeps on disk when they are
 * large, so that a film need not fit into memory.
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
