import { describe, expect, it } from 'vitest';
import { isLow, tableLayout } from '../../src/table/layout';

describe('the layout of the table', () => {
  it.each([
    [1920, 1080, 'wide'],
    [1280, 593, 'wide'],
    [960, 540, 'flat'],
    [844, 390, 'flat'],
    [820, 1180, 'tall'],
    [768, 1024, 'tall'],
    [390, 844, 'phone'],
    [320, 568, 'phone'],
  ] as const)('goes by width and height: %s × %s', (width, height, layout) => {
    expect(tableLayout(width, height, 16)).toBe(layout);
  });

  it('takes large letters for a small window', () => {
    expect(tableLayout(1366, 768, 32)).toBe('flat');
    expect(tableLayout(820, 1180, 32)).toBe('phone');
    expect(tableLayout(390, 844, 32)).toBe('narrow');
    expect(tableLayout(844, 390, 32)).toBe('narrow');
    expect(isLow(768, 16)).toBe(false);
    expect(isLow(768, 32)).toBe(true);
  });
});
