import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FilmSheet, openEncoder } from '../../../../src/features/capture/film/encoder';

const SHEET: FilmSheet = { width: 640, height: 360, rate: 30, bitrate: 1e6, format: 'webm', sound: null };
const CANVAS = {} as HTMLCanvasElement;

afterEach(() => void vi.unstubAllGlobals());

describe('an encoder where there is none', () => {
  it('blames the browser on a secure page', async () => {
    vi.stubGlobal('isSecureContext', true);
    expect(await openEncoder(SHEET, CANVAS, 1)).toMatchObject({
      ok: false,
      error: { code: 'film.webcodecs' },
    });
  });

  it('blames the address on a page that is not secure, as on a local network', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(await openEncoder(SHEET, CANVAS, 1)).toMatchObject({
      ok: false,
      error: { code: 'film.insecure' },
    });
  });

  it('names the format that the browser has no codec for', async () => {
    vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: false }) });
    expect(await openEncoder(SHEET, CANVAS, 1)).toMatchObject({ ok: false, error: { code: 'film.format' } });
  });
});
