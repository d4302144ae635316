import { existsSync } from 'node:fs';
import { type Browser, firefox as ownFirefox, webkit as ownWebkit } from '@playwright/test';
import type { OtherBrowserType, OtherPage } from './driver';
import { firefox } from './firefox';
import { webkit } from './webkit';

export type { OtherPage } from './driver';

async function pageOf(browser: Browser, width: number, height: number): Promise<OtherPage> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    press: (target) =>
      typeof target === 'string'
        ? page.locator(target).first().click()
        : page.mouse.click(target.x, target.y),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    complaints: () => complaints,
  };
}

/** The browser that Playwright brings, where somebody has installed it; else the one of the system. */
function ownOr(own: typeof ownFirefox, system: OtherBrowserType): OtherBrowserType {
  if (!existsSync(own.executablePath())) return system;
  return {
    name: system.name,
    installed: true,
    async launch() {
      const browser = await own.launch();
      return {
        newPage: (width, height) => pageOf(browser, width, height),
        close: () => browser.close(),
      };
    },
  };
}

/** The browsers beside Chromium that the program is made for, as far as they may be had. */
export const OTHER_BROWSERS: readonly OtherBrowserType[] = [
  ownOr(ownFirefox, firefox),
  ownOr(ownWebkit, webkit),
];
