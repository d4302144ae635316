import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('mediabunny');
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** What a browser with some codecs answers; the library asks each browser once only, so it is stood in for. */
async function supportIn(format: 'webm' | 'mp4', codecs: readonly string[]) {
  vi.resetModules();
  vi.doMock('mediabunny', async (original) => ({
    ...(await original<object>()),
    canEncodeVideo: async (codec: string) => codecs.includes(codec),
    canEncodeAudio: async (codec: string) => codecs.includes(codec),
  }));
  const { filmSupport } = await import('../../../../src/features/capture/film/encoder');
  return filmSupport({ width: 640, height: 360, rate: 30, bitrate: 1e6, format });
}

it('without WebCodecs there is no film, whatever is chosen', async () => {
  vi.stubGlobal('isSecureContext', true);
  expect((await supportIn('webm', [])).problem).toMatchObject({ code: 'film.webcodecs' });
});

it.each([
  ['webm', ['vp9', 'opus'], null, 'opus'],
  ['mp4', ['vp9', 'opus'], 'film.format', 'opus'],
  // Safari before 26.
  ['webm', ['vp9', 'avc'], null, null],
  // Firefox.
  ['mp4', ['vp9', 'avc', 'opus'], null, 'opus'],
  ['mp4', ['vp9', 'avc', 'opus', 'aac'], null, 'aac'],
] as const)('%s of a browser with %s: problem %s, sound %s', async (format, codecs, code, sound) => {
  vi.stubGlobal('VideoEncoder', {});
  const support = await supportIn(format, codecs);
  expect(support.problem?.code ?? null).toBe(code);
  expect(support.sound).toBe(sound);
});
