import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Software rendering that gives the same picture everywhere. */
const DRAWING_FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--force-color-profile=srgb',
];

/** Put together by the emulated graphics processor, a page takes four times as long, whatever it shows. */
export const SOFTWARE_COMPOSITING = '--disable-gpu-compositing';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

const UNPACK = "await (await import('@sparticuz/chromium')).default.executablePath()";

/** The packaged fonts, wherever their folder lies, then the system's for signs that they lack. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="relative">../fonts-cache</cachedir>
</fontconfig>
`;

/** The folder into which the packaged browser is unpacked, once for each version of the package. */
function packagedFolder(): string {
  const manifest = readFileSync(join(MODULES, '@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return join(MODULES, '.cache', `chromium-${version}`);
}

/** The packaged browser is for this platform; on others Playwright's own is taken. */
const HAS_PACKAGED = process.platform === 'linux' && process.arch === 'x64';

/** A browser that need not be unpacked: the one that KAIJU_BROWSER names, or Playwright's where none is packaged. */
function installedBrowser(): string | undefined {
  const named = process.env.KAIJU_BROWSER;
  if (named !== undefined && named !== '') return named;
  return HAS_PACKAGED ? undefined : chromium.executablePath();
}

export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
  readonly chromiumSandbox: boolean;
}

/** How to launch the browser of the tests. The packaged one works only after {@link prepareBrowser}. */
export function browserLaunch(): BrowserLaunch {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const installed = installedBrowser();
  const common = { args: DRAWING_FLAGS, chromiumSandbox: false };
  if (installed !== undefined) return { ...common, executablePath: installed, env };
  const folder = packagedFolder();
  const libraries = [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH ?? ''].filter((path) => path !== '');
  return {
    ...common,
    executablePath: join(folder, 'chromium'),
    env: { ...env, FONTCONFIG_PATH: join(folder, 'fonts'), LD_LIBRARY_PATH: libraries.join(delimiter) },
  };
}

/**
 * Unpacks the packaged browser if it is the one to be launched. Safe to repeat, and in two processes at once. Throws
 * where there is none to launch.
 */
export function prepareBrowser(): void {
  const installed = installedBrowser();
  if (installed !== undefined) {
    if (existsSync(installed)) return;
    throw new Error(
      `there is no browser at ${installed}; Playwright's comes with: npx playwright install chromium`,
    );
  }
  const folder = packagedFolder();
  if (existsSync(folder)) return;
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  // The package unpacks to the temporary folder, and its libraries only where it believes to be on Amazon's Lambda.
  const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: MODULES, env });
  writeFileSync(join(staging, 'fonts', 'fonts.conf'), FONTS);
  try {
    renameSync(staging, folder);
  } catch {
    rmSync(staging, { recursive: true });
  }
}
