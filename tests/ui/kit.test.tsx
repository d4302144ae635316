// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language, ProblemParams } from '#core';
import { ProblemWordsProvider } from '#i18n';
import {
  Button,
  ErrorNotice,
  GameOverPanel,
  LOG_DRAWINGS,
  type LogEntry,
  LogPanel,
  type Preferences,
  SeatBadge,
  Segmented,
  SettingsDialog,
  TextField,
  Toggle,
} from '#ui';
import { zorglProblems } from '#zorgl/words';
import { GameFigures } from '../../src/ui/GameFigures';
import { SoundFields } from '../../src/ui/SoundSettings';
import { byName, cleanUp, click, render, type } from './render';

afterEach(cleanUp);

it('a disabled button stays readable and does nothing', () => {
  const onPress = vi.fn();
  render(
    <Button disabled describedBy="why" onPress={onPress}>
      End turn
    </Button>,
  );
  const button = byName('End turn') as HTMLButtonElement;
  click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-describedby')).toBe('why');
});

it('a seat is a shape and a name, also in words', () => {
  const { container } = render(<SeatBadge seat="B" name="Mia" />);
  expect(container.textContent).toBe('Mia(triangle)');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('an error is told in the language in use, and never by its code', () => {
  const words = (language: Language) => zorglProblems[language];
  const told = (code: string, params?: ProblemParams) => {
    const problem = { field: 'to', code, ...(params === undefined ? {} : { params }), clause: 'Z7.5' };
    render(
      <ProblemWordsProvider words={words}>
        <ErrorNotice problem={problem} />
      </ProblemWordsProvider>,
      'fr',
    );
    const text = document.querySelector('[role=alert] div')?.textContent;
    cleanUp();
    return text;
  };
  expect(told('zorgl.box.beyond', { box: 'g7' })).toBe('Cela n’a pas marchéto g7 est hors de portée (Z7.5)');
  expect(told('zorgl.not.there')).not.toContain('zorgl.not.there');
});

it('an error names field, reason and clause', () => {
  const onDismiss = vi.fn();
  render(
    <ErrorNotice problem={{ field: 'to', code: 'type.object', clause: 'Z4.2' }} onDismiss={onDismiss} />,
  );
  const notice = document.querySelector('[role=alert]');
  expect(notice?.textContent).toBe('That did not workto must be an object (Z4.2)');
  click(byName('Dismiss the message'));
  expect(onDismiss).toHaveBeenCalledOnce();
});

describe('fields', () => {
  it('a switch says its state', () => {
    const onChange = vi.fn();
    render(<Toggle label="Army" value={false} onChange={onChange} />);
    const toggle = byName('Army');
    expect(toggle.getAttribute('role')).toBe('switch');
    click(toggle);
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('segments are radio buttons under a legend', () => {
    const onChange = vi.fn();
    const options = [2, 3, 4].map((value) => ({ value, label: String(value) }));
    const { container } = render(
      <Segmented label="Players" options={options} value={2} onChange={onChange} />,
    );
    expect(container.querySelector('legend')?.textContent).toBe('Players');
    const radios = container.querySelectorAll<HTMLInputElement>('input');
    expect([...radios].map((radio) => radio.checked)).toEqual([true, false, false]);
    click(radios[2]!);
    expect(onChange).toHaveBeenCalledWith(4);
  });

  it('an error stands in for the hint and is tied to the field', () => {
    const onChange = vi.fn();
    const { container } = render(
      <TextField label="Seed" value="x" hint="a number" error="no number" onChange={onChange} />,
    );
    const field = container.querySelector('input')!;
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'no number',
    );
    type(field, '12');
    expect(onChange).toHaveBeenCalledWith('12');
  });
});

describe('the log', () => {
  const entries: LogEntry[] = [
    { id: '0', text: 'Rex walks to c3.', tone: 'plain', seat: 'A', action: 0 },
    { id: '1', text: 'Rex shoves Mia.', tone: 'hit', seat: 'A', action: 1 },
  ];

  it('goes to the moment of a line', () => {
    const onSeek = vi.fn();
    render(<LogPanel entries={entries} open shown={2} onToggle={() => {}} onSeek={onSeek} />);
    click(byName('Rex shoves Mia.'));
    expect(onSeek).toHaveBeenCalledWith(1);
  });

  it('draws beside each line what kind of thing happened, and whose doing it was', () => {
    const drawn: LogEntry[] = [
      { ...entries[0]!, icon: LOG_DRAWINGS.card },
      { ...entries[1]!, icon: LOG_DRAWINGS.hit, seat: 'B' },
      { id: '2', text: 'The cards are shuffled.', tone: 'quiet', seat: null, action: 1 },
    ];
    const { container } = render(
      <LogPanel entries={drawn} open shown={2} onToggle={() => {}} onSeek={() => {}} />,
    );
    const lines = [...container.querySelectorAll('li')];
    const icons = lines.map((line) => line.querySelector('.ui-log-icon path')?.getAttribute('d'));
    expect(icons).toEqual([LOG_DRAWINGS.card[0]!.d, LOG_DRAWINGS.hit[0]!.d, undefined]);
    const shapes = lines.map((line) => line.querySelector('.ui-seat-mark path')?.getAttribute('d'));
    expect(shapes[0]).not.toBe(shapes[1]);
    expect(shapes[2]).toBeUndefined();
  });

  it('shows the latest lines of a long story, and earlier ones by a button', () => {
    const long = Array.from({ length: 3000 }, (_, action): LogEntry => {
      return { id: String(action), text: `Line ${action}.`, tone: 'plain', seat: 'A', action };
    });
    const { container } = render(
      <LogPanel entries={long} open shown={3000} onToggle={() => {}} onSeek={() => {}} />,
    );
    expect(container.querySelectorAll('li')).toHaveLength(201);
    expect(container.querySelector('li:last-child')?.textContent).toContain('Line 2999.');
    click(byName('Show 2800 earlier lines'));
    expect(container.querySelectorAll('li')).toHaveLength(401);
  });

  it('follows the action that is shown again, to its very beginning', () => {
    const story = Array.from({ length: 450 }, (_, action): LogEntry => {
      return { id: String(action), text: `Line ${action}.`, tone: 'plain', seat: 'A', action };
    });
    const log = (shown: number) => (
      <LogPanel entries={story} open shown={shown} onToggle={() => {}} onSeek={() => {}} />
    );
    // Lines of 20 pixels in a list that shows ten of them.
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const list = this.closest('ol')!;
      if (this === list) return new DOMRect(0, 0, 200, 200);
      return new DOMRect(0, 20 * [...list.children].indexOf(this) - list.scrollTop, 200, 20);
    });
    const { container, show } = render(log(450));
    const list = () => container.querySelector('ol')!;
    const seen = () => {
      const first = list().scrollTop / 20;
      return [...list().children].slice(first, first + 10).map(({ textContent }) => textContent);
    };
    show(log(300));
    expect(seen()).toContain('Line 299.');
    show(log(0));
    expect(seen()[0]).toBe('Line 0.');
    show(log(15));
    expect(seen().at(-1)).toBe('Line 14.');
    show(log(14));
    expect(seen().at(-1)).toBe('Line 14.');
    rect.mockRestore();
  });

  it('marks the action that the table shows', () => {
    const { container } = render(
      <LogPanel entries={entries} open shown={1} onToggle={() => {}} onSeek={() => {}} />,
    );
    const marked = [...container.querySelectorAll('[aria-current=step]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Rex walks to c3.']);
  });

  it('dims what the table does not show yet', () => {
    const { container } = render(
      <LogPanel entries={entries} open shown={1} onToggle={() => {}} onSeek={() => {}} />,
    );
    expect([...container.querySelectorAll('li')].map((line) => line.classList.contains('later'))).toEqual([
      false,
      true,
    ]);
  });

  it('closes to its heading', () => {
    const onToggle = vi.fn();
    const { container } = render(
      <LogPanel entries={entries} open={false} shown={2} onToggle={onToggle} onSeek={() => {}} />,
    );
    expect(container.querySelector('li')).toBeNull();
    expect(byName('Game log', container.querySelector('section')!).getAttribute('aria-expanded')).toBe(
      'false',
    );
    click(container.querySelector('button')!);
    expect(onToggle).toHaveBeenCalledOnce();
  });
});

it('a closed log tells the whole of the latest action', () => {
  const entries: LogEntry[] = [
    { id: '0.0', text: 'Zed walks to b2.', tone: 'plain', seat: 'C', action: 0 },
    { id: '1.0', text: 'Rex walks to c3.', tone: 'plain', seat: 'A', action: 1 },
    { id: '1.1', text: 'A unit on c3 is crushed.', tone: 'hit', seat: 'A', action: 1 },
  ];
  const { container } = render(
    <LogPanel entries={entries} open={false} shown={2} onToggle={() => {}} onSeek={() => {}} />,
  );
  expect(container.textContent).toContain('Rex walks to c3. A unit on c3 is crushed.');
  expect(container.textContent).not.toContain('Zed');
});

it('the end of a game ranks the players and offers ways on', () => {
  const calls = {
    onAgain: vi.fn(),
    onWatch: vi.fn(),
    onAnalysis: vi.fn(),
    onShare: vi.fn(),
    onLobby: vi.fn(),
    onLook: vi.fn(),
  };
  render(
    <GameOverPanel
      title="Olga wins!"
      reason="Ten floors."
      rows={[
        { seat: 'D', name: 'Olga', rank: 1, detail: '10 floors' },
        { seat: 'A', name: 'Rex', rank: 2, detail: '4 floors' },
      ]}
      figures={[{ label: 'Attacks', bySeat: { A: 7, D: 12 } }]}
      turns={9}
      actions={34}
      {...calls}
    />,
  );
  const rows = [...document.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual(['1.Olga(diamond)10 floors', '2.Rex(circle)4 floors']);
  const told = [...document.querySelectorAll('tr')].map((row) => row.textContent);
  expect(told).toEqual(['Olga(diamond)Rex(circle)', 'Attacks127']);
  expect(document.querySelector('td.most')?.textContent).toBe('12');
  expect(document.querySelector('summary')?.textContent).toBe('Statistics 9 turns, 34 actions');
  expect(document.activeElement).toBe(byName('Play again'));
  click(byName('Play again'));
  click(byName('Watch the game'));
  click(byName('Analysis'));
  click(byName('Share'));
  click(byName('Back to the lobby'));
  click(byName('Look at the table'));
  for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
});

it('a game in which nobody has done anything has no figures', () => {
  const players = [{ seat: 'A', name: 'Rex' }];
  render(<GameFigures players={players} figures={[{ label: 'Attacks', bySeat: {} }]} length="1 turn" />);
  expect(document.querySelector('details')).toBeNull();
});

it('settings tell what is new, in the language they are shown in', () => {
  const preferences: Preferences = {
    language: 'fr',
    textSize: 'normal',
    quality: 'medium',
    mood: 'night',
    tiltShift: false,
    speed: 1,
    othersPace: 'normal',
    hurriesOwn: false,
    playsHidden: false,
    attractAfter: null,
    reducedMotion: false,
    camera: 'gentle',
    coordinates: true,
    hints: true,
    turnsTable: false,
    turnsPage: false,
    sound: { muted: false, master: 1, effects: 1, voices: 1, music: 1, interface: 1 },
    soundCaptions: false,
    keys: {},
  };
  const onChange = vi.fn();
  const onClose = vi.fn();
  render(<SettingsDialog preferences={preferences} onChange={onChange} onClose={onClose} />, 'fr');
  expect(document.querySelector('dialog h2')?.textContent).toBe('Réglages');
  click(
    [...document.querySelectorAll('input')].find((radio) => radio.parentElement?.textContent === 'English')!,
  );
  click(document.querySelector('[role=switch]')!);
  click(
    [...document.querySelectorAll('input')].find((radio) => radio.parentElement?.textContent === 'Télé')!,
  );
  type(document.querySelector('select')!, '0.5');
  expect(onChange.mock.calls).toEqual([
    [{ language: 'en' }],
    [{ reducedMotion: true }],
    [{ textSize: 'tv' }],
    [{ speed: 0.5 }],
  ]);
  click(byName('Fermer'));
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
it('each kind of sound is silenced by itself and keeps its level; a phone with a switch for it is told of', () => {
  const levels = { muted: false, master: 1, effects: 1, voices: 1, music: 0.6, interface: 1 };
  const onLevels = vi.fn();
  const shown = { captions: false, onLevels, onCaptions: () => {} };
  render(<SoundFields levels={levels} {...shown} />);
  expect(document.body.textContent).not.toContain('iPhone');
  click(byName('Mute: Music'));
  expect(onLevels).toHaveBeenLastCalledWith({ ...levels, silenced: ['music'] });
  cleanUp();
  const agent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)');
  render(<SoundFields levels={{ ...levels, silenced: ['music', 'voices'] }} {...shown} />);
  agent.mockRestore();
  expect(document.body.textContent).toContain('switch on the side of your iPhone');
  expect(byName('Mute: Music').getAttribute('aria-pressed')).toBe('true');
  click(byName('Mute: Music'));
  expect(onLevels).toHaveBeenLastCalledWith({ ...levels, silenced: ['voices'] });
});
