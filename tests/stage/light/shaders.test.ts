import { ShaderChunk } from 'three';
import { expect, it } from 'vitest';
import { installSoftShadows } from '../../../src/stage/light/softShadows';
import { installToneMapping } from '../../../src/stage/light/toneMapping';

it('basic shadows become soft ones, the other kinds stay', () => {
  const before = ShaderChunk.shadowmap_pars_fragment;
  const count = (text: string, what: string) => text.split(what).length - 1;
  installSoftShadows();
  const after = ShaderChunk.shadowmap_pars_fragment;
  expect(after).toContain('lampDistance');
  expect(count(after, 'float getShadow(')).toBe(count(before, 'float getShadow('));
  for (const kept of ['sampler2DShadow shadowMap', 'float getSunShadow', 'SHADOWMAP_TYPE_VSM']) {
    expect(count(after, kept)).toBe(count(before, kept));
  }
  const balance = (text: string) => count(text, '#if') - count(text, '#endif');
  expect(balance(after)).toBe(balance(before));
  installSoftShadows();
  expect(ShaderChunk.shadowmap_pars_fragment).toBe(after);
});

it('the tone mapping of our own takes the place that is left for one', () => {
  installToneMapping();
  const after = ShaderChunk.tonemapping_pars_fragment;
  expect(after.split('CustomToneMapping(').length - 1).toBe(1);
  expect(after).toContain('AgXToneMapping( color )');
  installToneMapping();
  expect(ShaderChunk.tonemapping_pars_fragment).toBe(after);
});
