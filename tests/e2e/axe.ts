import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and what axe holds for good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = 'color-contrast';

/** Titles that are drawings: the logo, and what is printed on the boxes of the games. */
const LOGOS = ['.lobby-title h1', '.box'];

interface Plain {
  readonly contrast: string;
  readonly logos: string[];
  /** The worst that a gradient or the picture may put behind the text. */
  readonly behind: 'light' | 'dark';
  /** A selector of what lies over the rest: alone it is looked at, for axe gives up where several things are below. */
  readonly over: string | null;
}

/**
 * Runs in the page: the contrasts that axe finds too low or cannot work out, with every gradient as its lightest or its
 * darkest colour, the picture as white or black, and no shadow around the letters. Leaves the page as it was.
 */
async function faintText({ contrast, logos, behind, over }: Plain): Promise<string[]> {
  const light = behind === 'light';
  const ground = light ? 255 : 0;
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  /** A colour over others, as the browser itself mixes them. */
  const mixed = (...colours: readonly string[]): readonly number[] => {
    pixel.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
    }
    return [...pixel.getImageData(0, 0, 1, 1).data];
  };
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = mixed(`rgb(${ground} ${ground} ${ground})`, colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** What stands where the table would be on a browser that cannot draw it. */
  const NO_TABLE = '.no-picture';
  const COLOUR = /(?:rgba?|color|oklab|oklch)\([^()]*\)/g;
  const undo: (() => void)[] = [];
  const put = (element: HTMLElement | SVGElement, name: string, value: string) => {
    const before = element.style.getPropertyValue(name);
    element.style.setProperty(name, value, 'important');
    undo.push(() => element.style.setProperty(name, before));
  };
  const alone = over === null ? null : document.querySelector(over);
  for (let above = alone; above !== null && above !== document.body; above = above.parentElement)
    for (const beside of above.parentElement!.children)
      if (beside !== above && beside instanceof HTMLElement) put(beside, 'visibility', 'hidden');
  for (const shape of document.querySelectorAll<SVGElement>('svg > *')) put(shape, 'display', 'none');
  const elements = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body :not(svg *)')];
  // All is read before anything changes: after each change the browser would work out all styles again.
  const styles = elements.map((element) => {
    const { backgroundImage, backgroundColor, textShadow } = getComputedStyle(element);
    return { backgroundImage, backgroundColor, textShadow };
  });
  for (const [index, element] of elements.entries()) {
    if (element.matches(`svg, canvas, img, ${NO_TABLE}`)) {
      put(element, 'visibility', 'hidden');
      if (element.matches(`canvas, ${NO_TABLE}`))
        put(element.parentElement!, 'background', `rgb(${ground} ${ground} ${ground})`);
      continue;
    }
    const { backgroundImage, backgroundColor, textShadow } = styles[index]!;
    if (textShadow !== 'none') put(element, 'text-shadow', 'none');
    if (backgroundImage === 'none') continue;
    // The first layer lies on top.
    const layers = backgroundImage.split(/,\s*(?=[a-z-]+gradient\()/).reverse();
    const worst = layers.map((layer) => {
      const [first = 'transparent'] = (layer.match(COLOUR) ?? []).toSorted((one, other) =>
        light ? brightness(other) - brightness(one) : brightness(one) - brightness(other),
      );
      return first;
    });
    const [red, green, blue, alpha = 255] = mixed(backgroundColor, ...worst);
    put(element, 'transition', 'none');
    put(element, 'background', `rgb(${red} ${green} ${blue} / ${alpha / 255})`);
  }
  const { axe: auditor } = window as unknown as { readonly axe: typeof axe };
  const { violations, incomplete } = await auditor.run(
    { exclude: logos },
    { runOnly: [contrast], resultTypes: ['violations', 'incomplete'] },
  );
  for (const back of undo.reverse()) back();
  // What is scrolled away in part has the same colours as the rest.
  const HIDDEN = /obscured|overlapped/;
  return [...violations, ...incomplete]
    .flatMap(({ nodes }) => nodes)
    .map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join('; ')}`)
    .filter((finding) => !HIDDEN.test(finding));
}

/** Runs in the page: what axe finds but for contrasts. */
async function faultyMarkup({
  rules,
  contrast,
}: {
  readonly rules: string[];
  readonly contrast: string;
}): Promise<string[]> {
  const { axe: auditor } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await auditor.run({
    runOnly: rules,
    rules: { [contrast]: { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function letIn(page: Page | Frame): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(SOURCE);
  await page.evaluate((contrast) => {
    const { axe: auditor } = window as unknown as { readonly axe: typeof axe };
    // Letters that stand alone count like words; the rest is what axe has by itself.
    const options = {
      ignoreUnicode: false,
      ignoreLength: true,
      ignorePseudo: false,
      boldValue: 700,
      boldTextPt: 14,
      largeTextPt: 18,
      contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
      pseudoSizeThreshold: 0.25,
      shadowOutlineEmMax: 0.2,
      textStrokeEmMin: 0.03,
    };
    auditor.configure({ checks: [{ id: contrast, options }] });
  }, CONTRAST);
}

/**
 * What axe finds on a page, or in a frame of one, one line each.
 * @param over a selector of what lies over the rest; null for nothing
 */
export async function findingsOf(page: Page | Frame, over: string | null = null): Promise<readonly string[]> {
  await letIn(page);
  const found = await page.evaluate(faultyMarkup, { rules: RULES, contrast: CONTRAST });
  for (const behind of ['light', 'dark'] as const)
    found.push(...(await page.evaluate(faintText, { contrast: CONTRAST, logos: LOGOS, behind, over })));
  return [...new Set(found)];
}
