// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FirstGameEnd } from '../../../../src/features/learn/firstGame/FirstGameEnd';
import type { Coach } from '../../../../src/features/learn/firstGame/useCoach';
import type { RunningGame } from '../../../../src/page/start';
import { cleanUp, render } from '../../../ui/render';
import { watched } from '../../online/broadcast/watched';

afterEach(cleanUp);

/** What the end of a first game of A says where these have rank 1. */
function endOf(winners: readonly string[]): string {
  const { parts } = watched('zorgl');
  const { module, session } = parts;
  const ranking = () => parts.seats.map((seat) => ({ seats: [seat], rank: winners.includes(seat) ? 1 : 2 }));
  const running = { session, module: { ...module, rules: { ...module.rules, ranking } } };
  const coach = { first: { seat: 'A', ideas: [], beyond: [] }, coached: { learnt: [] } };
  const nothing = () => {};
  const { container } = render(
    <MemoryRouter>
      <FirstGameEnd
        running={running as unknown as RunningGame}
        coach={coach as unknown as Coach}
        onRealGame={nothing}
        onAnew={nothing}
        onResult={nothing}
        onLook={nothing}
      />
    </MemoryRouter>,
  );
  return container.ownerDocument.body.textContent ?? '';
}

it('says who has won, and that nobody has where everybody has lost', () => {
  expect(endOf(['A'])).toContain('You won your first game!');
  cleanUp();
  expect(endOf(['C'])).toContain('The bot won this one.');
  cleanUp();
  const lost = endOf([]);
  expect(lost).toContain('Nobody won this one.');
  expect(lost).not.toContain('The bot won');
});
