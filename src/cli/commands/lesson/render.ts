import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { LANGUAGES, OFFERED_QUALITIES, ok, quoted, type Result } from '#core';
import { fileExtension, LESSON_FILM_FORMATS, type LessonFilmFormat, parseSize } from '#learning';
import type { Command } from '../../command';
import type { CliGame } from '../../games';
import { readText } from '../../input';
import { fail } from '../../problems';
import type { CommandOptions } from '../../words';
import { readLesson } from './read';

/** An option with a fixed set of values. @param other default */
function choice<T extends string>(
  words: CommandOptions,
  name: string,
  known: readonly T[],
  other: T,
): Result<T> {
  const given = words.get(name) ?? other;
  const found = known.find((each) => each === given);
  return found === undefined
    ? fail(`--${name}`, 'value.unknown', { value: quoted(given), known })
    : ok(found);
}

/** Format by file extension; a film by default. */
function formatOf(file: string): LessonFilmFormat {
  const ending = extname(file).slice(1).toLowerCase();
  return LESSON_FILM_FORMATS.find((format) => fileExtension(format) === ending) ?? 'webm';
}

/** A lesson to film: the path of its page, and for a lesson file the file to open first. */
interface Filmed {
  readonly path: string;
  readonly file?: string;
}

/** A built-in lesson by its id, or a lesson file, which ends with `.json`. */
function filmed(named: string, { rules, teaching }: CliGame): Result<Filmed> {
  if (extname(named).toLowerCase() === '.json') {
    const text = readText(named);
    if (!text.ok) return text;
    const read = readLesson(text.value);
    return read.ok ? ok({ path: `/learn/${read.value.game.rules.id}`, file: resolve(named) }) : read;
  }
  if (teaching === undefined) return fail('game', 'lesson.none', { game: rules.id });
  return teaching.lessons.some((each) => each.id === named)
    ? ok({ path: `/learn/${rules.id}/${named}` })
    : fail('ID', 'lesson.unknown', { id: quoted(named) });
}

/** Loads the renderer, whose development dependencies may not be installed. */
const loadRenderer = async () => {
  try {
    return ok(await import('../../../../tools/lessonFilm/render'));
  } catch (error) {
    return fail('browser', 'browser.none', { detail: error instanceof Error ? error.message : 'none' });
  }
};

const one = (known: readonly string[], other: string) => `${known.join(', ')}; default ${other}`;

export const render: Command = {
  summary:
    'Renders a lesson or a lesson file as a film, a GIF or a strip of pictures, in a headless browser.',
  operands: ['ID'],
  takesGame: true,
  flags: () => ({
    out: { value: 'FILE', help: 'the file to write; overwrites' },
    format: { value: 'NAME', help: one(LESSON_FILM_FORMATS, 'by the ending of FILE (.png: strip)') },
    size: { value: 'WxH', help: 'size in pixels; default 640x360' },
    lang: { value: 'CODE', help: one(LANGUAGES, 'en') },
    quality: { value: 'NAME', help: one(OFFERED_QUALITIES, 'low') },
    pictures: { help: 'one file for each picture of a strip: FILE-1.png, FILE-2.png, …' },
    silent: { help: 'no sound' },
    browser: { value: 'PATH', help: 'a Chromium to use instead of the packaged one' },
  }),
  async run({ words, game, print }) {
    const lesson = filmed(words.get('ID') ?? '', game);
    if (!lesson.ok) return lesson;
    const out = words.get('out');
    if (out === undefined) return fail('--out', 'missing');
    const format = choice(words, 'format', LESSON_FILM_FORMATS, formatOf(out));
    if (!format.ok) return format;
    const size = parseSize(words.get('size') ?? '640x360', '--size');
    if (!size.ok) return size;
    const language = choice(words, 'lang', LANGUAGES, 'en');
    if (!language.ok) return language;
    const quality = choice(words, 'quality', OFFERED_QUALITIES, 'low');
    if (!quality.ok) return quality;
    const { width, height } = size.value;
    const apart = words.has('pictures');
    if (apart && format.value !== 'strip') {
      return fail('--pictures', 'render.pictures', { format: format.value });
    }
    const query = new URLSearchParams({
      film: format.value,
      size: `${width}x${height}`,
      lang: language.value,
      quality: quality.value,
      sound: words.has('silent') ? '0' : '1',
      // The page draws only the frames that are filmed.
      clock: 'manual',
    });
    const renderer = await loadRenderer();
    if (!renderer.ok) return renderer;
    const named = words.get('browser');
    const made = await renderer.value.renderLesson({
      path: lesson.value.path,
      query: String(query),
      ...(lesson.value.file === undefined ? {} : { file: lesson.value.file }),
      out,
      ...(apart ? { apart: size.value } : {}),
      ...(named === undefined ? {} : { browser: named }),
    });
    if ('why' in made) {
      if (made.why === 'unbuilt') return fail('page', 'page.unbuilt');
      const { why, detail } = made;
      return why === 'browser'
        ? fail('browser', 'browser.none', { detail })
        : fail('page', 'page.failed', { detail });
    }
    for (const file of made) {
      await print(JSON.stringify({ file, format: format.value, width, height, bytes: statSync(file).size }));
    }
    return ok(null);
  },
};
