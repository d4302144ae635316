import { describe, expect, it } from 'vitest';
import { growingFile } from '../../../../src/features/capture/film/growingFile';

async function written(...pieces: readonly (readonly [position: number, text: string])[]): Promise<string> {
  const file = growingFile('video/webm');
  const writer = file.writable.getWriter();
  for (const [position, text] of pieces) {
    await writer.write({ type: 'write', data: new TextEncoder().encode(text), position });
  }
  await writer.close();
  expect(file.content().type).toBe('video/webm');
  return file.content().text();
}

describe('a file that grows', () => {
  it('is what was written, one piece after the other', async () => {
    expect(await written([0, 'head'], [4, 'body'])).toBe('headbody');
  });

  it('takes what is filled in later, anywhere', async () => {
    expect(await written([0, 'head'], [4, 'body'], [0, 'HE'], [3, 'DB'])).toBe('HEaDBody');
    expect(await written([0, 'head'], [2, 'long tail'])).toBe('helong tail');
  });

  it('holds zeros where nothing was written yet', async () => {
    expect(await written([2, 'b'], [0, 'a'])).toBe('a\0b');
  });
});
