// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok, unwrap } from '#core';
import { type Box, CITIES, foundCity, GRID, parseBoard } from '#zorgl/rules';
import { EMPTY_PLAN } from '../../../../../src/games/zorgl/pages/city/brush';
import { CheckPanel } from '../../../../../src/games/zorgl/pages/city/CheckPanel';
import { CityGallery } from '../../../../../src/games/zorgl/pages/city/CityGallery';
import { CityMap } from '../../../../../src/games/zorgl/pages/city/CityMap';
import { CityPlan } from '../../../../../src/games/zorgl/pages/city/CityPlan';
import { DeskPanel } from '../../../../../src/games/zorgl/pages/city/DeskPanel';
import { draftOf } from '../../../../../src/games/zorgl/pages/city/editor';
import { FIRST_KIT } from '../../../../../src/games/zorgl/pages/city/kit';
import { ToolPanel } from '../../../../../src/games/zorgl/pages/city/ToolPanel';
import type { CityDesk } from '../../../../../src/games/zorgl/pages/city/useCityDesk';
import { byName, cleanUp, click, render, type } from '../../../../ui/render';

afterEach(cleanUp);

const HARBOUR = draftOf({ name: 'Harbour', board: CITIES.harbour }, 'h');
const at = (name: string) => GRID.parse(name)!;

describe('the tools', () => {
  it('are taken in hand, with how high they build and what goes with them', () => {
    const onChange = vi.fn();
    render(<ToolPanel kit={FIRST_KIT} onChange={onChange} />);
    click(byName('Start C'));
    expect(onChange).toHaveBeenLastCalledWith({ ...FIRST_KIT, tool: 'C' });
    click(byName('7'));
    expect(onChange).toHaveBeenLastCalledWith({ ...FIRST_KIT, tool: 'building', floors: 7 });
    click(byName('Half a turn'));
    expect(onChange).toHaveBeenLastCalledWith({ ...FIRST_KIT, symmetry: 'half-turn' });
  });

  it('build the plant as high as was said for it', () => {
    const onChange = vi.fn();
    render(<ToolPanel kit={{ ...FIRST_KIT, tool: 'plant' }} onChange={onChange} />);
    expect((byName('8') as HTMLInputElement).checked).toBe(true);
    click(byName('5'));
    expect(onChange).toHaveBeenLastCalledWith({ ...FIRST_KIT, tool: 'plant', plantFloors: 5 });
  });
});

