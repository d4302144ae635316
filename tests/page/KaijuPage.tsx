import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { ServicesProvider } from '#module';
import type { KaijuDriver } from '#session';
import type { Action, CardId, Position } from '#zorgl/rules';
// All that the DOM tests of the pages know of the program's inside:
import { App } from '../../src/shell/App';
import { boot } from '../../src/shell/boot';
import { cardButton, cardsNamedIn } from '../helpers/cards';
import type { RoomServer } from '../helpers/roomServer';
import { beginDocument, endDocument, forgetStorages, offeredFiles, writingDone } from './browser';

/** The longest a route may take to load, in milliseconds: nothing here waits for anything slow. */
const LOADING = 20_000;

/** More controls than a page has. */
const MAX_STOPS = 60;

/** A page of the program in a document without a picture: what `Table` is to a real browser, with the same words. */
class KaijuPage {
  readonly user: UserEvent = userEvent.setup();
  /** The server whose rooms the pages reach; null for none. */
  server: RoomServer | null = null;

  /** Goes to an address as if it was typed: the page before is gone, what the browser remembers stays. */
  visit(address: string): Promise<void> {
    return this.load(address, 'navigate');
  }

  reload(): Promise<void> {
    return this.load(window.location.href, 'reload');
  }

  /** Goes to a route with the parameters of tests. @param query further parameters */
  open(path: string, query: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.visit(
      `${path}?${new URLSearchParams({ quality: 'test', lang: 'en', clock: 'manual', ...query })}`,
    );
  }

  /** Opens a table and waits until it can be played at. */
  async openTable(query: Readonly<Record<string, string>>): Promise<void> {
    await this.open('/table', query);
    await this.ready();
  }

  /** Closes the page; the browser remembers nothing. */
  forget(): void {
    this.close();
    this.server = null;
    forgetStorages();
  }

  close(): void {
    cleanup();
    endDocument();
  }

  async ready(): Promise<void> {
    await waitFor(() => driver(), { timeout: LOADING });
    await driver().ready();
  }

  advance(seconds: number): Promise<void> {
    return driver().advance(seconds);
  }

  settle(): Promise<void> {
    return driver().settle();
  }

  act(action: Action): Promise<void> {
    return driver().act(action);
  }

  seek(count: number): Promise<void> {
    return driver().seek(count);
  }

  busy(): boolean {
    return driver().busy();
  }

  position(): Position {
    return driver().position() as Position;
  }

  legal(): readonly Action[] {
    return driver().legal() as readonly Action[];
  }

  /** The button of a card in a hand, null if there is none. */
  card(card: CardId): HTMLElement | null {
    return screen.queryByRole('button', { name: cardButton(card) });
  }

  /** Every card that the page names anywhere, to people or in its source. */
  readableCards(): readonly CardId[] {
    return cardsNamedIn(document.documentElement.outerHTML);
  }

  /** Presses the button of a name. */
  async press(name: string | RegExp): Promise<void> {
    await this.user.click(screen.getByRole('button', { name }));
  }

  /** Waits until the page has gone to a route. */
  async arrivesAt(route: string): Promise<void> {
    await waitFor(() => {
      const { pathname, hash } = window.location;
      if (pathname + hash !== route) throw new Error(`the page is at ${pathname}${hash}`);
    });
  }

  /** Takes a card of the hand that is shown, or puts it back. */
  take(card: CardId): Promise<void> {
    return this.press(cardButton(card));
  }

  /** Presses Tab until the button of a name has the focus. */
  async tabTo(name: string | RegExp): Promise<void> {
    const button = screen.getByRole('button', { name });
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      await this.user.tab();
      if (document.activeElement === button) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  /** Presses a button that offers a file. Returns the file. */
  async download(button: string | RegExp): Promise<{ readonly name: string; readonly text: string }> {
    const before = offeredFiles.length;
    await this.press(button);
    await waitFor(() => {
      if (offeredFiles.length === before) throw new Error(`${button} offers no file`);
    });
    const { name, content } = offeredFiles.at(-1)!;
    return { name, text: await content.text() };
  }

  /** Gives a file to the button of the page that asks for one. */
  async giveFile(name: string, text: string): Promise<void> {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (input === undefined) throw new Error('the page asks for no file');
    await this.user.upload(input, new File([text], name, { type: 'text/plain' }));
  }

  /** Drops a file on the page. */
  async drop(name: string, text: string): Promise<void> {
    const files = [new File([text], name, { type: 'text/plain' })];
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
  }

  /** Presses keys as user-event writes them: `u`, `{Enter}`. */
  keys(keys: string): Promise<void> {
    return this.user.keyboard(keys);
  }

  private async load(address: string, type: 'navigate' | 'reload'): Promise<void> {
    await writingDone();
    this.close();
    beginDocument(address, type);
    const services = await boot(window);
    const { server } = this;
    const connect = server === null ? {} : { connect: async () => server.connection() };
    render(
      <BrowserRouter>
        <ServicesProvider value={{ ...services, ...connect }}>
          <App />
        </ServicesProvider>
      </BrowserRouter>,
    );
  }
}

function driver(): KaijuDriver {
  const { kaiju } = window;
  if (kaiju === undefined) throw new Error('there is no driver on the page');
  return kaiju;
}

/** The page of the tests; each test begins without one, in a browser that remembers nothing. */
export const kaiju = new KaijuPage();
