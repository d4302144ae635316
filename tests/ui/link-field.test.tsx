// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InsecureNotice, LinkField } from '#ui';
import { byName, cleanUp, click, render } from './render';

afterEach(() => {
  cleanUp();
  vi.unstubAllGlobals();
});

const LINK = 'http://localhost:3000/#game=abc';

async function show(link: string) {
  const { container } = render(<LinkField label="Link" hint="Hint." link={link} />);
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  return container;
}

it('a link to this computer leads others of the network here, as a text and as a picture', async () => {
  const body = { addresses: ['http://192.168.0.7:3000/'] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
  const container = await show(LINK);
  await vi.waitFor(() =>
    expect(container.querySelector('input')?.value).toBe('http://192.168.0.7:3000/#game=abc'),
  );
  expect(container.textContent).toContain('everyone on your network');
  click(byName('QR code'));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  await vi.waitFor(() => expect(container.querySelector('svg.ui-qr path')).not.toBeNull());
});

it('a link to another address stays as it is', async () => {
  const container = await show('https://games.example/#game=abc');
  expect(container.querySelector('input')?.value).toBe('https://games.example/#game=abc');
  expect(container.textContent).not.toContain('network');
});

it('a link too long for a picture says so', async () => {
  const container = await show(`https://games.example/#game=${'a'.repeat(4000)}`);
  click(byName('QR code'));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  await vi.waitFor(() => expect(container.textContent).toContain('too long for a QR code'));
});

describe('on a page whose address is not secure', () => {
  /** Where the browser has no clipboard for pages, and answers the old way of copying like this. */
  async function copyTheOldWay(answer: () => boolean) {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    const copying = vi.fn(answer);
    Object.defineProperty(document, 'execCommand', { value: copying, configurable: true });
    const container = await show('http://192.168.0.7:3000/#game=abc');
    click(byName('Copy link'));
    await vi.waitFor(() => expect(copying).toHaveBeenCalledExactlyOnceWith('copy'));
    return container;
  }

  it('a link is copied anyway', async () => {
    const container = await copyTheOldWay(() => true);
    await vi.waitFor(() => expect(container.textContent).toContain('Copied'));
  });

  it('a link that cannot be copied is selected, and people are told how', async () => {
    const container = await copyTheOldWay(() => {
      throw new Error('not supported');
    });
    await vi.waitFor(() => expect(container.textContent).toContain('The link is selected'));
    const field = container.querySelector('input')!;
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('it is said which one is', () => {
    vi.stubGlobal('isSecureContext', false);
    const { container } = render(<InsecureNotice />);
    expect(container.textContent).toMatch(/not a secure address.*https:\/\/.*http:\/\/localhost/);
    cleanUp();
    vi.stubGlobal('isSecureContext', true);
    expect(render(<InsecureNotice />).container.textContent).toBe('');
  });
});
