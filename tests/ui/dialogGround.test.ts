import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the ground of a dialog, which scrolls, is opaque throughout: veils add up where pieces of it are painted anew', () => {
  const css = readFileSync('src/ui/Dialog.css', 'utf8');
  const [, dialog = ''] = /\.ui-dialog \{([^}]*)\}/.exec(css) ?? [];
  const [, ground = ''] = /background: ([^;]*);/.exec(dialog) ?? [];
  expect(ground).toContain('var(--surface-solid)');
  expect(ground).not.toMatch(/transparent|\/ *0?\.\d/);
});
