// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilmSupport } from '../../../../src/features/capture/film/encoder';
import { SoundField } from '../../../../src/features/capture/film/SoundField';

afterEach(cleanup);

const able = (sound: FilmSupport['sound']): FilmSupport => ({ problem: null, sound });

it('a browser that cannot encode sound has it switched off before the film is made, and says why', () => {
  const onChange = vi.fn();
  render(<SoundField format="webm" value support={able(null)} onChange={onChange} />);
  const sound = screen.getByRole('switch', { name: /cannot encode sound/ });
  expect(sound.getAttribute('aria-checked')).toBe('false');
  expect(sound.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(sound);
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['mp4', 'opus', true, true],
  ['mp4', 'aac', true, false],
  ['webm', 'opus', true, false],
  ['mp4', 'opus', false, false],
] as const)(
  '%s with %s, sound wanted: %s. Warns of players that lack it: %s',
  (format, codec, value, warns) => {
    render(<SoundField format={format} value={value} support={able(codec)} onChange={() => {}} />);
    expect(screen.queryByText(/MP4 with Opus/) !== null).toBe(warns);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe(String(value));
  },
);