describe('the flat plan', () => {
  function show(faulty: readonly Box[] = []) {
    const onUse = vi.fn();
    const onPoint = vi.fn();
    const { container } = render(
      <CityPlan
        plan={HARBOUR.plan}
        pointed={at('c6')}
        touched={new Set([at('c6'), at('f5')])}
        faulty={new Set(faulty)}
        onPoint={onPoint}
        onUse={onUse}
      />,
    );
    return { container, onUse, onPoint };
  }

  it('reads what stands in every box, the north-west corner first', () => {
    const { container } = show();
    const words = [...container.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'));
    expect(words).toHaveLength(49);
    expect(words[0]).toBe('a7: building, 4 floors');
    expect(words.slice(7, 10)).toEqual(['a6: building, 4 floors', 'b6: start B', 'c6: building, 2 floors']);
    expect(words).toContain('d4: power plant, 7 floors');
    expect(words).toContain('d5: unit');
    expect(words[48]).toBe('g1: building, 4 floors');
  });

  it('has one box in the tab order: the one that is meant', () => {
    const { container } = show();
    const stops = [...container.querySelectorAll<HTMLElement>('button[tabindex="0"]')];
    expect(stops.map(({ dataset }) => dataset.box)).toEqual(['c6']);
  });

  it('is clicked like the table, the other button takes floors off', () => {
    const { onUse, container } = show(['d5']);
    click(byName('c6: building, 2 floors'));
    expect(onUse).toHaveBeenLastCalledWith(at('c6'), false);
    const box = byName('c6: building, 2 floors');
    box.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    expect(onUse).toHaveBeenLastCalledWith(at('c6'), true);
    const marked = (mark: string) =>
      [...container.querySelectorAll<HTMLElement>(`.${mark}`)].map(({ dataset }) => dataset.box).sort();
    expect(marked('touched')).toEqual(['c6', 'f5']);
    expect(marked('faulty')).toEqual(['d5']);
  });
});

describe('the check', () => {
  const text = () => document.querySelector('.city-check')?.textContent ?? '';

  it('says that a city is one, and how fair it is', () => {
    render(<CheckPanel draft={HARBOUR} onRename={() => {}} />);
    expect(text()).toContain('Ready to be wrecked');
    expect(text()).toContain('Fair: every start sees the same city.');
    expect(text()).toContain('Units4/8');
  });

  it('says all that is missing in plain words, in both languages', () => {
    const draft = { id: 'x', name: '', plan: EMPTY_PLAN };
    render(<CheckPanel draft={draft} onRename={() => {}} />);
    for (const fault of ['It has no power plant.', 'Start A is missing.', 'Start D is missing.']) {
      expect(text()).toContain(fault);
    }
    expect(text()).toContain('Not a city yet');
    expect(text()).toContain('It needs a name.');
    cleanUp();
    render(<CheckPanel draft={draft} onRename={() => {}} />, 'fr');
    expect(text()).toContain('Il manque la centrale.');
    expect(text()).toContain('Il manque le départ A.');
  });

  it('takes another name', () => {
    const onRename = vi.fn();
    const { container } = render(<CheckPanel draft={HARBOUR} onRename={onRename} />);
    type(container.querySelector('input')!, 'Docks');
    expect(onRename).toHaveBeenCalledWith('Docks');
  });
});

describe('the desk', () => {
  const desk = (change: Partial<CityDesk> = {}): CityDesk => ({
    own: [],
    kept: null,
    notice: null,
    dismiss: vi.fn(),
    keep: vi.fn(),
    copy: vi.fn(),
    open: vi.fn(),
    openFile: vi.fn(),
    remove: vi.fn(),
    ...change,
  });

  it('plays, keeps and shares what is a city', () => {
    const made = desk();
    const onPlay = vi.fn();
    render(<DeskPanel draft={HARBOUR} desk={made} origin="" onPlay={onPlay} onClear={() => {}} />);
    click(byName('Play here'));
    click(byName('Keep it'));
    expect(onPlay).toHaveBeenCalledOnce();
    expect(made.keep).toHaveBeenCalledOnce();
  });

  it('plays nothing that is none', () => {
    const made = desk();
    const onPlay = vi.fn();
    render(
      <DeskPanel
        draft={{ ...HARBOUR, plan: EMPTY_PLAN }}
        desk={made}
        origin=""
        onPlay={onPlay}
        onClear={() => {}}
      />,
    );
    for (const name of ['Play here', 'Keep it', 'Share']) {
      expect(byName(name).getAttribute('aria-disabled')).toBe('true');
      click(byName(name));
    }
    expect(onPlay).not.toHaveBeenCalled();
    expect(made.keep).not.toHaveBeenCalled();
  });

  it('knows what is kept already', () => {
    const city = unwrap(foundCity('Harbour', HARBOUR.plan));
    const panel = (name: string) => (
      <DeskPanel
        draft={{ ...HARBOUR, name }}
        desk={desk({ kept: city })}
        origin=""
        onPlay={() => {}}
        onClear={() => {}}
      />
    );
    const { show } = render(panel('Harbour'));
    expect(byName('Kept').getAttribute('aria-disabled')).toBe('true');
    show(panel('Docks'));
    expect(byName('Keep changes').getAttribute('aria-disabled')).toBeNull();
  });
});

it('the gallery deletes cities of one’s own only', () => {
  const onDelete = vi.fn();
  const city = unwrap(foundCity('Moss End', unwrap(parseBoard(CITIES.printed))));
  render(
    <CityGallery
      own={[{ id: 'c1', value: ok(city) }]}
      chosen={null}
      onChoose={() => {}}
      onDelete={onDelete}
      onClose={() => {}}
    />,
  );
  expect(document.querySelectorAll('[aria-label^=Delete]')).toHaveLength(1);
  click(byName('Delete Moss End'));
  expect(onDelete).toHaveBeenCalledWith('c1', city);
});

it('a map draws what stands there, and who starts where', () => {
  const { container } = render(
    <CityMap board={CITIES.harbour} places={['A', 'C']} army={false} label="Map" />,
  );
  // Sixteen buildings beside the ground; the army is not there.
  expect(container.querySelectorAll('.city-map > svg rect')).toHaveLength(17);
  expect(container.querySelectorAll('.ui-seat-mark')).toHaveLength(2);
  expect(container.querySelectorAll('.city-map-free')).toHaveLength(2);
  const [first] = container.querySelectorAll<HTMLElement>('.city-map-spot');
  expect(first?.style.left).toBe(`${(15 / 70) * 100}%`);
});
