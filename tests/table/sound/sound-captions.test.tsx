// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SOUND, type SoundMap, Soundtrack } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { zorglModule } from '#zorgl';
import { SoundCaptions } from '../../../src/table/sound/SoundCaptions';
import { useSoundCaptions } from '../../../src/table/sound/useSoundCaptions';
import { NotingPlayer } from '../../audio/players';

const WORDS = zorglModule.words('en');

interface CaptionsProps {
  readonly soundtrack: Soundtrack;
  readonly time: { pass: (seconds: number) => void };
}

function Captions({ soundtrack, time }: CaptionsProps) {
  const { lines, pass } = useSoundCaptions(soundtrack, true, WORDS);
  useEffect(() => {
    time.pass = pass;
  }, [time, pass]);
  return <SoundCaptions lines={lines} />;
}

function open(map: SoundMap = kaijuSounds({ sounds: 0, music: 0 }, 'city')) {
  const soundtrack = new Soundtrack(new NotingPlayer(), map, DEFAULT_SOUND, 1);
  const time = { pass: (_seconds: number): void => undefined };
  const { container } = render(<Captions soundtrack={soundtrack} time={time} />);
  return {
    soundtrack,
    hear: (sound: string, x: number) => act(() => soundtrack.play({ sound, volume: 1, x })),
    pass: (seconds: number) =>
      act(() => {
        soundtrack.tick(seconds, 0);
        time.pass(seconds);
      }),
    lines: () =>
      [...container.querySelectorAll<HTMLElement>('.sound-captions > span')].map(
        ({ textContent, dataset }) => [textContent, dataset.side ?? null],
      ),
  };
}

describe('captions of sounds', () => {
  it('tell from which side a sound is heard, and tell both sides of what is heard on either', () => {
    const { hear, pass, lines } = open();
    hear('collapse', -4);
    pass(0.1);
    hear('collapse', 4);
    hear('siren', 0.5);
    expect(lines()).toEqual([
      ['[building collapses]', 'left'],
      ['[building collapses]', 'right'],
      ['[siren]', null],
    ]);
    pass(3);
    expect(lines()).toEqual([]);
  });

  it('tell each mood of the music as it comes, and nothing if a game has none', () => {
    for (const [map, told] of [
      [
        undefined,
        [
          ['[tense music]', null],
          ['[music of a showdown]', null],
        ],
      ],
      [kaijuSounds({ sounds: 0, music: 0 }), []],
    ] as const) {
      const { soundtrack, lines } = open(map);
      act(() => {
        soundtrack.begin(0);
        soundtrack.tick(0.1, 0);
      });
      expect(lines()).toEqual([]);
      act(() => {
        for (const tension of [0.5, 0.5, 1, 1]) soundtrack.tick(0.1, tension);
      });
      expect(lines()).toEqual(told);
    }
  });
});
