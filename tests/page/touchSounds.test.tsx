// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_SOUND, Soundtrack } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { useTouchSounds } from '../../src/shell/sound/useTouchSounds';
import { NotingPlayer } from '../audio/players';

interface PageProps {
  readonly soundtrack: Soundtrack;
  readonly come: boolean;
}

function Page({ soundtrack, come }: PageProps) {
  useTouchSounds(soundtrack);
  return (
    <main>
      {come && <p data-arrives="message">A greeting</p>}
      {come && (
        <section>
          <h2 data-arrives="ready">Done</h2>
        </section>
      )}
    </main>
  );
}

it('what tells of itself is heard when it comes, alone or within something else', async () => {
  const player = new NotingPlayer();
  const soundtrack = new Soundtrack(player, kaijuSounds({ sounds: 0, music: 0 }), DEFAULT_SOUND, 1);
  const { rerender } = render(<Page soundtrack={soundtrack} come={false} />);
  rerender(<Page soundtrack={soundtrack} come />);
  await waitFor(() => expect(player.played.map(({ key }) => key)).toEqual(['ui-message', 'ui-ready']));
  rerender(<Page soundtrack={soundtrack} come />);
  rerender(<Page soundtrack={soundtrack} come={false} />);
  expect(player.played).toHaveLength(2);
});
