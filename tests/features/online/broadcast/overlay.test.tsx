// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_BROADCAST } from '#net';
import { SeatOrderProvider } from '#ui';
import { type BroadcastOverlayProps, Overlay } from '../../../../src/features/online/broadcast/Overlay';
import { NO_CROWD } from '../../../../src/features/online/client/crowdState';
import { cleanUp, render } from '../../../ui/render';
import { type TABLES, type Watched, watched } from './watched';

afterEach(cleanUp);

const NO_CAMERA: BroadcastOverlayProps['show']['camera'] = {
  now: () => ({ x: 0, y: 0, z: 0, azimuth: 0, elevation: 1, distance: 9 }),
  shake: () => {},
};
const SHOW: BroadcastOverlayProps['show'] = {
  camera: NO_CAMERA,
  caption: null,
  replaying: null,
  onFrame: () => () => {},
};

function overlay(
  { parts }: Watched,
  change: Partial<BroadcastOverlayProps> = {},
  language: 'en' | 'fr' = 'en',
) {
  const { container } = render(
    <SeatOrderProvider seats={parts.module.seats}>
      <Overlay
        parts={{ ...parts, words: parts.module.words(language) }}
        broadcast={DEFAULT_BROADCAST}
        hands={[]}
        show={SHOW}
        arrangement="band"
        behind={0}
        lost={false}
        paused={false}
        emote={null}
        crowd={NO_CROWD}
        {...change}
      />
    </SeatOrderProvider>,
    language,
  );
  const text = (selector: string) =>
    [...container.querySelectorAll(selector)].map((each) => each.textContent ?? '');
  return { container, text };
}

/** Everything that can be pressed or has the focus of the keyboard. */
const CONTROLS = 'button, a, input, select, textarea, iframe, [tabindex], [role=button], [onclick]';

function playedOn(game: keyof typeof TABLES, actions: number): Watched {
  const match = watched(game);
  for (let done = 0; done < actions && match.play(); done++);
  match.session.seek(match.session.store.getState().actual);
  return match;
}

describe.each(['zorgl', 'tetzilla'] as const)('what is written over %s', (game) => {
  it('names the players and tells what has happened, in both languages, and has nothing to press', () => {
    const match = playedOn(game, 30);
    for (const language of ['en', 'fr'] as const) {
      const { container, text } = overlay(match, {}, language);
      expect(container.querySelectorAll(CONTROLS)).toHaveLength(0);
      const names = text('.cast-seats .cast-name');
      for (const name of Object.values(match.parts.names)) {
        expect(names.some((each) => each.includes(name ?? ''))).toBe(true);
      }
      expect(text('.cast-narration').join('').length).toBeGreaterThan(5);
      expect(text('.cast-ticker li').length).toBeGreaterThan(5);
      expect(text('.cast-facts li').length).toBeGreaterThan(1);
      cleanUp();
    }
  });

  it('shows the figure that a player has chosen in place of that of the game', () => {
    const match = playedOn(game, 4);
    const [seat = ''] = match.parts.seats;
    const chosen = { ...match, parts: { ...match.parts, figures: { [seat]: 'zorgl-d' } } };
    const pictures = ({ container }: ReturnType<typeof overlay>) =>
      [...container.querySelectorAll('.cast-seats img')].map((img) => img.getAttribute('src'));
    const shown = pictures(overlay(chosen));
    expect(shown).toContain('/portraits/zorgl-d.webp');
    cleanUp();
    expect(shown).not.toEqual(pictures(overlay(match)));
  });
});

it('shows the action card of the hero who acts, in every arrangement', () => {
  const match = watched('king-of-monsters');
  const isActing = () => {
    const { stack } = match.room.match.position as { readonly stack: readonly { readonly kind: string }[] };
    return stack.at(-1)?.kind === 'hero';
  };
  while (!isActing()) match.play();
  match.session.seek(match.session.store.getState().actual);
  for (const arrangement of ['band', 'columns', 'strip', 'upright'] as const) {
    const { container, text } = overlay(match, { arrangement });
    expect(text('.cast-in-play strong')).toEqual(['turned up']);
    expect(container.querySelectorAll('.cast-in-play .ui-card')).toHaveLength(1);
    cleanUp();
  }
});

