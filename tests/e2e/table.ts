import type { Locator, Page } from '@playwright/test';
import type { StageStats } from '#session';
import type { Action, CardId, Position } from '#zorgl/rules';
import { cardButton, cardsNamedIn } from '../helpers/cards';

/** More controls than a page has. */
const MAX_STOPS = 60;

/** Pictures after which a screen that still changes is not going to come to rest. */
const STEADYING = 10;

/** A page of the program, and its driver from the outside. */
export class Table {
  constructor(readonly page: Page) {}

  /** Opens a route in the cheap quality. @param query further parameters */
  async open(path: string, query: Readonly<Record<string, string>> = {}, hash = ''): Promise<void> {
    const parameters = new URLSearchParams({ quality: 'test', lang: 'en', ...query });
    await this.page.goto(`${path}?${parameters}${hash}`);
  }

  /** Opens a table and waits for its first picture; with the manual clock it shows all models that have come. */
  async openTable(query: Readonly<Record<string, string>>): Promise<void> {
    await this.open('/table', query);
    await this.ready();
    if (query.clock === 'manual') await this.advance(0);
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => window.kaiju !== undefined);
    await this.page.evaluate(() => window.kaiju!.ready());
  }

  advance(seconds: number): Promise<void> {
    return this.page.evaluate((time) => window.kaiju!.advance(time), seconds);
  }

  /** Lets time pass in equal steps, each drawn. */
  async advanceSteps(steps: number, seconds: number): Promise<void> {
    await this.page.evaluate(
      async ([count, time]) => {
        for (let step = 0; step < count; step++) await window.kaiju!.advance(time);
      },
      [steps, seconds] as const,
    );
  }

  settle(): Promise<void> {
    return this.page.evaluate(() => window.kaiju!.settle());
  }

  /**
   * Adds a style sheet to the page as its scripts may (its policy takes none from outside), and lets it tell those who
   * watch the sizes of its parts, which it does with the next picture of the browser.
   */
  async addStyle(css: string): Promise<void> {
    await this.page.evaluate(async (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
    }, css);
  }

  /** What the screen shows, once it shows the same twice: the browser may bring the table's canvas one picture late. */
  async picture(): Promise<Buffer> {
    let before = await this.page.screenshot({ animations: 'disabled' });
    for (let attempt = 0; attempt < STEADYING; attempt++) {
      const picture = await this.page.screenshot({ animations: 'disabled' });
      if (picture.equals(before)) return picture;
      before = picture;
    }
    throw new Error('the screen does not come to rest');
  }

  act(action: Action): Promise<void> {
    return this.page.evaluate((chosen) => window.kaiju!.act(chosen), action);
  }

  async busy(): Promise<boolean> {
    return this.page.evaluate(() => window.kaiju!.busy());
  }

  async position(): Promise<Position> {
    return (await this.page.evaluate(() => window.kaiju!.position())) as Position;
  }

  async legal(): Promise<readonly Action[]> {
    return (await this.page.evaluate(() => window.kaiju!.legal())) as readonly Action[];
  }

  stats(): Promise<StageStats> {
    return this.page.evaluate(() => window.kaiju!.stats());
  }

  /** Where a box or a monster is on the screen. */
  async locate(name: string): Promise<{ readonly x: number; readonly y: number }> {
    const point = await this.page.evaluate((wanted) => window.kaiju!.project(wanted), name);
    if (point === null) throw new Error(`${name} is not on the screen`);
    return point;
  }

  /** Clicks a box (`c3`) or a monster (`A`) with the mouse. */
  async click(name: string): Promise<void> {
    const { x, y } = await this.locate(name);
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y);
  }

  /** Presses Tab until the control of a name has the focus. */
  async tabTo(name: RegExp): Promise<void> {
    const control = this.page.getByRole('button', { name });
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      await this.page.keyboard.press('Tab');
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  /** The button of a card in a hand; it need not be there. */
  card(card: CardId): Locator {
    return this.page.getByRole('button', { name: cardButton(card) });
  }

  /** Every card that the page names anywhere, to people or in its source. */
  async readableCards(): Promise<readonly CardId[]> {
    return cardsNamedIn(await this.page.content());
  }
}