describe.each(['zorgl', 'tetzilla', 'king-of-monsters'] as const)('over %s', (game) => {
  it('shows hands only of the seats that the broadcast names', () => {
    const match = playedOn(game, 12);
    const { room } = match;
    const [first, second] = room.seats;
    const views = Object.fromEntries(
      room.seats.map((seat) => [seat, room.rules.view(room.match.position, seat)]),
    );
    const hands = [{ actions: 12, hands: views }];
    expect(overlay(match, { hands }).text('.cast-hands h2')).toEqual([]);
    cleanUp();
    const shown = { ...DEFAULT_BROADCAST, hands: [second!] };
    expect(overlay(match, { hands, broadcast: shown }).text('.cast-hands h2')).toEqual([
      match.parts.names[second!],
    ]);
    cleanUp();
    const told = { ...DEFAULT_BROADCAST, hands: [first!] };
    expect(overlay(match, { hands: [], broadcast: told }).text('.cast-hands h2')).toEqual([]);
  });

  it('tells how late it is, that it is a replay, and that the connection is lost', () => {
    const match = playedOn(game, 5);
    expect(overlay(match).text('.cast-live')).toEqual(['Live']);
    cleanUp();
    const late = overlay(match, { behind: 30, lost: true });
    expect(late.text('.cast-live')).toEqual(['30 s delay']);
    expect(late.text('.cast-lost')).toHaveLength(1);
    cleanUp();
    const again = overlay(match, { show: { ...SHOW, replaying: { action: 2, label: 'Mega-combo' } } });
    expect(again.text('.cast-replay')).toEqual(['ReplayMega-combo']);
    expect(again.text('.cast-live')).toEqual([]);
  });

  it('is called by its event, and keeps a corner for a webcam, where it was given either', () => {
    const match = playedOn(game, 5);
    const plain = overlay(match);
    expect(plain.text('h1')).toEqual([match.parts.module.words('en').title]);
    expect(plain.container.querySelector('.cast-webcam')).toBeNull();
    cleanUp();
    const event = { ...DEFAULT_BROADCAST, title: 'Kaiju Open, round 3', webcam: 'right' } as const;
    const shown = overlay(match, { broadcast: event });
    expect(shown.text('h1')).toEqual(['Kaiju Open, round 3']);
    expect(shown.container.querySelector('[data-webcam="right"] .cast-webcam')).not.toBeNull();
  });

  it('shows no more choices of a crowd than have room below a webcam', () => {
    const match = playedOn(game, 5);
    const seat = match.parts.seats[0]!;
    const choices = Array.from({ length: 9 }, () => []);
    const ballot = {
      match: 0,
      known: 5,
      seat,
      seconds: 20,
      left: 9,
      view: null,
      choices,
      counts: choices.map(() => 0),
    };
    const crowd = { ...NO_CROWD, ballot };
    const faced = { ...DEFAULT_BROADCAST, webcam: 'right' } as const;
    const shown = (change: Partial<BroadcastOverlayProps>) => {
      const count = overlay(match, { crowd, ...change }).text('.crowd-tally-choices li').length;
      cleanUp();
      return count;
    };
    expect(shown({})).toBe(6);
    expect(shown({ broadcast: faced })).toBe(4);
    expect(shown({ broadcast: faced, arrangement: 'upright' })).toBe(6);
  });

  it('says that the table has paused', () => {
    expect(overlay(playedOn(game, 5), { paused: true, behind: 30 }).text('.cast-live')).toEqual(['Paused']);
  });

  it('tells who is winning, as those who look on can know it, unless it is turned off', () => {
    const match = playedOn(game, 12);
    const shares = overlay(match).text('.cast-winning .visually-hidden');
    const sides = match.room.rules.teams(match.room.match.position);
    expect(shares).toHaveLength(sides.length);
    const numbers = shares.map((share) => Number(/(\d+) %$/.exec(share)?.[1]));
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(100);
    cleanUp();
    const silent = { ...DEFAULT_BROADCAST, chances: false };
    expect(overlay(match, { broadcast: silent }).text('.cast-winning')).toEqual([]);
  });

  it('has a word for every figure of the scores', () => {
    const match = playedOn(game, 12);
    for (const language of ['en', 'fr'] as const) {
      const { text } = overlay(match, {}, language);
      const scores = text('.cast-score');
      expect(scores.length).toBeGreaterThan(1);
      for (const word of text('.cast-score small')) expect(word).toMatch(/^\p{L}{5,}$/u);
      for (const fact of text('.cast-facts span[aria-hidden]')) {
        if (/^\d+(\/\d+)?$/.test(fact)) expect(text('.cast-facts small').length).toBeGreaterThan(0);
      }
      cleanUp();
    }
  });

  it('tells the story in the order in which it happened, without what the caption says', () => {
    const match = playedOn(game, 12);
    const { text } = overlay(match);
    const [caption] = text('.cast-narration');
    const ticker = text('.cast-ticker li');
    expect(caption).toContain(text('.visually-hidden li').at(-1) ?? caption);
    match.play();
    match.session.seek(match.session.store.getState().actual);
    cleanUp();
    const later = overlay(match).text('.cast-ticker li');
    const shift = later.length - ticker.length;
    expect(later.slice(0, later.length - Math.max(1, shift))).not.toContain(later.at(-1));
    expect(caption).toContain(later.at(-1));
  });

  it('ends with the ranking', () => {
    const match = playedOn(game, 100_000);
    const { text } = overlay(match);
    const ranks = text('.cast-over li');
    expect(ranks).toHaveLength(match.room.seats.length);
    expect(text('.cast-over h2').join('').length).toBeGreaterThan(3);
    expect(text('.cast-seats')).toEqual([]);
  });
});

it('names the King of Monsters and the League with its heroes, and the one of them who acts', () => {
  const match = playedOn('king-of-monsters', 30);
  const [king, ...heroes] = match.parts.seats;
  for (const language of ['en', 'fr'] as const) {
    const { container, text } = overlay(match, {}, language);
    expect(container.querySelectorAll(CONTROLS)).toHaveLength(0);
    expect(text('.cast-seats .cast-name').join(' ')).toContain(match.parts.names[king!]);
    expect(text('.cast-seats .cast-name')).toHaveLength(2);
    expect(container.querySelectorAll('.cast-members > span')).toHaveLength(heroes.length);
    const goods = text('.cast-goods').join(' ');
    expect(heroes.filter((hero) => goods.includes(match.parts.names[hero]!))).toHaveLength(1);
    expect(text('.cast-ticker li').length).toBeGreaterThan(5);
    expect(text('.cast-facts li').length).toBeGreaterThan(1);
    cleanUp();
  }
});

it('shows the card that is played in large', () => {
  const match = watched('zorgl');
  let card = '';
  for (let done = 0; done < 40 && card === ''; done++) {
    match.play();
    match.session.seek(match.session.store.getState().actual);
    const { action } = match.room.match.entries.at(-1)!;
    if (typeof action === 'object' && action !== null && 'card' in action) card = String(action.card);
  }
  expect(card).not.toBe('');
  expect(overlay(match).text('.cast-in-play figcaption').join('').length).toBeGreaterThan(5);
});
